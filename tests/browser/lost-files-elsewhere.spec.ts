/**
 * Files that do not arrive in the article, the documents, the examples and embeds: each that is fetched later than the page is lost in
 * turn. The page says so, and trying again shows what was asked for. Which files these are is found by doing the same with all of them.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { whenIdle } from './playground.ts';
import { thoroughUnless } from './thorough.ts';

type OpenPlayground = (fragment?: string, options?: OpenOptions) => Promise<Playground>;

/** What the page does without until it comes, and asks for again by itself. */
const selfHealing =
  /\/(tips|scene-picture|cell-motion|crowd-layer|pixel-scene|labels)-[\w-]+\.\w+$/;

interface Errand {
  readonly name: string;
  readonly file: string;
  readonly fragment?: string;
  /** What a reader does before anything is lost. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What a reader does; nothing where the page fetches by itself. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What is seen in the end. */
  readonly shown: (page: Page) => Locator;
  /** Whether to try again opens the page anew. */
  readonly beginsAnew?: boolean;
  readonly quick?: boolean;
}

const search = (words: string): Errand => ({
  name: `a search of the documents for ${words}`,
  file: 'docs/index.html',
  act: async (page) => page.getByRole('searchbox').fill(words),
  shown: (page) => page.locator('.found li').first(),
});

const example = (name: string, shown: Errand['shown'], quick = false): Errand => ({
  name: `the example ${name}`,
  file: `examples/${name}/`,
  shown,
  quick,
});

const embed = (name: string, fragment: string, rest: Partial<Errand> = {}): Errand => ({
  name: `an embed: ${name}`,
  file: 'embed.html',
  fragment: `${fragment}&lang=en`,
  shown: (page) => page.locator('canvas').first(),
  ...rest,
});

const errands: readonly Errand[] = [
  search('ray cast'),
  search('raycst'),
  {
    name: 'a guess of the article',
    file: 'learn/everything-against-everything/',
    prepare: (page) =>
      page
        .locator(`.guess[data-guess*='"kind":"boxes"']`)
        .first()
        .getByRole('checkbox', { name: 'L', exact: true })
        .check(),
    act: (page) =>
      page
        .locator(`.guess[data-guess*='"kind":"boxes"']`)
        .first()
        .getByRole('button', { name: 'Check' })
        .click(),
    shown: (page) => page.locator(`.guess[data-verdict][data-guess*='"kind":"boxes"']`),
  },
  {
    name: 'answers of the article on paper',
    file: 'learn/everything-against-everything/',
    prepare: (page) =>
      page.evaluate(() => {
        globalThis.print = () => {
          document.documentElement.dataset['wasPrinted'] = '';
        };
      }),
    act: (page) => page.locator('[data-print=answers]').click(),
    shown: (page) => page.locator('html[data-was-printed]'),
  },
  example('worker', (page) => page.getByText(/^20000 squares, [1-9]/), true),
  example('rollback', (page) => page.getByText(/both machines have the same world/)),
  example('react', (page) => page.getByText('12 of 24 cards overlap another one')),
  example('pixi', (page) => page.getByText(/ pairs of 2000 sprites in /).first()),
  example('phaser', (page) => page.getByText(/ pairs of 2000 sprites in /).first()),
  example('shooter', (page) => page.getByRole('button', { name: 'Play' }), true),
  example('platformer', (page) => page.getByRole('button', { name: 'Play' })),
  {
    ...example('platformer', (page) => page.locator('#level').filter({ hasText: 'The mill' })),
    name: 'another level of the platformer',
    act: (page) => page.getByRole('button', { name: 'The mill' }).click(),
  },
  embed('a scene', 'p=s4&n=300'),
  embed('circles', 'shape=circle&n=30'),
  embed('a poster', 'p=s4&n=300&start=poster', {
    beginsAnew: true,
    act: (page) => page.getByRole('button', { name: /^Start/ }).click(),
  }),
  embed('bullets', 'bullets=1', {
    shown: (page) => page.getByRole('img', { name: 'Three guns shoot at thin walls.' }),
  }),
  embed('placements side by side', 'compare=parent.leaf', {
    shown: (page) => page.locator('.pane canvas').first(),
  }),
];

