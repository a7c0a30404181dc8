/** The exercise sheet: a link has its seed, another link shows the answers too, and paper has what the screen has. */
import { violations } from './axe-violations.ts';
import { expect, type OpenOptions, test } from './fixtures.ts';

const options: OpenOptions = {
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
  starts: false,
};

const file = 'learn/exercises/';

test('a link draws the same sheet for everybody, without answers', async ({ openPlayground }) => {
  const opened = await openPlayground('seed=4711', { ...options, file });
  const { page } = opened;
  await expect(page.locator('.sheet-number')).toHaveText('Sheet 4711');
  const sections = page.locator('.sheet .exercise');
  await expect(sections).toHaveCount(11);
  const pictures = await page.locator('.sheet-exercises').innerHTML();
  expect(pictures).not.toContain('data-verdict');
  await expect(page.locator('.exercise-answer').filter({ hasText: /./ })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.sheet-number')).toHaveText('Sheet 4711');
  expect(await page.locator('.sheet-exercises').innerHTML()).toBe(pictures);
  expect(await violations(opened)).toEqual([]);
});

test('the link with the answers shows them for the same seed, in text and in the pictures', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('seed=4711', { ...options, file });
  await page.getByRole('button', { name: 'Copy the link with the answers' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/learn\/exercises\/.*#seed=4711&answers=1$/);
  const questions = await page.locator('.exercise-question').allTextContents();
  await page.goto(copied);
  await expect(page.locator('.exercise-answer').filter({ hasText: /^The answer: / })).toHaveCount(
    11,
  );
  await expect(page.locator('.sheet [data-choice][data-verdict="found"]')).toHaveCount(11);
  expect(await page.locator('.exercise-question').allTextContents()).toEqual(questions);
  await page.getByRole('button', { name: 'Hide the answers' }).click();
  await expect(page.locator('.exercise-answer').filter({ hasText: /./ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy the link to the questions' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/#seed=4711$/);
});

test('another sheet has another number, and back leads to the one before', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('seed=7', { ...options, file });
  const number = page.locator('.sheet-number');
  await expect(number).toHaveText('Sheet 7');
  const before = await page.locator('.sheet-exercises').innerHTML();
  await page.getByRole('button', { name: 'Draw another sheet' }).click();
  await expect(number).not.toHaveText('Sheet 7');
  expect(await page.locator('.sheet-exercises').innerHTML()).not.toBe(before);
  await page.goBack();
  await expect(number).toHaveText('Sheet 7');
});

for (const fragment of ['seed=', 'seed=-1', 'seed=9999999', 'seed=<b>', 'answers=2', '%'])
  test(`a link with ${fragment} shows the first sheet`, async ({ openPlayground }) => {
    const { page } = await openPlayground(fragment, { ...options, file });
    await expect(page.locator('.sheet-number')).toHaveText('Sheet 1');
    await expect(page.locator('.exercise-answer').filter({ hasText: /./ })).toHaveCount(0);
  });

test('paper has the questions with lines for names, and no controls', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('seed=4711', { ...options, file });
  await expect(page.locator('.sheet-number')).toHaveText('Sheet 4711');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Name', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Mark it in the picture.').first()).toBeVisible();
  await expect(page.locator('.sheet .board')).toHaveCount(11);
  await expect(page.locator('.exercise-answer').filter({ visible: true })).toHaveCount(0);
});

test('without scripts, the first sheet can be read and printed, and has no answers', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', { ...options, file, javaScriptEnabled: false });
  await expect(page.locator('.sheet .board')).toHaveCount(11);
  await expect(page.locator('.sheet-number')).toHaveText('Sheet 1');
  expect(await page.content()).not.toContain('The answer:');
});
