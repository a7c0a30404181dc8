/** Guesses of the article: answered by pointer and by keys, judged in words, sent to others as challenges. */
import type { Locator, Page } from '@playwright/test';
import { languages } from '../../web/playground/state/language.ts';
import { violations } from './axe-violations.ts';
import { expect, type OpenOptions, type Playground, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

const options: OpenOptions = {
  viewport: { width: 360, height: 780 },
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
  starts: false,
};

/** On a screen that is touched. */
const byTouch: OpenOptions = { ...options, hasTouch: true, isMobile: true };

/** The first guess of a kind. */
function guessIn(page: Page, kind: string): Locator {
  return page.locator(`.guess[data-guess*='"kind":"${kind}"']`).first();
}

function verdictOf(guess: Locator): Locator {
  return guess.locator('.verdict');
}

test('squares are chosen by taps and by keys, and marked once they are judged', async ({
  openPlayground,
}) => {
  const opened = await openPlayground('', {
    ...options,
    file: 'learn/everything-against-everything/',
  });
  const { page } = opened;
  const guess = guessIn(page, 'boxes');
  const box = (name: string): Locator => guess.getByRole('checkbox', { name, exact: true });
  const check = guess.getByRole('button', { name: 'Check' });
  await check.click();
  await expect(verdictOf(guess)).toHaveText('Answer first, then check.');
  await expect(guess.locator('details')).not.toHaveAttribute('open');
  await box('L').click();
  await expect(box('L')).toBeChecked();
  // Its other colour is not the only sign.
  await expect(box('L').locator('.dot')).toBeVisible();
  await expect(box('A').locator('.dot')).toBeHidden();
  await box('A').press('Space');
  await expect(box('A')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(box('B')).toBeFocused();
  await check.click();
  await expect(verdictOf(guess)).toHaveText(
    /^Not quite\. Found: 1 of \d+\. Too many: 1\. Look at each neighbour: .*\. Try once more, or show/,
  );
  // The hint tells nothing of the answer, and stays while the reader follows it.
  await expect(guess.locator('[data-row][data-verdict]')).toHaveCount(0);
  await expect(guess.locator('details')).not.toHaveAttribute('open');
  // Nor do the marks of what is chosen: a tick would say that it is right.
  const ticks = guess.locator('.tick').filter({ visible: true });
  await expect(ticks).toHaveCount(0);
  await expect(guess.getByRole('button', { name: 'Copy as a challenge' })).toBeHidden();
  await box('B').click();
  await expect(verdictOf(guess)).toHaveText(/^Before: Not quite\./);
  await check.click();
  await expect(verdictOf(guess)).toHaveText(
    /^Not quite\. Found: 1 of \d+\. Too many: 2\. The answer: (?:[A-Z], )+[A-Z]\.$/,
  );
  await expect(box('A')).toHaveAttribute('data-verdict', 'extra');
  await expect(box('L')).toHaveAttribute('data-verdict', 'found');
  const wanted = await guess.locator('[data-verdict="found"], [data-verdict="missed"]').count();
  await expect(ticks).toHaveCount(wanted);
  await expect(box('L').locator('.tick')).toBeVisible();
  // The square of the question hides none of them.
  await expect(guess.locator('.object').first()).toHaveClass(/subject/);
  await expect(guess.locator('details')).toHaveAttribute('open');
  expect(await violations(opened)).toEqual([]);
  await box('A').press('Space');
  await expect(box('A')).not.toHaveAttribute('data-verdict');
  for (const missed of await guess.locator('[data-row]').all())
    await expect(missed).not.toHaveAttribute('data-verdict');
  await expect(verdictOf(guess)).toBeEmpty();
});

test('what is pressed is large enough for a finger', async ({ openPlayground }) => {
  const { page } = await openPlayground('', {
    ...byTouch,
    file: 'learn/everything-against-everything/',
  });
  await page.locator('.guess').first().scrollIntoViewIfNeeded();
  const pressed = page.locator(
    '.guess :is(button, summary, .chip, .option, select, [data-row] .target)',
  );
  const sides = await pressed.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return { isTarget: one.matches('.target'), side: Math.min(width, height) };
      }),
  );
  const targets = sides.filter(({ isTarget }) => isTarget).map(({ side }) => side);
  const others = sides.filter(({ isTarget }) => !isTarget).map(({ side }) => side);
  expect(Math.min(...others)).toBeGreaterThanOrEqual(44);
  // Objects that are close to each other share the room between them.
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(28);
  expect(targets.filter((side) => side >= 44).length).toBeGreaterThan(targets.length / 2);
});

