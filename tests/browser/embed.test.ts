/** embed.html: how it starts, what it hides and what it locks. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

const file = 'embed.html';

async function shows(visit: Visit, part: string): Promise<boolean> {
  return visit.page.locator(part).first().isVisible();
}

describe('embed.html', () => {
  test('shows the scene without masthead and leads to the whole page', async () => {
    const visit = await house.visit('n=33&play=0&lock=tree&hide=caption', { file });
    expect(await shows(visit, 'h1')).toBe(false);
    expect(await shows(visit, '#picture')).toBe(true);
    const whole = visit.page.locator('#whole');
    await whole.focus();
    expect(await whole.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(
      house.url('v=1&n=33&play=0'),
    );
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test.each([
    ['scenes', '#scene-s1'],
    ['time', '#timeline'],
    ['buttons', '#button-play'],
    ['numbers', '#numbers-title'],
    ['diagram', '#tree-panel'],
    ['caption', '#caption-title'],
    ['settings', '#controls-title'],
    ['tools', '#tools'],
  ])('hides %s where it is told to', async (part, place) => {
    const visit = await house.visit(`hide=${part}&play=0`, { file });
    expect(await shows(visit, place)).toBe(false);
    expect(await shows(visit, '#picture')).toBe(true);
    await visit.close();
    const other = await house.visit('play=0', { file });
    expect(await shows(other, place)).toBe(true);
    await other.close();
  });

  test('hides nothing on the whole page', async () => {
    const visit = await house.visit('hide=numbers&start=click');
    expect(await shows(visit, '#numbers-title')).toBe(true);
    expect(await shows(visit, '#poster')).toBe(false);
    await visit.close();
  });

  test('fits a small frame: the picture and the buttons are seen at once', async () => {
    for (const [width, height] of [
      [320, 480],
      [720, 600],
      [480, 320],
    ] as const) {
      const visit = await house.visit('hide=scenes.diagram.caption.settings&play=0', {
        file,
        viewport: { width, height },
      });
      const bottom = await visit.page
        .locator('#button-play')
        .evaluate((button) => button.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(height);
      const overflow = await visit.page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBe(0);
      await visit.close();
    }
  });
});

describe('the start', () => {
  test('by a click shows the first frame, still, and then runs', async () => {
    const visit = await house.visit('start=click', { file });
    await visit.page.waitForTimeout(400);
    expect(await visit.frame()).toBe(0);
    // One way to begin, which leaves the middle of the picture in sight.
    expect(await visit.page.locator('#button-play').isVisible()).toBe(false);
    const [poster, picture] = await Promise.all(
      ['#poster', '#picture'].map((place) => visit.page.locator(place).boundingBox()),
    );
    expect(poster!.y + poster!.height).toBeLessThan(picture!.y + picture!.height / 3);
    expect(await visit.text('#fact-objects')).toBe('20');
    await visit.page.locator('#poster').click();
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 2);
    expect(await visit.page.locator('#poster').count()).toBe(0);
    expect(await visit.page.locator('#button-play').isVisible()).toBe(true);
    await visit.close();
  });

  test('by a click is taken back by any other way to play', async () => {
    const visit = await house.visit('start=click', { file });
    await visit.page.locator('#picture').focus();
    await visit.page.keyboard.press('Space');
    await visit.page.locator('#poster').waitFor({ state: 'detached' });
    await visit.close();
  });

  test('with a poster fetches no part of the quadtree until it is pressed', async () => {
    const fetched: string[] = [];
    const visit = await house.visit('p=s1&start=poster', {
      file,
      alive: false,
      before: async (page) => {
        page.on('request', (request) => fetched.push(request.url()));
      },
    });
    await visit.page.locator('#poster').waitFor();
    expect(await visit.text('#poster')).toBe('Start: Leaves only');
    expect(fetched.some((url) => url.endsWith('.wasm'))).toBe(false);
    await visit.page.locator('#poster').focus();
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForFunction(() => (window.quadrille?.frame ?? 0) > 2);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});

describe('locks', () => {
  test('make controls inactive and show their values', async () => {
    const visit = await house.visit('lock=time.tree.probe.scenes&probe=1&play=0', { file });
    for (const id of [
      '#timeline',
      '#button-play',
      '#control-capacity',
      '#scene-s1',
      '#button-probe',
    ])
      expect(await visit.page.locator(id).isDisabled(), id).toBe(true);
    for (const id of ['#control-count', '#button-share'])
      expect(await visit.page.locator(id).isDisabled(), id).toBe(false);
    const before = await visit.settings();
    await visit.page.locator('#picture').focus();
    for (const key of ['.', ',', ' ', 'r', 'ArrowLeft', 'Escape'])
      await visit.page.keyboard.press(key);
    await visit.page.locator('#picture').click({ position: { x: 20, y: 20 } });
    expect(await visit.settings()).toEqual(before);
    expect(await visit.frame()).toBe(0);
    await visit.close();
  });

  test('hold in another language too, and go when the author says so', async () => {
    const visit = await house.visit('lock=tree&lang=it&play=0', { file });
    expect(await visit.page.locator('#control-capacity').isDisabled()).toBe(true);
    await visit.page.evaluate(() => {
      location.hash = '#lang=it&play=0';
    });
    await visit.page.waitForFunction(
      () => !document.querySelector<HTMLInputElement>('#control-capacity')?.disabled,
    );
    await visit.close();
  });
});
