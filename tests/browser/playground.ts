import { errors, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Messages that went or will go away by themselves, for tests: those that no test has waited for. */
    toasts: string[];
  }
}

/** Runs in every page before its own scripts: notes the messages that can be seen and go away by themselves. */
export function noteToasts(): void {
  window.toasts = [];
  let last = '';
  new MutationObserver(() => {
    const toast = document.querySelector<HTMLElement>('.toast');
    const text = toast && !toast.hidden ? (toast.textContent ?? '') : '';
    if (text !== '' && text !== last && toast?.checkVisibility()) window.toasts.push(text);
    last = text;
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
}

/** Calls back with the address of each request that fails. Whoever leaves a page ends what it is fetching: that is no failure. */
export function whenRequestFails(page: Page, then: (url: string) => void): void {
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') then(request.url());
  });
}

/**
 * Waits until the page fetches nothing more. Chromium may end a request without a word, so that nothing ever is over: half a minute is more
 * than any page of this machine's own server takes.
 */
export async function whenIdle(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('networkidle', { timeout: 30_000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

/** An open playground: its parts by the names that users read or hear (in English, unless a test asks for another language). */
export class Playground {
  readonly page: Page;
  /** Console errors and warnings, exceptions, policy violations, failed requests and requests to other origins. */
  readonly problems: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // Chromium's software WebGL reports this whenever its picture is shown.
      if (!message.text().includes('GPU stall due to ReadPixels'))
        this.problems.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(String(error)));
    whenRequestFails(page, (url) => this.problems.push(`failed: ${url}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !/^(data|blob):/.test(url))
        this.problems.push(`foreign: ${url}`);
    });
  }

  get picture(): Locator {
    return this.page.getByRole('application', { name: 'Live picture' });
  }

  /** The message over the picture, what is wrong with the scene, or the one under it, of the link. */
  get banner(): Locator {
    return this.page.getByRole('alert');
  }

  /** What only screen readers are told: it stays until the next is said. */
  get announcements(): Locator {
    return this.page.locator('#status');
  }

  /** A message that goes away by itself: only for pages whose clock is paused. */
  toast(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text, visible: true });
  }

  /** Waits until the page has said this in a message that goes away by itself, also if it is gone again; returns the whole message. */
  async saidInToast(text: string): Promise<string> {
    const said = await this.page.waitForFunction((part) => {
      const at = window.toasts.findIndex((message) => message.includes(part));
      return window.toasts.splice(0, at + 1).at(-1);
    }, text);
    return (await said.jsonValue()) ?? '';
  }

  /** The bubble that says what a button does. */
  tip(text: string): Locator {
    return this.page.locator('.tip').filter({ hasText: text });
  }

  /** The button that starts an embedded playground. */
  get poster(): Locator {
    return this.page.getByRole('button', { name: /^Start: / });
  }

  get languageMenu(): Locator {
    return this.page.getByRole('banner').getByRole('combobox');
  }

  /** A titled part of the page, such as 'Live numbers' or 'Settings'. */
  panel(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The sentence over the picture and its two numbers. */
  get headline(): Locator {
    return this.page.getByRole('region', { name: /overlap\?/ });
  }

  /** The button that opens the menu of scenes. */
  get scenesMenu(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Scenes', exact: true });
  }

  /** The button of a scene in the open menu by its name, such as 'Bouncing squares', or of the row in an embedded page. */
  scene(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Scenes' }).getByRole('button', { name });
  }

  /** Opens the menu of scenes and presses the button of one. */
  async chooseScene(name: string): Promise<void> {
    await this.scenesMenu.click();
    await this.scene(name).click();
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name });
  }

  /** The button that opens the menu of views. */
  get viewsMenu(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Views', exact: true });
  }

  /** The button of a view in the open menu, such as 'Side by side', 'Printed defects' or 'Race'. */
  view(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Views' }).getByRole('button', { name });
  }

  /** Opens the menu of views and presses the button of one. */
  async chooseView(name: string): Promise<void> {
    await this.viewsMenu.click();
    await this.view(name).click();
  }

  /** Shows all controls of the picture, where the page is so narrow that it shows only some at first. */
  async showAllControls(): Promise<void> {
    const more = this.button('More controls');
    // A mouse that stays on the button asks for its tip.
    if (await this.page.evaluate(() => navigator.maxTouchPoints > 0)) await more.tap();
    else await more.click();
  }

  /** A group of settings that can be closed, by its heading. */
  settingsGroup(name: string): Locator {
    return this.panel('Settings')
      .getByRole('group')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** A field or switch by its label. */
  control(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  /** One of several options of a setting, a radio button or a checkbox. */
  option(setting: string, name: string): Locator {
    return this.page
      .getByRole('group', { name: setting, exact: true })
      .getByLabel(name, { exact: true });
  }

  /** Presses an option, as its label stands in front of it. */
  async choose(setting: string, name: string): Promise<void> {
    await this.page
      .getByRole('group', { name: setting, exact: true })
      .getByText(name, { exact: true })
      .click();
  }

  /** Types a value into a field and confirms it. */
  async enter(field: string, value: string): Promise<void> {
    await this.control(field).fill(value);
    await this.control(field).press('Enter');
  }

  /** Scrolls to the shape of the tree, which is fetched when it comes near the window. */
  async scrollToTree(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Shape of the tree' }).scrollIntoViewIfNeeded();
    await this.page.getByRole('tree').waitFor();
  }

  /** One of the values under 'Live numbers', such as 'Pair tests'. */
  liveNumber(name: string): Locator {
    return valueOf(this.panel('Live numbers'), name);
  }

  /** One of several pictures side by side, with its numbers. */
  pane(title: string): Locator {
    return this.page.getByRole('figure', { name: title, exact: true });
  }

  paneNumber(title: string, name: string): Locator {
    return valueOf(this.pane(title), name);
  }

  /** Number of the frame that is shown. Bound, so that `expect.poll` can take it. */
  readonly frame = (): Promise<number> => this.page.evaluate(() => window.quadrille?.frame ?? -1);

  /** Present settings, by their names in the code. */
  readonly settings = (): Promise<Record<string, unknown>> =>
    this.page.evaluate(() => ({ ...window.quadrille?.settings }));

  /** Equal for equal frames. */
  readonly fingerprint = (): Promise<string | undefined> =>
    this.page.evaluate(() => window.quadrille?.fingerprint());

  readonly objectCount = (): Promise<number> =>
    this.page.evaluate(() => (window.quadrille?.boxes().length ?? 0) / 4);

  /** minX, minY, maxX and maxY of every object, in the world. */
  readonly boxes = (): Promise<number[][]> =>
    this.page.evaluate(() => {
      const flat = [...(window.quadrille?.boxes() ?? [])];
      return Array.from({ length: flat.length / 4 }, (_, row) => flat.slice(4 * row, 4 * row + 4));
    });

  /** What stands behind # in the address. */
  readonly fragment = (): string => new URL(this.page.url()).hash.slice(1);

  /** Stops time, so that only `page.clock` moves it. For pages opened with `ownClock`. */
  async pauseClock(): Promise<void> {
    const now = await this.page.evaluate(() => Date.now());
    // A moment that is still to come, however busy the machine is.
    await this.page.clock.pauseAt(now + 60_000);
  }

  /** The picture in the window, in CSS pixels. */
  async pictureBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.picture.boundingBox();
    if (!box) throw new Error('the picture is hidden');
    return box;
  }

  /** Where a point of the world is seen in the window, in CSS pixels. */
  async windowPoint(x: number, y: number): Promise<[x: number, y: number]> {
    const box = await this.pictureBox();
    const view = await this.page.evaluate(() => window.quadrille?.viewport);
    if (!view) throw new Error('the page has no hook');
    return [
      box.x + (x * view.scale + view.left) / view.ratio,
      box.y + (y * view.scale + view.top) / view.ratio,
    ];
  }

  /** Waits three frames of the display: the stage is laid out in the first after a change, and the picture takes its size in the next. */
  async waitForLayout(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
        }),
    );
  }

  async step(ticks: number): Promise<void> {
    await this.page.evaluate((count) => window.quadrille?.step(count), ticks);
  }

  /** Goes to a frame, and waits until it is shown. */
  async seek(frame: number): Promise<void> {
    await this.page.evaluate((wanted) => window.quadrille?.seek(wanted), frame);
    await this.page.waitForFunction((wanted) => window.quadrille?.frame === wanted, frame);
  }

  /** Presses the button of a tool, and waits until the tool is taken: its code is fetched the first time. */
  async takeTool(name: string): Promise<void> {
    await this.tool(name).click();
    await this.page.getByRole('button', { name, exact: true, pressed: true }).waitFor();
  }

  /** Chooses a tool and drags it through points of the world; with one point, presses there. */
  async useTool(name: string, ...points: (readonly [x: number, y: number])[]): Promise<void> {
    await this.takeTool(name);
    const [from = [0, 0], ...others] = await Promise.all(
      points.map(([x, y]) => this.windowPoint(x, y)),
    );
    const { mouse } = this.page;
    await mouse.move(...from);
    await mouse.down();
    for (const point of others) await mouse.move(...point);
    await mouse.up();
  }

  /** Opens a fragment as a link on the page itself does. */
  async follow(fragment: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
  }

  /** Text in the clipboard, for pages that were opened with permission to read it. */
  async clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}

/** The value beside a term of a description list. */
export function valueOf(list: Locator, term: string): Locator {
  return list.locator(`dt:text-is("${term}") + dd`);
}