test(
  'squares are placed by taps and by keys, and taken back',
  thorough,
  async ({ openPlayground }) => {
    const { page } = await openPlayground('', { ...options, file: 'learn/when-to-split/' });
    const guess = guessIn(page, 'place');
    const board = guess.getByRole('application');
    const placed = guess.getByRole('status').first();
    await board.click({ position: { x: 40, y: 40 } });
    await board.click({ position: { x: 200, y: 90 } });
    await expect(placed).toHaveText('2 / 12');
    await guess.getByRole('button', { name: 'Check' }).click();
    await expect(verdictOf(guess)).toHaveText('Squares still to place: 10. Then check.');
    const allPlaced = guess.getByText('All are placed.');
    await expect(allPlaced).toBeHidden();
    await board.focus();
    await page.keyboard.press('Backspace');
    await expect(placed).toHaveText('1 / 12');
    await page.keyboard.press('ArrowLeft');
    for (let more = 0; more < 11; more++) await page.keyboard.press('Enter');
    await expect(placed).toHaveText('12 / 12');
    // One more cannot be placed, and the page says what can be done.
    await expect(allPlaced).toBeVisible();
    await expect(allPlaced).toHaveText(/Drag a square to move it, or take one back\.$/);
    await guess.getByRole('button', { name: 'Check' }).click();
    // Eleven upon each other, and one elsewhere.
    await expect(verdictOf(guess)).toHaveText(
      /^Not quite\. Pair tests, with your choice: 55\. Pair tests wanted: 66\. How must squares lie .*\? Try once more, or show/,
    );
    // The tree of the reader's own squares is no answer.
    await expect(guess.locator('.lines path')).not.toHaveCount(0);
    await expect(guess.locator('details')).not.toHaveAttribute('open');
  },
);

test('a placed square is dragged, and a tap upon it places another', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/when-to-split/' });
  const guess = guessIn(page, 'place');
  const board = guess.getByRole('application');
  const squares = guess.locator('.objects > .body');
  await board.click({ position: { x: 60, y: 60 } });
  const { x, y } = (await board.boundingBox())!;
  const before = (await squares.boundingBox())!;
  await page.mouse.move(x + 60, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 110, { steps: 4 });
  await page.mouse.up();
  await expect(squares).toHaveCount(1);
  const after = (await squares.boundingBox())!;
  expect(after.x - before.x).toBeCloseTo(100, 0);
  expect(after.y - before.y).toBeCloseTo(50, 0);
  await board.click({ position: { x: 160, y: 110 } });
  await expect(squares).toHaveCount(2);
});

