/** Every page that is read, on a phone: it does not scroll sideways, and code and tables that are wider scroll in themselves, by keys too. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openedPages } from './site-pages.ts';
import { thorough, thoroughUnless } from './thorough.ts';

/** Pages of the article, of defects, of documents and sources, and of examples that are no game over the whole window. */
const read = /^(learn|docs|wild|examples\/(index\.html|pixi|react|worker))/;
const files = openedPages.filter((file) => read.test(file));

/** What a reader at this width cannot come to, besides the width of the page where that is more. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = new Set(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []);
    const note = (fault: string, { tagName, textContent }: Element): unknown =>
      found.add(`${fault}: ${tagName} ${textContent?.trim().slice(0, 40) ?? ''}`);
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
    for (const element of document.querySelectorAll('pre, code, table')) {
      if (!element.checkVisibility()) continue;
      const box = ancestors(element).find((one) => getComputedStyle(one).overflowX !== 'visible');
      const isIn = element.getBoundingClientRect().right <= clientWidth + 1;
      if (!(box instanceof HTMLElement)) {
        if (!isIn) note('sticks out', element);
      } else if (box.scrollWidth > box.clientWidth + 1) {
        const isScrolled = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
        if (!isScrolled || box.tabIndex < 0) note('is out of reach', box);
      }
    }
    return [...found];
  });
}

test(
  'all code can be read at 360 and 390, and no page scrolls sideways',
  thorough,
  async ({ openPlayground, urlOf }) => {
    expect(files.length).toBeGreaterThan(100);
    const { page } = await openPlayground('', {
      file: files[0]!,
      starts: false,
      // The next page is opened while parts of this one are still on their way.
      mayFail: true,
      // Figures stay still pictures.
      before: (opened) =>
        opened.addInitScript(() =>
          Object.assign(globalThis, {
            IntersectionObserver: class {
              observe(): void {}
              disconnect(): void {}
            },
          }),
        ),
    });
    const found = [];
    for (const file of files) {
      await page.goto(urlOf('', file));
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 780 });
        for (const fault of await outOfReach(page)) found.push(`${file} at ${width}: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  },
);

test('code of the article is wrapped on a phone: no line is cut', async ({ openPlayground }) => {
  const { page } = await openPlayground('', {
    viewport: { width: 360, height: 780 },
    file: 'learn/rays-and-nearest/',
    starts: false,
  });
  const listings = page.locator('.listing').filter({ visible: true });
  await expect(listings).not.toHaveCount(0);
  for (const listing of await listings.all())
    expect(await listing.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

const enlarged = [
  ...['learn/when-to-split/', 'docs/queries.html', 'examples/index.html'].map((file) => ({
    file,
    fragment: '',
  })),
  ...['', 'lesson=quadtree&page=4', 'compare=parent.leaf', 'race=1', 'bug=centre', 'seams=1']
    .flatMap((fragment) => ['en', 'it'].map((language) => `${fragment}&lang=${language}&play=0`))
    .map((fragment) => ({ file: 'index.html', fragment })),
];

for (const { file, fragment } of enlarged)
  test(
    `with letters at 150 %, ${file} ${fragment} does not scroll sideways on a phone`,
    thoroughUnless(fragment === '&lang=it&play=0' || file.startsWith('learn')),
    async ({ openPlayground }) => {
      const playground = await openPlayground(fragment, {
        viewport: { width: 360, height: 740 },
        file,
        starts: file === 'index.html',
      });
      const { page } = playground;
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '150%';
      });
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        if (file === 'index.html') await playground.waitForLayout();
        const wider = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(wider, `${width}`).toBe(0);
      }
    },
  );

/** Of a line that is wrapped: how many pixels its lower rows stand right of its beginning, at least. */
function hangOf(line: Element): number | undefined {
  const places: DOMRect[] = [];
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { index } of (text.nodeValue ?? '').matchAll(/\S/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      places.push(range.getBoundingClientRect());
    }
  const [first] = places;
  if (!first) return undefined;
  const lower = places.filter(({ top }) => top > first.top + first.height / 2);
  return lower.length === 0 ? undefined : Math.min(...lower.map(({ left }) => left)) - first.left;
}

test('what is wrapped of a line stands further in than the line begins', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', {
    viewport: { width: 360, height: 780 },
    file: 'learn/when-to-split/',
    starts: false,
  });
  for (const name of ['C++', 'TypeScript']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('details:has(.listing)').evaluateAll((folded) => {
      for (const details of folded as HTMLDetailsElement[]) details.open = true;
    });
    const wrapped = [];
    for (const line of await page.locator('.listing .line').filter({ visible: true }).all()) {
      const hang = await line.evaluate(hangOf);
      if (hang !== undefined) wrapped.push({ hang, line: await line.textContent() });
    }
    expect(wrapped).not.toEqual([]);
    expect(wrapped.filter(({ hang }) => hang < 10)).toEqual([]);
  }
});

test('no line is cut of the code beside a bug', thorough, async ({ openPlayground }) => {
  const viewport = { width: 360, height: 780 };
  const playground = await openPlayground('bug=centre&play=0', { viewport, file: 'embed.html' });
  const samples = playground.page.locator('.bug-lines pre');
  await expect(samples).toHaveCount(2);
  for (const sample of await samples.all())
    expect(await sample.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
