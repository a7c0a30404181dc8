/** The bugs of the printed articles: each by its link, marked in magenta, with its reason in the reader's language. */
import type { Locator } from '@playwright/test';
import { bugCode } from '../../web/playground/features/bugs/bug-code.ts';
import type { Bug } from '../../web/playground/features/bugs/scenes.ts';
import { expect, type Playground, test } from './fixtures.ts';
import { paintedPixels } from './painted-pixels.ts';
import { valueOf } from './playground.ts';
import { thorough, thoroughUnless } from './thorough.ts';

interface Case {
  /** Its word in links. */
  readonly bug: Bug;
  readonly name: string;
  /** The number that shows it. */
  readonly number: string;
  readonly scene: string;
  /** How what it says over both pictures begins, and what of the pictures. */
  readonly says: string;
  readonly looks: string;
  /** How its reason begins. */
  readonly why: string;
}

const cases: readonly Case[] = [
  {
    bug: 'descent',
    name: 'Misses in smaller cells',
    number: 'Hits the probe misses',
    scene: 'p=s0&n=200&probe=1&px=300&py=300&ps=120&pin=1',
    says: 'A search that lies across a line misses',
    looks: 'As printed: dashed magenta rings surround objects that touch',
    why: 'A box that lies across a line gets only what its own node holds',
  },
  {
    bug: 'halves',
    name: 'Gaps between cells',
    number: 'Objects in gaps',
    scene: 'p=s0&n=1800&min=2&max=4&labels=0',
    says: 'Halves are cut to whole numbers',
    looks: 'As printed: magenta strips are parts',
    why: 'Half of 75 is 37.5, but the printed code casts it to 37.',
  },
  {
    bug: 'outside',
    name: 'Objects outside lost',
    number: 'Objects dropped',
    scene: 'p=s3&n=250&t=40',
    says: 'Objects outside the world are thrown away',
    looks: 'As printed: dashed magenta rings surround enemies',
    why: 'An object that touches no part of the root is put nowhere',
  },
  {
    bug: 'doubles',
    name: 'Pairs repeated',
    number: 'Doubles',
    scene: 'p=s1&n=120&min=10&max=40',
    says: 'An object on a line is kept in several cells',
    looks: 'As printed: a magenta number says',
    why: 'An object on a line is kept in two or four leaves',
  },
  {
    bug: 'centre',
    name: 'Misses below a line',
    number: 'Missed pairs',
    scene: 'n=1000&t=9',
    says: 'An object that reaches over a line is never tested',
    looks: 'As printed: crossed magenta lines connect',
    why: 'The test for the upper half looks at the centre of the object',
  },
  {
    bug: 'copies',
    name: 'Collisions not painted',
    number: 'Colliding, not painted',
    scene: 'n=300&t=9',
    says: 'Of two objects that collide, one may keep',
    looks: 'As printed: dashed magenta rings surround objects that collide',
    why: 'The candidates are copies, so only the object that queries turns red.',
  },
  {
    bug: 'leak',
    name: 'Memory fills up',
    number: 'Leaks next',
    scene: 'n=150',
    says: 'The nodes of earlier frames stay in memory',
    looks: 'Both pictures are alike',
    why: 'The tree is cleared before each frame',
  },
];

const CORRECTED = 'Corrected';

/** The pane of the code as an article prints it. */
function printed({ page }: Playground): Locator {
  return page.getByRole('figure', { name: /^As printed: / });
}

function magentaPixels(pane: Locator): Promise<number> {
  return paintedPixels(pane.locator('canvas[data-layer="magenta"]'));
}

function sceneButton(playground: Playground): Locator {
  return playground.button('Show a scene with the defect');
}

async function expectBugShown(playground: Playground, number: string): Promise<void> {
  await expect(valueOf(printed(playground), number)).toHaveText(/^[1-9]/);
  // A leak is in memory, and not in the picture.
  if (number === 'Leaks next') expect(await magentaPixels(printed(playground))).toBe(0);
  else expect(await magentaPixels(printed(playground))).toBeGreaterThan(50);
}

