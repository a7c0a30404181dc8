/** What stands where: nothing over the picture, nothing cut, and what a newcomer looks for in sight. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useHouse } from './support.ts';

const house = useHouse();

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

async function boxOf(page: Page, place: string): Promise<Box> {
  return page.locator(place).evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

const phone = { width: 390, height: 844 };
const across = { width: 844, height: 390 };
const laptop = { width: 1_280, height: 800 };

test.each(['p=s0', 'p=s2', 'p=s4'])(
  'on a phone nothing lies over the picture of %s',
  async (fragment) => {
    const visit = await house.visit(`${fragment}&play=0`, { viewport: phone });
    const picture = await boxOf(visit.page, '#picture');
    expect(picture.right - picture.left).toBeGreaterThan(355);
    for (const bar of ['#tools', '#zoom'])
      expect(overlap(await boxOf(visit.page, bar), picture), bar).toBe(false);
    await visit.close();
  },
);

test('a laptop shows picture, lessons, numbers and settings at once', async () => {
  const visit = await house.visit('play=0', { viewport: laptop });
  for (const place of ['#picture', '#lesson-placement', '#fact-fingerprint', '#control-count']) {
    const { bottom } = await boxOf(visit.page, place);
    expect(bottom, place).toBeLessThan(laptop.height);
  }
  await visit.close();
});

test.each([phone, across, laptop])(
  'the check by brute force takes one line at $width',
  async (viewport) => {
    const visit = await house.visit('play=0', { viewport });
    const lines = await visit.page.locator('#fact-oracle').evaluate((verdict) => {
      const range = document.createRange();
      range.selectNodeContents(verdict);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    await visit.close();
  },
);

describe('a lesson with a trace', () => {
  test.each([
    [laptop, 480],
    [across, 215],
    [phone, 190],
  ])('leaves the picture its size at $width', async (viewport, least) => {
    const visit = await house.visit('lesson=quadtree&page=6', { viewport });
    await visit.page.locator('#story').waitFor();
    const picture = await boxOf(visit.page, '#picture');
    expect(picture.bottom - picture.top).toBeGreaterThan(least);
    for (const card of ['#lesson', '#story'])
      expect(overlap(await boxOf(visit.page, card), picture), card).toBe(false);
    await visit.close();
  });

  test.each([phone, across, { width: 900, height: 700 }, laptop])(
    'has a card whose parts keep apart at $width',
    async (viewport) => {
      const visit = await house.visit('lesson=quadtree&page=6&lang=it', { viewport });
      await visit.page.locator('#story').waitFor();
      const parts = ['h2', '.place', '#lesson-former', '#lesson-next', '#lesson-close'];
      const boxes = await Promise.all(parts.map((part) => boxOf(visit.page, `#lesson ${part}`)));
      const card = await boxOf(visit.page, '#lesson');
      for (const [at, one] of boxes.entries()) {
        expect(one.left >= card.left && one.right <= card.right, parts[at]).toBe(true);
        for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBe(false);
      }
      await visit.close();
    },
  );
});

test('a long legend leaves the buttons on the screen', async () => {
  const link = 'lang=it&p=crowd&play=0&t=57&probe=1&pin=1&px=300&py=300';
  const visit = await house.visit(link, { viewport: laptop });
  expect((await boxOf(visit.page, '#transport')).bottom).toBeLessThanOrEqual(laptop.height);
  await visit.close();
});

test('the choice of views stays under the pointer that opens one', async () => {
  const visit = await house.visit('play=0', { viewport: laptop });
  const before = await boxOf(visit.page, '.views');
  await visit.page.locator('.views button').nth(1).click();
  await visit.page.locator('.stage[data-view]').waitFor();
  expect(await boxOf(visit.page, '.views')).toEqual(before);
  await visit.close();
});

test("the museum's two pictures stand at one height on a phone", async () => {
  const visit = await house.visit('bug=outside&play=0', { viewport: phone });
  const [printed, mended] = await Promise.all(
    ['printed', 'mended'].map((pane) => boxOf(visit.page, `[data-pane="${pane}"] .picture`)),
  );
  expect(printed?.top).toBe(mended?.top);
  await visit.close();
});

const spoken = ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'];

describe('a trace', () => {
  test.each([phone, across, { width: 900, height: 700 }, laptop, { width: 1_920, height: 1_080 }])(
    'leaves the picture where it is and as it is at $width',
    async (viewport) => {
      const visit = await house.visit('n=60&play=0', { viewport });
      const before = await boxOf(visit.page, '#picture');
      await visit.page.locator('#tool-ask').click();
      await visit.page.locator('#story').waitFor();
      await visit.page.evaluate(() => {
        location.hash += '&tell=pair&who=1&with=2';
      });
      await visit.page.getByText('A: object 1').waitFor();
      const picture = await boxOf(visit.page, '#picture');
      expect(picture).toEqual(before);
      const story = await boxOf(visit.page, '#story');
      for (const other of ['#picture', '.panel.lessons', '.panel.figures'])
        expect(overlap(story, await boxOf(visit.page, other)), other).toBe(false);
      await visit.close();
    },
  );

  test('has room for its text, in every language', async () => {
    const visit = await house.visit('tell=pair&play=0', { viewport: laptop });
    for (const language of spoken) {
      await visit.page.locator('#language').selectOption(language);
      await visit.page.locator(`html[lang="${language}"] #story`).waitFor();
      const cut = await visit.page.locator('#story-kind').evaluate((choice) => {
        const given = choice.getBoundingClientRect().width;
        Object.assign((choice as HTMLElement).style, { flex: 'none', inlineSize: 'max-content' });
        return choice.getBoundingClientRect().width - given;
      });
      expect(cut, language).toBeLessThanOrEqual(0);
    }
    await visit.close();
  });
});

test.each(['index.html', 'embed.html'])(
  'a low and narrow %s shows words, picture and the way on of a lesson at once',
  async (file) => {
    const viewport = { width: 480, height: 360 };
    const visit = await house.visit('lesson=quadtree&page=6', { file, viewport });
    await visit.page.locator('#story').waitFor();
    if (file === 'index.html')
      await visit.page.evaluate(() => document.getElementById('lesson')?.scrollIntoView());
    const [card, picture] = [
      await boxOf(visit.page, '#lesson'),
      await boxOf(visit.page, '#picture'),
    ];
    expect(overlap(card, picture)).toBe(false);
    for (const place of ['#lesson-next', '.lesson-caption', '#picture']) {
      const { top, bottom } = await boxOf(visit.page, place);
      expect(top, place).toBeGreaterThanOrEqual(0);
      expect(bottom, place).toBeLessThanOrEqual(viewport.height);
    }
    await visit.close();
  },
);

test('what was copied is said without hiding the timeline', async () => {
  for (const viewport of [phone, across, laptop]) {
    const visit = await house.visit('v=1', { viewport });
    await visit.page.locator('#button-link').click();
    await visit.page.locator('.bubble:not([hidden])').waitFor();
    const bubble = await boxOf(visit.page, '.bubble');
    expect(overlap(bubble, await boxOf(visit.page, '#timeline-row')), `${viewport.width}`).toBe(
      false,
    );
    await visit.close();
  }
});

test('each of five panes has a readable picture on a laptop, and one line says which agree', async () => {
  const link = 'compare=parent.leaf.loose.cover.brute&n=200&probe=1&play=0';
  const visit = await house.visit(link, { viewport: laptop });
  await visit.page.locator('.view-says[data-agrees="true"]').waitFor();
  const tops = new Set<number>();
  for (const pane of ['parent', 'leaf', 'loose', 'cover', 'brute']) {
    const { left, right, top } = await boxOf(visit.page, `[data-pane="${pane}"] .picture`);
    expect(right - left, pane).toBeGreaterThanOrEqual(130);
    tops.add(top);
  }
  expect(tops.size).toBe(1);
  const says = await boxOf(visit.page, '.view-says');
  expect(says.bottom - says.top).toBeLessThan(30);
  await visit.close();
});

describe("in an article's column", () => {
  const options = { file: 'embed.html', viewport: { width: 720, height: 600 } };

  test('all numbers are in sight beside the picture', async () => {
    const visit = await house.visit('hide=scenes.diagram.caption.settings&play=0', options);
    const { bottom, left } = await boxOf(visit.page, '#fact-fingerprint');
    expect(bottom).toBeLessThan(600);
    expect(left).toBeGreaterThan((await boxOf(visit.page, '#picture')).right);
    await visit.close();
  });

  test('without numbers the picture has the width for itself', async () => {
    const visit = await house.visit('hide=scenes.numbers.diagram.caption.settings&play=0', options);
    const { left, right } = await boxOf(visit.page, '#stage');
    expect(right - left).toBe(688);
    await visit.close();
  });

  test('a poster takes all the room', async () => {
    const visit = await house.visit('start=poster', { ...options, alive: false });
    await visit.page.locator('#poster').waitFor();
    const { left, right, top, bottom } = await boxOf(visit.page, '#stage');
    expect([right - left, bottom - top].every((size, at) => size > [680, 550][at]!)).toBe(true);
    await visit.close();
  });
});

test('what the probe found is shown while there is a probe', async () => {
  const visit = await house.visit('play=0');
  expect(await visit.page.locator('#fact-hits').isVisible()).toBe(false);
  await visit.page.locator('#button-probe').click();
  await visit.page.locator('#fact-hits').waitFor();
  await visit.close();
});

describe('on paper', () => {
  test('a lesson is printed in full, beside its picture and without buttons', async () => {
    const visit = await house.visit('lesson=quadtree&page=3&lang=it');
    await visit.page.locator('#lesson').waitFor();
    const captions = visit.page.locator('.lesson-captions li');
    expect(await captions.first().isVisible()).toBe(false);
    await visit.page.emulateMedia({ media: 'print' });
    expect(await captions.count()).toBe(8);
    expect(await captions.last().isVisible()).toBe(true);
    expect(await visit.page.locator('.lesson-caption').isVisible()).toBe(false);
    expect(await visit.page.locator('#picture').isVisible()).toBe(true);
    // The browser lays the page out anew, as wide as the paper.
    await visit.page.setViewportSize({ width: 794, height: 1_123 });
    const picture = await boxOf(visit.page, '#picture');
    for (const other of ['#lesson', '.figures'])
      expect(overlap(await boxOf(visit.page, other), picture), other).toBe(false);
    for (const gone of ['#button-play', '#lesson-next', '#control-count', '#tools'])
      expect(await visit.page.locator(gone).isVisible(), gone).toBe(false);
    await visit.close();
  });
});
