/** What a frame takes: charts among the numbers, fetched when they are opened. */
import { expect, test } from './fixtures.ts';

test('the numbers open charts of what a frame takes, and duplicates that are not listed', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=s1&n=300&place=leaf&play=0');
  const numbers = playground.panel('Live numbers');
  await expect(numbers.getByText('Build')).toBeHidden();
  await numbers.getByText('What a frame takes').click();
  for (const work of ['Build', 'Pairs', 'Draw'])
    await expect(playground.liveNumber(work)).toContainText(/\d\s(µs|ms)/);
  const duplicates = playground.liveNumber('Duplicates avoided');
  await expect(duplicates).toHaveText(/^[1-9]\d*$/);
  const before = await numbers.locator('.cost path').first().getAttribute('d');
  await playground.step(1);
  await playground.step(1);
  await expect(numbers.locator('.cost path').first()).not.toHaveAttribute('d', before ?? '');
  await playground.choose('Where an object is kept', 'Parent');
  await expect(duplicates).toHaveText('0');
});
