/** Narrow, low and recoloured screens. */
import { describe, expect, test } from 'vitest';
import { useHouse } from './support.ts';

const house = useHouse();

describe('nothing is cut', () => {
  test.each([
    [320, 568],
    [344, 882],
    [360, 740],
    [375, 667],
    [390, 844],
    [600, 900],
    [640, 400],
    [667, 375],
    [864, 700],
    [1_000, 500],
    [1_200, 740],
    [1_280, 800],
  ])('at %i by %i', async (width, height) => {
    const viewport = { width, height };
    for (const scene of ['s0', 's3', 's4']) {
      const visit = await house.visit(`p=${scene}&play=0`, { viewport });
      const seen = await visit.page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        cut: [...document.querySelectorAll('.scenes button, .transport button, .brand, .language')]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth || box.bottom > innerHeight;
          })
          .map((one) => one.id || one.className),
        hidden: [...document.querySelectorAll('.scenes')].filter(
          (row) => row.scrollWidth > row.clientWidth + 1,
        ).length,
      }));
      expect(seen).toEqual({ overflow: 0, cut: [], hidden: 0 });
      await visit.close();
    }
  });

  test.each(['it', 'vi', 'zh-Hant'])('within a panel, in %s', async (language) => {
    for (const [width, height] of [
      [320, 568],
      [640, 400],
      [667, 375],
      [844, 390],
      [1_280, 800],
    ] as const) {
      const visit = await house.visit(`n=2000&play=0&lang=${language}`, {
        viewport: { width, height },
      });
      const outside = await visit.page.evaluate(() => {
        for (const group of document.querySelectorAll('details')) group.open = true;
        const holders = document.querySelectorAll(
          '.panel, .figure, .group-body, .facts, .transport',
        );
        return [...holders]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((holder) => holder.className);
      });
      expect(outside, `${width} by ${height}`).toEqual([]);
      await visit.close();
    }
  });

  test.each([320, 1_280])('the banner is no wider than the picture at %i', async (width) => {
    const visit = await house.visit('p=s4&place=leaf&min=200&max=200&depth=10&cap=1', {
      viewport: { width, height: 700 },
    });
    await visit.page.locator('#notice').waitFor();
    const notice = await visit.page.locator('#notice').boundingBox();
    const picture = await visit.page.locator('#picture').boundingBox();
    if (!notice || !picture) throw new Error('nothing to measure');
    expect(notice.x).toBeGreaterThanOrEqual(picture.x - 1);
    expect(notice.x + notice.width).toBeLessThanOrEqual(picture.x + picture.width + 1);
    await visit.close();
  });

  test('a phone says in words that the link was copied', async () => {
    const visit = await house.visit('play=0', {
      viewport: { width: 320, height: 640 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await visit.page.locator('#button-link').click();
    const box = await visit.page.getByText('Link copied').boundingBox();
    expect(box?.width).toBeGreaterThan(50);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    await visit.close();
  });
});

test('in forced colours the saved bar and Play stand out', async () => {
  const visit = await house.visit('n=200&play=0', { forcedColors: 'active' });
  const seen = await visit.page.evaluate(() => {
    const [share, panel, play, step, meter] = [
      '.share',
      '.panel',
      '#button-play',
      '#button-step',
      '.meter',
    ].map((selector) => getComputedStyle(document.querySelector(selector) ?? document.body));
    return {
      share: share?.backgroundColor !== panel?.backgroundColor,
      meter: meter?.borderTopWidth,
      play: play?.backgroundColor !== step?.backgroundColor,
    };
  });
  expect(seen).toEqual({ share: true, meter: '1px', play: true });
  await visit.close();
});

test('a phone whose settings are open keeps picture, numbers and Play in sight, and what has the focus too', async () => {
  const visit = await house.visit('n=50&play=0', { viewport: { width: 390, height: 844 } });
  await visit.page.locator('#group-tree summary').click();
  // From below, so that what is above it is what might cover it.
  await visit.page.locator('#control-touching').focus();
  await visit.page.evaluate(() => scrollBy(0, 400));
  await visit.page.locator('#slider-capacity').focus();
  const seen = await visit.page.evaluate(() => {
    const [picture, play, slider] = ['#picture', '#button-play', '#slider-capacity'].map((place) =>
      document.querySelector(place)?.getBoundingClientRect(),
    );
    return {
      top: picture?.top ?? -1,
      buttons: play?.bottom ?? 9_999,
      slider: slider?.top ?? -1,
    };
  });
  expect(seen.top).toBeGreaterThanOrEqual(0);
  expect(seen.slider).toBeGreaterThan(seen.buttons);
  const nodes = await visit.text('#fact-nodes');
  expect(await visit.text('#glance')).toMatch(
    new RegExp(`^Pairs \\d+ · tests \\d+ · nodes ${nodes}$`),
  );
  expect(await visit.page.locator('#glance').isVisible()).toBe(true);
  await visit.close();
});

test('a low screen breaks the number of the frame nowhere', async () => {
  const visit = await house.visit('n=50&play=0', { viewport: { width: 1_280, height: 500 } });
  const lines = await visit.page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.timeline .place') ?? document.body);
    return range.getClientRects().length;
  });
  expect(lines).toBeLessThanOrEqual(1);
  await visit.close();
});
