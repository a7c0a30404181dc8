/** The exercise at the end of each chapter: one choice answers it, by pointer or by keys, and others can be drawn. */
import type { Locator, Page } from '@playwright/test';
import { violations } from './axe-violations.ts';
import { expect, type OpenOptions, test } from './fixtures.ts';

const options: OpenOptions = {
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  starts: false,
};

const splits = 'learn/when-to-split/';

function exerciseOn(page: Page): Locator {
  return page.locator('.exercise');
}

test('a wrong choice is marked beside the right one, with the reason', async ({
  openPlayground,
}) => {
  const opened = await openPlayground('', { ...options, file: splits });
  const exercise = exerciseOn(opened.page);
  await expect(exercise.getByRole('button', { name: /^Cell 3: x from 0 to 360/ })).toBeVisible();
  await exercise.getByRole('button', { name: /^Cell 2:/ }).click();
  const verdict = exercise.getByRole('status');
  await expect(verdict).toHaveText(/^Not quite\. The answer: Cell 3\. It has as many squares/);
  await expect(exercise.locator('[data-verdict="extra"]')).toHaveAttribute('data-choice', '1');
  await expect(exercise.locator('[data-verdict="missed"]')).toHaveAttribute('data-choice', '2');
  expect(await violations(opened)).toEqual([]);
  // It is answered: nothing changes it any more.
  await exercise.getByRole('button', { name: /^Cell 3:/ }).click({ force: true });
  await expect(verdict).toHaveText(/^Not quite/);
});

test('keys answer, and the next one is another scene', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...options, file: splits });
  const exercise = exerciseOn(page);
  await exercise.getByRole('button', { name: /^Cell 3:/ }).press('Enter');
  await expect(exercise.getByRole('status')).toHaveText(/^Right\. It has as many squares/);
  await expect(exercise.locator('[data-verdict="found"] .tick')).toBeVisible();
  const picture = exercise.locator('.exercise-picture');
  const before = await picture.innerHTML();
  const another = exercise.getByRole('button', { name: 'Draw another one' });
  await another.press('Enter');
  await expect(exercise.getByRole('status')).toHaveText('Here is a new one.');
  await expect(another).toBeFocused();
  expect(await picture.innerHTML()).not.toBe(before);
  await expect(exercise.locator('[data-choice][data-verdict]')).toHaveCount(0);
  await exercise.locator('[data-choice]').first().press(' ');
  await expect(exercise.getByRole('status')).toHaveText(/^(?:Right|Not quite)\. /);
});

test('the answer can be opened without a choice; it then says and marks what is right', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', { ...options, file: splits });
  const exercise = exerciseOn(page);
  await exercise.getByText('Show the answer').click();
  await expect(exercise.locator('.exercise-answer')).toHaveText(/^The answer: Cell 3\./);
  await expect(exercise.locator('[data-verdict="missed"]')).toHaveCount(1);
  await expect(exercise.locator('[data-verdict="extra"]')).toHaveCount(0);
});

test('choices below the picture are buttons, and the engine judges drawn scenes', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/it/how-fast/' });
  const exercise = exerciseOn(page);
  for (let round = 0; round < 3; round += 1) {
    await exercise.locator('.chip').nth(round).click();
    await expect(exercise.getByRole('status')).toHaveText(/^(?:Giusto|Non esattamente)\. /);
    await expect(
      exercise.locator('.chip:is([data-verdict="found"], [data-verdict="missed"])'),
    ).toHaveCount(1);
    await exercise.getByRole('button', { name: 'Disegnane un altro' }).click();
    await expect(exercise.getByRole('status')).toHaveText('Eccone uno nuovo.');
  }
});

test('every choice is at least 30 pixels large on a phone', async ({ openPlayground }) => {
  const { page } = await openPlayground('', { ...options, file: 'learn/rays-and-nearest/' });
  for (const choice of await exerciseOn(page).locator('[data-choice]').all()) {
    const { width, height } = (await choice.locator('.target').boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(30);
  }
});

test('without scripts, the first question stands there with its answer closed', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', {
    ...options,
    file: splits,
    javaScriptEnabled: false,
  });
  const exercise = exerciseOn(page);
  await expect(exercise.locator('.exercise-question')).toHaveText(/The capacity is \d/);
  await expect(exercise.locator('.board')).toBeVisible();
  await expect(exercise.locator('.exercise-answer')).toBeHidden();
  await exercise.getByText('Show the answer').click();
  await expect(exercise.locator('.exercise-answer')).toHaveText(/^The answer: Cell 3\./);
  await expect(exercise.getByRole('button', { name: 'Draw another one' })).toBeHidden();
});

test('on paper there is the question alone, and the answer only where the reader asks for it', async ({
  openPlayground,
}) => {
  const { page } = await openPlayground('', { ...options, file: splits });
  const exercise = exerciseOn(page);
  await exercise.getByRole('button', { name: /^Cell 2:/ }).click();
  await expect(exercise.getByRole('status')).toHaveText(/^Not quite/);
  await page.emulateMedia({ media: 'print' });
  await expect(exercise.locator('.exercise-question')).toBeVisible();
  await expect(exercise.getByRole('status')).toBeHidden();
  await expect(exercise.locator('.badge').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.dataset['printed'] = 'answers';
  });
  await expect(exercise.locator('.exercise-answer')).toBeVisible();
});
