/** Lessons: guided tours of the page's own and of others, forward and back, in links and embedded. */
import { describe, expect, test } from 'vitest';
import { shippedStates } from '../../web/playground/features/lessons/own-lessons.ts';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

async function open(fragment: string): Promise<Visit> {
  const visit = await house.visit(fragment);
  await visit.page.locator('#lesson').waitFor();
  return visit;
}

describe('a lesson of the page', () => {
  test('is begun with a button, turned by buttons and keys, and closed', async () => {
    const visit = await house.visit('p=s4&play=0');
    await visit.page.locator('#lesson-quadtree').click();
    await visit.page.locator('#lesson').waitFor();
    expect(await visit.settings()).toMatchObject({ preset: 's2', count: 24, playing: true });
    await visit.page.locator('#lesson-next').click();
    expect(await visit.settings()).toMatchObject({ page: 2, maxDepth: 1, playing: false });
    await visit.page.locator('#picture').focus();
    await visit.page.keyboard.press('l');
    expect(await visit.settings()).toMatchObject({ page: 3, maxDepth: 4 });
    expect(await visit.text('.lesson-caption')).toContain('this is a quadtree');
    await visit.page.keyboard.press('k');
    expect(await visit.settings()).toMatchObject({ page: 2, maxDepth: 1 });
    await visit.page.locator('#lesson-close').click();
    await visit.page.locator('#lesson').waitFor({ state: 'hidden' });
    // The scene stays where the lesson left it.
    expect(await visit.settings()).toMatchObject({ lesson: 'none', maxDepth: 1 });
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test.each(Object.entries(shippedStates))(
    '%s: the oracle agrees on every page',
    async (lesson, states) => {
      const visit = await open(`lesson=${lesson}`);
      for (let page = 1; page <= states.length; page++) {
        expect(await visit.text('.lesson .place')).toBe(`Page ${page} of ${states.length}`);
        await visit.page.waitForTimeout(250);
        expect(await visit.page.locator('#picture').getAttribute('data-oracle')).toBe('0 0 0');
        const told = (await visit.settings())['story'] !== 'none';
        expect(await visit.page.locator('#story').isVisible()).toBe(told);
        if (told) expect(await visit.text('.story-sentence')).not.toContain('Choose an object');
        if (page < states.length) await visit.page.locator('#lesson-next').click();
      }
      expect(visit.problems).toEqual([]);
      await visit.close();
    },
  );

  test('opens at the page of a link, and the last where there are fewer', async () => {
    const visit = await open('lesson=placement&page=3');
    expect(await visit.settings()).toMatchObject({ placement: 'leaf', straddlers: true });
    await visit.page.waitForFunction(() => location.hash.includes('lesson=placement&page=3'));
    await visit.close();
    const last = await open('lesson=placement&page=50');
    expect(await last.text('.lesson .place')).toBe('Page 7 of 7');
    await last.close();
  });

  test('another language shows the same page, and keeps what was changed in it', async () => {
    const visit = await open('lesson=quadtree&page=3');
    await visit.page.evaluate(() => {
      location.hash = `${location.hash}&lang=it`;
    });
    await visit.page.locator('.lesson-caption', { hasText: 'questo è un quadtree' }).waitFor();
    await visit.page.locator('#control-capacity').fill('9');
    await visit.page.keyboard.press('Enter');
    await visit.page.locator('#language').selectOption('en');
    await visit.page.locator('.lesson-caption', { hasText: 'this is a quadtree' }).waitFor();
    expect(await visit.settings()).toMatchObject({ page: 3, capacity: 9 });
    await visit.close();
  });
});

describe('a lesson in a link', () => {
  const pages = [
    { caption: 'First <b>words</b>', state: 'n=5&play=0' },
    { caption: 'Second words', state: 'p=s1&n=999999999&play=0&lesson=quadtree&hide=settings' },
  ];
  const tour = encodeURIComponent(JSON.stringify({ title: 'My tour', pages }));

  test('stands in a link; captions are text, states are clamped and touch nothing else', async () => {
    const visit = await open(`lesson=own&tour=${tour}`);
    expect(await visit.text('.lesson h2')).toBe('My tour');
    expect(await visit.text('.lesson-caption')).toBe('First <b>words</b>');
    expect(await visit.settings()).toMatchObject({ count: 5 });
    await visit.page.keyboard.press('l');
    await visit.page.locator('.lesson-caption', { hasText: 'Second words' }).waitFor();
    expect(await visit.settings()).toMatchObject({
      preset: 's1',
      count: 100_000,
      lesson: 'own',
      hide: '',
    });
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('that cannot be read says so', async () => {
    const visit = await open('lesson=own&tour=%7Bnonsense&n=7&play=0');
    expect(await visit.text('.lesson-caption')).toContain('no page that could be read');
    expect(await visit.settings()).toMatchObject({ count: 7 });
    await visit.close();
  });

  test('is given to the element as an attribute, and turned by its calls', async () => {
    const json = JSON.stringify(pages).replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const page = await house.article(
      `<script type="module" src="/playground/features/embed/element.js"></script>
       <quadrille-playground src="${house.embed('')}" lesson="own" tour="${json}" style="block-size: 700px"></quadrille-playground>`,
    );
    const frame = page.frameLocator('iframe');
    await frame.locator('.lesson-caption', { hasText: 'First <b>words</b>' }).waitFor();
    await frame.locator('#picture').waitFor();
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      const element = document.querySelector('quadrille-playground') as HTMLElement & {
        set(settings: object): void;
      };
      element.set({ page: 2 });
    });
    await frame.locator('.lesson-caption', { hasText: 'Second words' }).waitFor();
    await page.close();
  });
});

test('a tour that was damaged says so, and offers no pages to turn', async () => {
  const visit = await house.visit('play=0&lesson=own&tour=%7Bbad');
  await visit.page.getByText('no page that could be read').waitFor();
  for (const part of ['.place', 'h2', '#lesson-former', '#lesson-next'])
    expect(await visit.page.locator(`#lesson ${part}`).isVisible(), part).toBe(false);
  await visit.page.locator('#lesson-close').click();
  await visit.page.locator('#lesson').waitFor({ state: 'hidden' });
  await visit.close();
});