async function opened(
  openPlayground: OpenPlayground,
  { file, fragment = '', prepare }: Errand,
  before?: OpenOptions['before'],
): Promise<Page> {
  const options: OpenOptions = { file, starts: false, mayFail: true, reducedMotion: 'reduce' };
  const { page } = await openPlayground(fragment, before ? { ...options, before } : options);
  await whenIdle(page);
  await prepare?.(page);
  return page;
}

/** The files that the page asks for by itself or while something is done, and that its own file does not name. */
async function fetchedLater(
  openPlayground: OpenPlayground,
  errand: Errand,
): Promise<readonly string[]> {
  const asked = new Set<string>();
  const page = await opened(openPlayground, errand, async (empty) => {
    empty.on('request', (request) => {
      if (request.resourceType() !== 'document') asked.add(new URL(request.url()).pathname);
    });
  });
  if (errand.act) asked.clear();
  await errand.act?.(page);
  await expect(errand.shown(page)).toBeVisible();
  await whenIdle(page);
  const later = [...asked];
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  return later.filter((path) => !html.includes(nameOf(path)) && !selfHealing.test(path));
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

for (const errand of errands)
  test(
    `${errand.name}: every file that is fetched later may be lost, and is asked for again`,
    thoroughUnless(errand.quick === true),
    async ({ openPlayground }) => {
      const files = await fetchedLater(openPlayground, errand);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files)
        await test.step(nameOf(file), async () => {
          const address = `**${file}`;
          const lose = (page: Page): Promise<unknown> =>
            page.route(address, (route) => route.abort());
          const page = await opened(openPlayground, errand, errand.act ? undefined : lose);
          if (errand.act) await lose(page);
          await errand.act?.(page);
          const again = page.getByRole('button', { name: 'Try again' });
          await expect(again.or(errand.shown(page)).first()).toBeVisible();
          // What does its work without the file needs no second try.
          if (await errand.shown(page).isVisible()) return;
          await expect(
            page.locator('[role=alert], [role=status], #missing').filter({ has: again }),
          ).toContainText(/\w{3,} \w+ \w+/);
          await page.unroute(address);
          await again.click();
          await expect(again).toBeHidden();
          // A page that began anew is where it was before the reader did anything.
          if (errand.beginsAnew) await errand.act?.(page);
          await expect(errand.shown(page)).toBeVisible();
          await page.close(); // which would go on drawing beside the next one
        });
    },
  );

for (const errand of errands.filter(({ file, act }) => file.startsWith('examples/') && !act))
  test(
    `${errand.name}: every script that its page names may be lost, and is asked for again`,
    thoroughUnless(errand.file === 'examples/shooter/'),
    async ({ openPlayground }) => {
      const whole = await opened(openPlayground, errand);
      const html = await whole.evaluate(async () => (await fetch(location.href)).text());
      const named = Array.from(html.matchAll(/(?:src|href)="([^"]+\.js)"/g), ([, path]) => path!);
      await whole.close();
      expect(named.length).toBeGreaterThan(0);
      for (const script of new Set(named.map(nameOf)))
        await test.step(script, async () => {
          const address = `**/${script}`;
          const page = await opened(openPlayground, errand, (empty) =>
            empty.route(address, (route) => route.abort()),
          );
          const alert = page.getByRole('alert');
          await expect(alert).toContainText('A part of this page could not be fetched.');
          await page.unroute(address);
          await alert.getByRole('button', { name: 'Try again' }).click();
          await expect(errand.shown(page)).toBeVisible();
          await expect(alert).toBeHidden();
          await page.close(); // which would go on drawing beside the next one
        });
    },
  );