test('a finger on a placed square drags it, and not the page', async ({ openPlayground }) => {
  const { page } = await openPlayground('', {
    ...byTouch,
    file: 'learn/when-to-split/',
  });
  const guess = guessIn(page, 'place');
  const board = guess.getByRole('application');
  await board.tap({ position: { x: 60, y: 60 } });
  const square = guess.locator('.objects > .body');
  const { height, width, x, y } = (await square.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const middle = { x: x + width / 2, y: y + height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  for (const far of [10, 40, 80, 120]) {
    const point = { x: middle.x, y: middle.y + far };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await square.boundingBox())?.y).toBeCloseTo(y + 120, 0);
  await expect(square).toHaveCount(1);
});

test(
  'settings are chosen from lists, and the picture shows the tree of the choice',
  thorough,
  async ({ openPlayground }) => {
    const { page } = await openPlayground('', { ...options, file: 'learn/when-to-split/' });
    const guess = guessIn(page, 'settings');
    await guess.getByRole('combobox', { name: 'Greatest depth' }).selectOption({ index: 0 });
    await guess.getByRole('button', { name: 'Check' }).click();
    await expect(verdictOf(guess)).toHaveText(
      /^Not quite\. Work, with your choice: [\d,]+\. Work, with/,
    );
    const few = await guess.locator('.lines').innerHTML();
    await guess.getByRole('combobox', { name: 'Greatest depth' }).selectOption({ index: 2 });
    await guess.getByRole('button', { name: 'Check' }).click();
    await expect.poll(() => guess.locator('.lines').innerHTML()).not.toBe(few);
  },
);

test('an answer becomes a challenge, which says how it did and does not show it', async ({
  openPlayground,
  urlOf,
}) => {
  const { page } = await openPlayground('', {
    ...options,
    file: 'learn/everything-against-everything/',
  });
  const guess = guessIn(page, 'boxes');
  await guess.getByRole('checkbox', { name: 'L', exact: true }).click();
  await guess.getByRole('button', { name: 'Check' }).click();
  await expect(verdictOf(guess)).toHaveText(/Try once more/);
  await expect(guess.getByRole('button', { name: 'Copy as a challenge' })).toBeHidden();
  await expect(guess.getByText('This copies a link.')).toBeHidden();
  // Nobody has to try again.
  await guess.locator('summary').click();
  await expect(verdictOf(guess)).toHaveText(
    /^Not quite\. Found: 1 of \d+\. The answer: (?:[A-Z], )+[A-Z]\.$/,
  );
  await expect(guess.locator('[data-verdict="missed"]')).not.toHaveCount(0);
  const share = guess.getByRole('button', { name: 'Copy as a challenge' });
  await expect(share).toHaveAccessibleDescription(/^This copies a link\. .* not your answer\.$/);
  await expect(guess.getByText('This copies a link.')).toBeVisible();
  await share.click();
  await expect(verdictOf(guess)).toHaveText(/^The link is copied\./);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(urlOf('', 'learn/everything-against-everything/#guess='));
  const other = guessIn(await openedBy(link, openPlayground), 'boxes');
  await expect(verdictOf(other)).toHaveText(/^A challenge: .* found 1 of \d+\. And you\?$/);
  await expect(other).toBeInViewport();
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(other.locator('details')).not.toHaveAttribute('open');
});

/** The page that another reader sees, who opens a link to a guess of the first chapter. */
async function openedBy(
  link: string,
  open: (fragment: string, opening: OpenOptions) => Promise<Playground>,
): Promise<Page> {
  const fragment = new URL(link).hash.slice(1);
  const { page } = await open(fragment, {
    ...options,
    file: 'learn/everything-against-everything/',
  });
  return page;
}

function choose(guess: Locator, number: string): Promise<void> {
  return guess.getByRole('radio', { name: number }).check();
}

function checkIn(guess: Locator): Promise<void> {
  return guess.getByRole('button', { name: 'Check' }).click();
}

test.describe('a second try', () => {
  const file = 'learn/everything-against-everything/';

  test('is said to be one, also to those who are challenged', async ({ openPlayground }) => {
    const { page } = await openPlayground('', { ...options, file });
    const guess = guessIn(page, 'number');
    await choose(guess, '380');
    await checkIn(guess);
    await expect(verdictOf(guess)).toHaveText(
      /^Not quite\. It is at least twice your number\. How many others .*\? And .*\? Try once more, or/,
    );
    // The same answer again is no second one.
    await checkIn(guess);
    await expect(guess).toHaveAttribute('data-verdict', 'again');
    await choose(guess, '780');
    await checkIn(guess);
    await expect(verdictOf(guess)).toHaveText('Right, at the second try.');
    await expect(guess.locator('details')).toHaveAttribute('open');
    await guess.getByRole('button', { name: 'Copy as a challenge' }).click();
    await expect(verdictOf(guess)).toHaveText(/^The link is copied\./);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = guessIn(await openedBy(link, openPlayground), 'number');
    await expect(verdictOf(other)).toHaveText(/answered right at the second try\. And you\?$/);
  });

  test('that is wrong, too, opens the answer', thorough, async ({ openPlayground }) => {
    const { page } = await openPlayground('', { ...options, file });
    const guess = guessIn(page, 'number');
    await choose(guess, '380');
    await checkIn(guess);
    await expect(guess).toHaveAttribute('data-verdict', 'again');
    await choose(guess, '1,600');
    await checkIn(guess);
    await expect(verdictOf(guess)).toHaveText('Not quite. It is 780; you said 1,600.');
    await expect(guess.locator('details')).toHaveAttribute('open');
  });

  test('is nobody’s duty: the answer is one press away', thorough, async ({ openPlayground }) => {
    const { page } = await openPlayground('', { ...options, file });
    const guess = guessIn(page, 'number');
    await guess.getByText('Show the answer').click();
    await expect(guess.locator('details p').first()).toBeVisible();
    await choose(guess, '780');
    await checkIn(guess);
    await expect(verdictOf(guess)).toHaveText('Right. The answer was open already.');
    await expect(guess.getByRole('button', { name: 'Copy as a challenge' })).toBeHidden();
  });

  for (const language of languages)
    test(
      `gets a hint for the statement that was chosen, in ${language}`,
      thorough,
      async ({ openPlayground }) => {
        const folder = language === 'en' ? '' : `${language}/`;
        const { page } = await openPlayground('', {
          ...options,
          file: `learn/${folder}everything-moves/`,
        });
        const guess = guessIn(page, 'statement');
        const option = guess.locator('[data-option="half"]');
        await option.locator('input').check();
        await guess.locator('button[type="submit"]').click();
        await expect(verdictOf(guess)).toContainText(
          (await option.getAttribute('data-hint')) ?? '-',
        );
        await expect(guess.locator('[data-option][data-verdict]')).toHaveCount(0);
      },
    );
});

/** One answer to a guess of each kind, and what is said of it. */
const answers = [
  {
    kind: 'boxes',
    folder: 'everything-against-everything',
    choose: (guess: Locator) => guess.getByRole('checkbox', { name: 'L', exact: true }).click(),
    says: /^Not quite\. Found: 1 of \d+\..* Try once more/,
  },
  {
    kind: 'number',
    folder: 'everything-against-everything',
    choose: (guess: Locator) => choose(guess, '780'),
    says: /^Right\.$/,
  },
  {
    kind: 'pairs',
    folder: 'cut-the-paper',
    choose: (guess: Locator) => guess.getByRole('checkbox', { name: 'A and B' }).check(),
    says: /^Not quite\. Found: \d of 3\./,
  },
  {
    kind: 'settings',
    folder: 'when-to-split',
    choose: (guess: Locator) =>
      guess.getByRole('combobox', { name: 'Capacity' }).selectOption('40'),
    says: /^Not quite\. Work, with your choice: [\d,]+\./,
  },
  {
    kind: 'place',
    folder: 'when-to-split',
    choose: async (guess: Locator) => {
      await guess.getByRole('application').focus();
      for (let at = 0; at < 12; at++) await guess.page().keyboard.press('Enter');
    },
    says: /^Right\.|66/,
  },
  {
    kind: 'statement',
    folder: 'everything-moves',
    choose: (guess: Locator) => guess.locator('[data-option="half"] input').check(),
    says: /^Not quite\..* Try once more/,
  },
];

test.describe('what was checked is there again when the page is loaded again', () => {
  for (const { kind, folder, choose: answer, says } of answers)
    test(`of ${kind}`, thorough, async ({ openPlayground }) => {
      const { page } = await openPlayground('', { ...options, file: `learn/${folder}/` });
      const guess = guessIn(page, kind);
      await answer(guess);
      await checkIn(guess);
      await expect(verdictOf(guess)).toHaveText(says);
      const said = await verdictOf(guess).textContent();
      const shown = await guess.getAttribute('data-verdict');
      await page.reload();
      await expect(verdictOf(guess)).toHaveText(said ?? '-');
      await expect(guess).toHaveAttribute('data-verdict', shown ?? '-');
      // The same answer, checked again, is no second try.
      await checkIn(guess);
      await expect(guess).toHaveAttribute('data-verdict', shown ?? '-');
    });

  test('a second try stays one', async ({ openPlayground }) => {
    const file = 'learn/everything-against-everything/';
    const { page } = await openPlayground('', { ...options, file });
    const guess = guessIn(page, 'number');
    await choose(guess, '380');
    await checkIn(guess);
    await expect(guess).toHaveAttribute('data-verdict', 'again');
    await page.reload();
    await expect(verdictOf(guess)).toHaveText(/^Not quite\..* Try once more/);
    await expect(guess.getByRole('radio', { name: '380' })).toBeChecked();
    await choose(guess, '780');
    await checkIn(guess);
    await expect(verdictOf(guess)).toHaveText('Right, at the second try.');
    await page.reload();
    await expect(verdictOf(guess)).toHaveText('Right, at the second try.');
    await expect(guess.locator('details')).toHaveAttribute('open');
  });
});

test.describe('all that was chosen is cleared by one press', () => {
  const chosen = 'input:checked, [aria-checked="true"], .objects > .body:not([data-row] *)';
  for (const { kind, folder, choose: answer, says } of answers)
    test(`of ${kind}`, thorough, async ({ openPlayground }) => {
      const { page } = await openPlayground('', { ...options, file: `learn/${folder}/` });
      const guess = guessIn(page, kind);
      const clear = guess.getByRole('button', { name: 'Clear' });
      const first = await guess.locator('select').evaluateAll(valuesOf);
      await answer(guess);
      await clear.click();
      await expect(guess.locator(chosen)).toHaveCount(0);
      expect(await guess.locator('select').evaluateAll(valuesOf)).toEqual(first);
      // What was judged goes, too, and does not come back.
      await answer(guess);
      await checkIn(guess);
      await expect(verdictOf(guess)).toHaveText(says);
      await clear.click();
      await expect(verdictOf(guess)).toBeEmpty();
      await expect(guess).not.toHaveAttribute('data-verdict');
      await expect(guess.locator('[data-verdict], .lines.own')).toHaveCount(0);
      await expect(guess.locator('details')).not.toHaveAttribute('open');
      await page.reload();
      await expect(clear).toBeVisible();
      await expect(guess.locator(chosen)).toHaveCount(0);
    });
});

function valuesOf(lists: readonly Element[]): readonly string[] {
  return lists.map((list) => (list instanceof HTMLSelectElement ? list.value : ''));
}

function showAnswerOf(guess: Locator): Promise<void> {
  return guess.locator('summary').click();
}

/** Names of what is marked as right in the page. */
function rightIn(guess: Locator): Promise<readonly string[]> {
  return guess
    .locator(':is([data-row], .chip, .option)')
    .and(guess.locator('[data-verdict="missed"], [data-verdict="found"]'))
    .allTextContents();
}

test.describe('the answer that is opened without a guess', () => {
  const file = 'learn/everything-against-everything/';

  test('is said and marked, and goes when it is closed', async ({ openPlayground }) => {
    const opened = await openPlayground('', { ...options, file });
    const guess = guessIn(opened.page, 'boxes');
    await showAnswerOf(guess);
    await expect(verdictOf(guess)).toHaveText(/^The answer: .+\.$/);
    const right = await rightIn(guess);
    expect(right.length).toBeGreaterThan(1);
    await expect(verdictOf(guess)).toHaveText(`The answer: ${right.join(', ')}.`);
    expect(await violations(opened)).toEqual([]);
    await showAnswerOf(guess);
    await expect(verdictOf(guess)).toBeEmpty();
    expect(await rightIn(guess)).toEqual([]);
  });

  test('stands beside a number that was chosen and not checked', async ({ openPlayground }) => {
    const { page } = await openPlayground('', { ...options, file });
    const guess = guessIn(page, 'number');
    await choose(guess, '380');
    await showAnswerOf(guess);
    await expect(verdictOf(guess)).toHaveText('The answer: 780.');
    expect(await rightIn(guess)).toEqual(['780']);
    await expect(guess.locator('[data-verdict="extra"]')).toHaveText('380');
    await choose(guess, '780');
    await expect(guess.locator('[data-verdict]')).toHaveCount(0);
    await checkIn(guess);
    await expect(verdictOf(guess)).toHaveText('Right. The answer was open already.');
  });

  const kinds = [
    { folder: 'cut-the-paper', kind: 'pairs', says: /^The answer: (?:[A-Z] and [A-Z](?:, )?)+\.$/ },
    {
      folder: 'when-to-split',
      kind: 'settings',
      says: /^The answer: \D+ \d+, Greatest depth \d+\. Work, with the best choice: [\d,]+\.$/,
    },
    { folder: 'when-to-split', kind: 'place', says: /^Pair tests wanted: 66\.$/ },
    { folder: 'what-lies-across-a-line', kind: 'scene', says: /^The answer: \w+\.$/ },
    { folder: 'everything-moves', kind: 'statement', says: /^The answer: .*[^.]\.$/ },
  ];
  for (const { folder, kind, says } of kinds)
    test(`is said of ${kind}`, thorough, async ({ openPlayground }) => {
      const { page } = await openPlayground('', { ...options, file: `learn/${folder}/` });
      const guess = guessIn(page, kind);
      await showAnswerOf(guess);
      await expect(verdictOf(guess)).toHaveText(says);
    });
});

test('the answer of squares to place is drawn as a stack in its tree, with the reader’s own squares', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/when-to-split/' });
  const guess = guessIn(page, 'place');
  const [stack, lines] = [guess.locator('.example'), guess.locator('.lines.own path')];
  await guess.getByRole('application').click({ position: { x: 40, y: 40 } });
  await showAnswerOf(guess);
  await expect(stack).toHaveCount(12);
  await expect(lines).not.toHaveCount(0);
  await expect(lines.first()).toBeVisible();
  await expect(guess.locator('.picture-caption')).toHaveText(
    'Green: a right answer. Dashed: your squares.',
  );
  await expect(guess.locator('.objects > .body:not(.example)')).not.toHaveCSS(
    'stroke-dasharray',
    'none',
  );
  await showAnswerOf(guess);
  await expect(guess.locator('.picture-caption')).toBeEmpty();
  await expect(stack).toHaveCount(0);
  await expect(lines).toHaveCount(0);
  await expect(guess.locator('.objects > .body')).toHaveCount(1);
});

