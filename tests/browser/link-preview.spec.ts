/** What other programs read of the built page for the card that they show for a link. */
import { card } from '../../scripts/page/link-preview.mjs';
import { expect, test } from './fixtures.ts';
import { thoroughUnless } from './thorough.ts';

for (const file of ['', 'embed.html', 'v1/embed.html'])
  test(
    `${file || 'index.html'} names itself for a card`,
    thoroughUnless(file === ''),
    async ({ page, urlOf }) => {
      await page.goto(urlOf('', file));
      for (const [name, words] of [
        ['og:title', /^Quadrille: .{10}/],
        ['og:description', /quadtree .{20}/],
      ] as const)
        await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', words);
    },
  );

test('the picture of the card lies beside the page, in its size', async ({ page, urlOf }) => {
  const response = await page.goto(urlOf('', card.file));
  const bytes = (await response?.body()) ?? Buffer.alloc(0);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([card.width, card.height]);
  expect(bytes.length).toBeLessThan(100_000);
});