test.describe('a bug', () => {
  for (const { bug, name, number, scene, says, looks, why } of cases) {
    test(
      `${name} is counted and marked as printed, and not in the corrected program`,
      thoroughUnless(bug === 'descent'),
      async ({ openPlayground }) => {
        const playground = await openPlayground(`${scene}&bug=${bug}&play=0`);
        await expectBugShown(playground, number);
        await expect(playground.paneNumber(CORRECTED, number)).toHaveText('0');
        expect(await magentaPixels(playground.pane(CORRECTED))).toBe(0);
        for (const words of [says, looks, why])
          await expect(playground.page.getByText(words)).toBeVisible();
      },
    );

    test(
      `${name}, when chosen, is shown in a scene of its own`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground('n=7&bug=copies&play=0');
        await expect(sceneButton(playground)).toBeVisible();
        const made = playground.page.getByText('The scene is made for this defect.');
        await expect(playground.page.getByText('rebuilt five articles')).toBeVisible();
        await expect(made).toBeHidden();
        if (bug === 'copies') await sceneButton(playground).click();
        else await playground.choose('Printed defects', name);
        await expectBugShown(playground, number);
        await expect(sceneButton(playground)).toBeHidden();
        await expect(made).toBeVisible();
      },
    );
  }

  test('leaks more nodes with each frame that is shown, and none as it was meant', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('n=150&bug=leak&play=0');
    const [title, sum] = ['As printed: the Chinese article', 'Nodes leaked so far'];
    await expect(playground.paneNumber(title, sum)).toHaveText('0');
    const first = await playground.paneNumber(title, 'Leaks next').textContent();
    expect(Number(first)).toBeGreaterThan(0);
    await playground.button('Step').click();
    await expect(playground.paneNumber(title, sum)).toHaveText(first ?? '');
    await playground.button('Step').click();
    await expect(playground.paneNumber(title, sum)).not.toHaveText(first ?? '');
    await expect(playground.paneNumber(CORRECTED, sum)).toHaveText('0');
    // It begins anew with the scene.
    await playground.button('Restart').click();
    await expect(playground.paneNumber(title, sum)).toHaveText('0');
  });

  test('is one step of the history: Back leads to the scene before', async ({ openPlayground }) => {
    const playground = await openPlayground('n=7&play=0');
    const { page } = playground;
    const before = await page.evaluate(() => history.length);
    await playground.chooseView('Printed defects');
    await expectBugShown(playground, 'Missed pairs');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect.poll(playground.settings).toMatchObject({ count: 7, bug: 'none' });
  });

  test(
    'leaves the scene as it was when it is closed: frame, edits and comparison',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground(
        'n=50&place=leaf&compare=leaf.brute&edits=add,290,690,20&t=12&play=0',
      );
      await expect.poll(playground.frame).toBe(12);
      const settings = await playground.settings();
      const fingerprint = await playground.fingerprint();
      await playground.chooseView('Printed defects');
      await expect(playground.pane('As printed: the Chinese article')).toBeVisible();
      await playground.choose('Printed defects', 'Pairs repeated');
      await expect(
        playground.page.getByText('An object on a line is kept in several cells'),
      ).toBeVisible();
      await expect.poll(playground.fragment).toContain('bug=doubles');
      await playground.button('Back to the picture').click();
      await expect(playground.pane('Brute force')).toBeVisible();
      await expect.poll(playground.frame).toBe(12);
      expect(await playground.settings()).toEqual(settings);
      expect(await playground.fingerprint()).toBe(fingerprint);
    },
  );

  test(
    'offers the scene that shows it once another is shown',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('play=0');
      await playground.chooseView('Printed defects');
      await expectBugShown(playground, 'Missed pairs');
      await expect(sceneButton(playground)).toBeHidden();
      await playground.chooseScene('Java tutorial');
      await expect(sceneButton(playground)).toBeVisible();
    },
  );

  for (const kind of ['circle', 'ray', 'nearest', 'sweep', 'polygon'])
    test(
      `says that the printed code has no query for the probe '${kind}', and which it has`,
      thorough,
      async ({ openPlayground }) => {
        const playground = await openPlayground(`bug=descent&n=200&probe=1&pk=${kind}&play=0`);
        const advice = playground.page.getByText('choose Square or Rectangle');
        const missed = valueOf(printed(playground), 'Hits the probe misses');
        await expect(advice).toBeVisible();
        await expect(missed).toHaveText('–');
        for (const box of ['Rectangle', 'Square']) {
          await playground.choose('Kind of probe', box);
          await expect(advice).toBeHidden();
          await expect(missed).toHaveText(/^\d+$/);
        }
      },
    );

  test(
    'is not computed where brute force would block the page',
    thorough,
    async ({ openPlayground }) => {
      const playground = await openPlayground('n=2001&bug=centre&play=0');
      await expect(
        playground.page.getByText('The printed program is not run above 2,000 objects.').first(),
      ).toBeVisible();
      await expect(valueOf(printed(playground), 'Missed pairs')).toHaveText('–');
    },
  );

  for (const [language, why] of [
    ['it', 'Il test per la metà superiore guarda il centro dell’oggetto'],
    ['vi', 'Phép kiểm tra nửa trên xét tâm của đối tượng thay vì cạnh dưới.'],
    ['zh-Hans', '判断上半部分时看的是对象的中心而不是下边缘。'],
    ['zh-Hant', '判斷上半部分時看的是物件的中心而不是下邊緣。'],
  ] as const)
    test(`has its reason in ${language}`, thorough, async ({ openPlayground }) => {
      const playground = await openPlayground(`bug=centre&play=0&lang=${language}`);
      await expect(playground.page.getByText(why)).toBeVisible();
    });

  for (const { bug } of cases)
    test(
      `shows the faulty line of ${bug} beside the one that fixes it`,
      thoroughUnless(bug === 'centre'),
      async ({ openPlayground }) => {
        const { language, before, faulty, fixed, after } = bugCode[bug];
        const { page } = await openPlayground(`bug=${bug}&play=0`);
        for (const [title, lines] of [
          [`The defect, in ${language}`, faulty],
          [`The correction, in ${language}`, fixed],
        ] as const) {
          const code = page.getByRole('region', { name: title });
          await expect(page.getByRole('heading', { name: title })).toBeVisible();
          expect(await code.textContent()).toBe(before + lines + after);
          expect((await code.locator('mark').allTextContents()).join('')).toBe(lines);
        }
      },
    );
});