test('the answer of settings is drawn as the tree that they make', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/when-to-split/' });
  const guess = guessIn(page, 'settings');
  const lines = guess.locator('.lines.own');
  await showAnswerOf(guess);
  await expect(lines).toBeVisible();
  const shown = await lines.innerHTML();
  const [, capacity, depth] = /Capacity (\d+), Greatest depth (\d+)/.exec(
    (await verdictOf(guess).textContent()) ?? '',
  )!;
  // The reason says it, too.
  await expect(guess.locator('details')).toContainText(
    `capacity ${capacity} with greatest depth ${depth}`,
  );
  await guess.getByRole('combobox', { name: 'Capacity' }).selectOption(capacity!);
  await guess.getByRole('combobox', { name: 'Greatest depth' }).selectOption(depth!);
  await expect(lines).toHaveCount(0);
  await checkIn(guess);
  await expect(lines).toBeVisible();
  expect(await lines.innerHTML()).toBe(shown);
});

test('the picture of settings says whose settings it shows', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/when-to-split/' });
  const guess = guessIn(page, 'settings');
  const caption = guess.locator('.picture-caption');
  await guess.getByRole('combobox', { name: 'Capacity' }).selectOption('40');
  await checkIn(guess);
  await expect(caption).toHaveText('The picture shows your choice: Capacity 40, Greatest depth 1.');
  await guess.locator('summary').click();
  await expect(caption).toHaveText(
    'The picture shows the best choice: Capacity 5, Greatest depth 6. Yours: Capacity 40, Greatest depth 1.',
  );
  await guess.getByRole('combobox', { name: 'Capacity' }).selectOption('3');
  await expect(caption).toBeEmpty();
});

