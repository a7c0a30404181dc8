/** An open playground in any engine: its parts by the names that users read or hear. */
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import { vi } from 'vitest';
import type { Browser } from './browser.ts';

export class Page {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Opens an address afresh, also one that differs from the present one by its fragment alone. */
  async open(url: string, starts = true): Promise<void> {
    await this.browser.goto('about:blank');
    await this.browser.goto(url);
    if (starts)
      await waitFor(async () => {
        if (!(await this.browser.evaluate(() => window.quadrille !== undefined)))
          throw new Error('the page does not start');
      });
  }

  get picture(): Part {
    return new Part(this.browser, getByRoleSelector('application', { name: 'Live picture' }));
  }

  /** What only screen readers are told. */
  get announcements(): Part {
    return new Part(this.browser, 'css=#status');
  }

  role(role: string, name?: string): Part {
    const options = name === undefined ? {} : { name, exact: true };
    return new Part(this.browser, getByRoleSelector(role, options));
  }

  button(name: string): Part {
    return this.role('button', name);
  }

  /** A titled part of the page, such as 'Settings'. */
  panel(name: string): Part {
    return this.role('region', name);
  }

  control(label: string): Part {
    return new Part(this.browser, getByLabelSelector(label, { exact: true }));
  }

  text(text: string | RegExp): Part {
    return new Part(this.browser, getByTextSelector(text, { exact: true }));
  }

  /** The canvas of a painter: 'canvas', 'webgl' or 'pixels'. */
  layer(painter: string): Part {
    return new Part(this.browser, `css=canvas[data-layer="${painter}"]`);
  }

  /** One of the values under 'Live numbers', such as 'Pair tests'. */
  liveNumber(name: string): Part {
    return new Part(
      this.browser,
      `${getByRoleSelector('region', { name: 'Live numbers', exact: true })} >> css=dt:text-is("${name}") + dd`,
    );
  }

  /** Present settings, by their names in the code. Bound, so that `expect.poll` can take it. */
  readonly settings = (): Promise<Record<string, unknown>> =>
    this.browser.evaluate(() => ({ ...window.quadrille?.settings }));

  readonly frame = (): Promise<number> =>
    this.browser.evaluate(() => window.quadrille?.frame ?? -1);

  /** What stands behind # in the address. */
  readonly fragment = (): Promise<string> => this.browser.evaluate(() => location.hash.slice(1));

  readonly problems = (): Promise<string[]> =>
    this.browser.evaluate(() => [...window.inPage.problems]);

  /** By how many CSS pixels the page is wider than the window. */
  readonly overflow = (): Promise<number> =>
    this.browser.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  /** How many pixels of the picture have the colour 'red,green,blue'. */
  pixels(colour: string): Promise<number> {
    return this.browser.evaluate((wanted) => {
      const { data } = window.quadrille?.picture() ?? { data: [] };
      let found = 0;
      for (let at = 0; at < data.length; at += 4)
        if (`${data[at]},${data[at + 1]},${data[at + 2]}` === wanted) found++;
      return found;
    }, colour);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.browser.press(key);
  }
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The visible elements that a selector finds. What asks for one takes the first. */
export class Part {
  readonly #browser: Browser;
  readonly #selector: string;

  constructor(browser: Browser, selector: string) {
    this.#browser = browser;
    this.#selector = selector;
  }

  /** The part that another one finds inside this one. */
  inside(part: Part): Part {
    return new Part(this.#browser, `${this.#selector} >> ${part.#selector}`);
  }

  readonly count = (): Promise<number> =>
    this.#browser.evaluate((selector) => window.inPage.find(selector).length, this.#selector);

  readonly isVisible = async (): Promise<boolean> => (await this.count()) > 0;

  readonly text = (): Promise<string | undefined> =>
    this.#browser.evaluate(
      (selector) => window.inPage.find(selector)[0]?.textContent ?? undefined,
      this.#selector,
    );

  readonly hasFocus = (): Promise<boolean> =>
    this.#browser.evaluate(
      (selector) => window.inPage.find(selector)[0] === document.activeElement,
      this.#selector,
    );

  value(): Promise<string | undefined> {
    return this.#browser.evaluate((selector) => {
      const [field] = window.inPage.find(selector);
      return field && 'value' in field ? String(field.value) : undefined;
    }, this.#selector);
  }

  async box(): Promise<Rectangle> {
    const box = await this.#browser.evaluate((selector) => {
      const [element] = window.inPage.find(selector);
      return element?.getBoundingClientRect().toJSON() as Rectangle | undefined;
    }, this.#selector);
    if (!box) throw new Error(`${this.#selector} is not visible`);
    return box;
  }

  async focus(): Promise<void> {
    await this.#browser.evaluate(
      (selector) => window.inPage.find(selector)[0]?.focus(),
      this.#selector,
    );
    await waitFor(async () => {
      if (!(await this.hasFocus())) throw new Error(`${this.#selector} does not get the focus`);
    });
  }

  /** Clicks in the middle, once it is there and nothing lies over it. */
  async click(): Promise<void> {
    const [x, y] = await waitFor(async () => {
      const point = await this.#browser.evaluate((selector) => {
        const [element] = window.inPage.find(selector);
        if (!element) return `${selector} is not visible`;
        element.scrollIntoView({ block: 'nearest' });
        const { x: left, y: top, width, height } = element.getBoundingClientRect();
        const middle = [left + width / 2, top + height / 2] as const;
        const hit = document.elementFromPoint(...middle);
        const isCovered = !hit || !(element.contains(hit) || hit.contains(element));
        return isCovered ? `${selector} is covered by ${hit?.outerHTML.slice(0, 80)}` : middle;
      }, this.#selector);
      if (typeof point === 'string') throw new Error(point);
      return point;
    });
    await this.#browser.click(x, y);
  }
}

function waitFor<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: 30_000, interval: 100 });
}