test('the code of a statement stands in a link to the page that has it', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('bug=doubles&play=0');
  const source = page.getByRole('link', {
    name: 'What the article says: statement S1.20 of “What the five articles say”',
  });
  await expect(source).toHaveAttribute('href', /\/docs\/articles\.html$/);
  const others = page.getByText(/\bS\d\b/).and(page.locator(':not(a)'));
  await expect(others).toHaveCount(0);
});

test(
  'a long button leaves the words of a bug in their column',
  thorough,
  async ({ openPlayground }) => {
    const { page } = await openPlayground('bug=descent&lang=it&play=0');
    await page.setViewportSize({ width: 1440, height: 900 });
    const words = page.locator('.bug-words');
    await expect(words.getByRole('button')).toBeVisible();
    expect(await words.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
  },
);

test('numbers under a pane in two columns stand by their own labels', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('bug=centre&play=0', {
    viewport: { width: 1_920, height: 1_080 },
  });
  const pane = printed(playground);
  const label = await pane.getByRole('term').first().evaluate(edgesOfText);
  const number = await pane.getByRole('definition').first().evaluate(edgesOfText);
  const next = await pane.getByRole('term').nth(1).evaluate(edgesOfText);
  expect(next.left).toBeGreaterThan(number.right);
  expect(number.left - label.right).toBeLessThan(next.left - number.right);
});

/** Runs in the page. */
function edgesOfText(element: Element): { left: number; right: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right } = range.getBoundingClientRect();
  return { left, right };
}

for (const language of ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'])
  test(`the bugs to choose from fill their rows in ${language}`, async ({ openPlayground }) => {
    const { page } = await openPlayground(`bug=centre&play=0&lang=${language}`, {
      viewport: { width: 1_440, height: 900 },
    });
    const chosen = page.getByRole('radio', { checked: true }).first();
    const rowsNow = () => chosen.evaluate(rowsOfChoice);
    // The style may come after the words.
    await expect.poll(async () => (await rowsNow()).map(({ options }) => options)).toEqual([4, 3]);
    const rows = await rowsNow();
    expect(Math.abs(rows[0]!.width - rows[1]!.width)).toBeLessThanOrEqual(1);
  });

/** Runs in the page: the rows in which the options stand beside the one that is given. */
function rowsOfChoice(option: Element): { options: number; width: number }[] {
  const boxes = [...(option.parentElement?.querySelectorAll('label') ?? [])].map((label) =>
    label.getBoundingClientRect(),
  );
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
  return tops.map((top) => {
    const row = boxes.filter((box) => Math.round(box.top) === top);
    return { options: row.length, width: row.reduce((sum, { width }) => sum + width, 0) };
  });
}

for (const { bug } of cases)
  test(
    `the pictures of ${bug} come first, and are large in the window of a laptop`,
    thoroughUnless(bug === 'outside'),
    async ({ openPlayground }) => {
      const { page } = await openPlayground(`bug=${bug}`);
      const pictures = page.locator('.bug .picture');
      await expect(pictures).toHaveCount(2);
      await expect
        .poll(async () => Math.round((await pictures.first().boundingBox())?.width ?? 0))
        .toBeGreaterThanOrEqual(320);
      for (const picture of await pictures.all()) {
        const box = await picture.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(320);
        expect(box?.width).toBeGreaterThanOrEqual(320);
        expect(box?.height).toBeLessThanOrEqual(800);
      }
      const looks = await page.locator('.bug-looks').boundingBox();
      const last = await pictures.last().boundingBox();
      expect(looks?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
    },
  );