test('pairs are chosen by taps on both squares, and joined by a line', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', {
    ...byTouch,
    file: 'learn/cut-the-paper/',
  });
  const guess = guessIn(page, 'pairs');
  const tap = (name: string): Promise<void> =>
    guess.locator('.board [data-row]').filter({ hasText: name }).locator('.body').tap();
  const joined = guess.locator('.pairs g').filter({ visible: true });
  await tap('E');
  await expect(guess.locator('[data-partner]')).toHaveText('F');
  await tap('F');
  await expect(guess.getByRole('checkbox', { name: 'E and F' })).toBeChecked();
  await expect(joined).toHaveCount(1);
  // These two are no pair of the question: the second begins another one, and the page says so.
  const note = guess.locator('.picture-note');
  await tap('A');
  await expect(note).toHaveText(/^A is marked\. Squares with a dashed outline .* tap one\.$/);
  await tap('H');
  await expect(note).toHaveText(
    /^The question does not ask about the pair A, H\. H is marked\. .* tap one\.$/,
  );
  await tap('D');
  await expect(note).toBeEmpty();
  await expect(guess.getByRole('checkbox', { name: 'D and H' })).toBeChecked();
  await expect(guess.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await tap('F');
  await tap('E');
  await expect(guess.getByRole('checkbox', { name: 'E and F' })).not.toBeChecked();
  await guess.locator('summary').click();
  await expect(guess.locator('.pairs [data-verdict="missed"]')).toHaveCount(3);
  await expect(guess.locator('.pairs [data-verdict="extra"]')).toHaveCount(1);
});

test('the line of a pair is seen over its squares, which may overlap', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', { ...byTouch, file: 'learn/cut-the-paper/' });
  const guess = guessIn(page, 'pairs');
  await showAnswerOf(guess);
  const link = guess.locator('.pairs [data-verdict="missed"]').first();
  await expect(link).toBeVisible();
  const looks = await link.locator('path').evaluateAll((paths) =>
    paths.map((path) => {
      const { stroke, strokeWidth } = getComputedStyle(path);
      return { length: (path as SVGPathElement).getTotalLength(), stroke, strokeWidth };
    }),
  );
  const ground = await guess
    .locator('.board .ground')
    .evaluate((one) => getComputedStyle(one).fill);
  // E and F: below the line is a wider one, as light as the ground, from name to name.
  const [below, line] = looks;
  expect(below?.stroke).toBe(ground);
  expect(line?.stroke).not.toBe(ground);
  expect(Number.parseFloat(below!.strokeWidth)).toBeGreaterThan(
    Number.parseFloat(line!.strokeWidth),
  );
  expect(line?.length).toBeGreaterThan(40);
});

test('how pairs are chosen in the picture is said above it', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...byTouch, file: 'learn/cut-the-paper/' });
  const guess = guessIn(page, 'pairs');
  const says = await guess.getByText('In the picture, tap one square').boundingBox();
  const picture = await guess.locator('.board').boundingBox();
  expect(says!.y + says!.height).toBeLessThanOrEqual(picture!.y);
});

test('what is said of a pair in the picture goes with the next action', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', { ...byTouch, file: 'learn/cut-the-paper/' });
  const guess = guessIn(page, 'pairs');
  const note = guess.locator('.picture-note');
  const tapUnasked = async (): Promise<void> => {
    for (const name of ['E', 'D'])
      await guess.locator('.board [data-row]').filter({ hasText: name }).locator('.body').tap();
    await expect(note).toHaveText(/^The question does not ask about the pair E, D\./);
  };
  await tapUnasked();
  await guess.getByRole('button', { name: 'Check' }).click();
  await expect(verdictOf(guess)).toHaveText('Answer first, then check.');
  await expect(note).toBeEmpty();
  await expect(guess.locator('[data-begun], [data-partner]')).toHaveCount(0);
  await tapUnasked();
  await showAnswerOf(guess);
  await expect(verdictOf(guess)).toHaveText(/^The answer: /);
  await expect(note).toBeEmpty();
});

test('pairs that were begun are forgotten when all is cleared', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...byTouch, file: 'learn/cut-the-paper/' });
  const guess = guessIn(page, 'pairs');
  await guess.locator('.board [data-row]').first().locator('.body').tap();
  await expect(guess.locator('.picture-note')).not.toBeEmpty();
  await guess.getByRole('button', { name: 'Clear' }).click();
  await expect(guess.locator('.picture-note')).toBeEmpty();
  await expect(guess.locator('[data-begun], [data-partner]')).toHaveCount(0);
});

test('what is said of an answer comes into view', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/when-to-split/' });
  const guess = guessIn(page, 'place');
  await guess.getByRole('application').focus();
  for (let at = 0; at < 12; at++) await page.keyboard.press('Enter');
  const check = guess.getByRole('button', { name: 'Check' });
  await check.evaluate((button) =>
    scrollBy(0, button.getBoundingClientRect().bottom - innerHeight),
  );
  await expect(verdictOf(guess)).not.toBeInViewport();
  await check.click();
  await expect(verdictOf(guess)).not.toBeEmpty();
  await expect(verdictOf(guess)).toBeInViewport({ ratio: 1 });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1_440, height: 900 },
])
  test(`the count of a stack can be read and is inside the picture, ${viewport.width} pixels wide`, async ({
    openPlayground,
  }) => {
    const { page } = await openPlayground('', {
      ...options,
      viewport,
      file: 'learn/when-to-split/',
    });
    const guess = guessIn(page, 'place');
    const board = guess.getByRole('application');
    await board.scrollIntoViewIfNeeded();
    const { width, x, y } = (await board.boundingBox())!;
    const count = guess.locator('.objects > text');
    // In the upper right corner there is the least room.
    for (const _ of Array.from({ length: 12 }))
      await board.click({ position: { x: width - 4, y: 4 } });
    await expect(count).toHaveText('×12');
    const label = (await count.boundingBox())!;
    expect(label.height).toBeGreaterThanOrEqual(16);
    expect(label.x + label.width).toBeLessThanOrEqual(x + width);
    expect(label.y).toBeGreaterThanOrEqual(y);
  });

test('squares upon each other are counted', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/when-to-split/' });
  const guess = guessIn(page, 'place');
  const count = guess.locator('.objects > text');
  await guess.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await expect(count).toHaveCount(0);
  for (let more = 0; more < 3; more++) await page.keyboard.press('Enter');
  await expect(count).toHaveText('×4');
  await page.keyboard.press('Backspace');
  await expect(count).toHaveText('×3');
});

test('squares a few pixels apart are no stack', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...byTouch, file: 'learn/when-to-split/' });
  const guess = guessIn(page, 'place');
  const board = guess.getByRole('application');
  for (let at = 0; at < 4; at++) await board.tap({ position: { x: 100 + 4 * at, y: 100 } });
  await expect(guess.getByRole('status').first()).toHaveText('4 / 12');
  await expect(guess.locator('.objects > text')).toHaveCount(0);
});

test('five hundred squares on one spot are a dot that no line covers', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/how-fast/' });
  const picture = guessIn(page, 'scene').locator('[data-option="spot"] .board');
  await expect(picture.locator('.lines ~ .spot')).toBeVisible();
  const { width } = (await picture.locator('.spot').boundingBox())!;
  expect(width).toBeGreaterThan(6);
});

/** What stands in the circle or square before an option. */
function signOf(option: Locator): Promise<string> {
  return option
    .locator('input')
    .evaluate((input) => getComputedStyle(input, '::before').content.replaceAll('"', ''));
}

test('options have numbers, as letters are names of squares, and what is right or wrong is marked by shape and not by colour alone', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/what-lies-across-a-line/' });
  const guess = guessIn(page, 'scene');
  const [parent, leaf] = [guess.locator('.option').first(), guess.locator('.option').nth(1)];
  expect(await signOf(parent)).toMatch(/^counter\(choice\)$|^1$/);
  for (const option of await guess.locator('.option').all()) {
    const { height = 0 } = (await option.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
  }
  // All of it can be pressed.
  const { height, width } = (await parent.boundingBox())!;
  await parent.click({ position: { x: width - 12, y: height - 12 } });
  await expect(parent.locator('input')).toBeChecked();
  await guess.locator('summary').click();
  await expect(parent).toHaveAttribute('data-verdict', 'extra');
  expect(await signOf(parent)).toBe('×');
  expect(await signOf(leaf)).toBe('✓');
  await expect(parent.locator('.option-words')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(leaf).toHaveCSS('border-top-style', 'dashed');
});

test('answers are said and marked on paper, and are no guesses of the reader', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', {
    ...options,
    file: 'learn/everything-against-everything/',
    before: (opened) =>
      opened.addInitScript(() =>
        Object.assign(globalThis, { print: () => dispatchEvent(new Event('beforeprint')) }),
      ),
  });
  const [boxes, number] = [guessIn(page, 'boxes'), guessIn(page, 'number')];
  await choose(number, '380');
  await checkIn(number);
  await expect(verdictOf(number)).toHaveText(/^Not quite\./);
  const hint = await verdictOf(number).textContent();
  await page.getByRole('button', { name: 'Without the answers' }).click();
  await expect(verdictOf(boxes)).toBeEmpty();
  await page.getByRole('button', { name: 'With the answers' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(verdictOf(number)).toHaveText('The answer: 780.');
  await expect(verdictOf(number)).toBeVisible();
  await expect(verdictOf(boxes)).toHaveText(`The answer: ${(await rightIn(boxes)).join(', ')}.`);
  await expect(verdictOf(boxes)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(verdictOf(boxes)).toBeEmpty();
  await expect(boxes.locator('[data-verdict]')).toHaveCount(0);
  await expect(verdictOf(number)).toHaveText(hint ?? '-');
  await expect(number.locator('[data-verdict]')).toHaveCount(0);
  await choose(number, '780');
  await checkIn(number);
  await expect(verdictOf(number)).toHaveText('Right, at the second try.');
});

test('numbers and options to choose from are named by their question', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', {
    ...options,
    file: 'learn/everything-against-everything/',
  });
  const guess = guessIn(page, 'number');
  const question = await guess.locator('.guess-question p').first().textContent();
  const group = guess.getByRole('radiogroup', { name: question ?? '-' });
  await expect(group).toBeVisible();
});

for (const answer of ['%', '<img src=x onerror=alert(1)>', '9'.repeat(3_000), '1.'.repeat(3_000)])
  test(
    `a link with the answer ${answer.slice(0, 20)} harms nothing`,
    thorough,
    async ({ openPlayground }) => {
      const fragment = String(new URLSearchParams({ guess: 'touching', answer }));
      const { page } = await openPlayground(fragment, {
        ...options,
        file: 'learn/everything-against-everything/',
      });
      await expect(verdictOf(guessIn(page, 'boxes'))).toHaveText(/^A challenge.* found \d of/);
    },
  );
