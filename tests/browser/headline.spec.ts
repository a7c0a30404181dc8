/** The sentence over the picture, its two numbers, and the menu of scenes. */
import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { thorough } from './thorough.ts';

test('the headline says how many pairs are tested, and how many when every pair is tested', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=crowd&play=0');
  const { headline } = playground;
  await expect(headline).toContainText('Which of these 90 squares overlap?');
  const tested = headline.locator('.with-tree strong');
  await expect(tested).toHaveText((await playground.liveNumber('Pair tests').textContent()) ?? '');
  await expect(headline.locator('.without-tree')).toHaveText('4,005 testing every pair');
  await playground.follow('p=crowd&n=20&play=0');
  await expect(headline).toContainText('Which of these 20 squares overlap?');
  await expect(headline.locator('.without-tree strong')).toHaveText('190');
  await expect(tested).toHaveText((await playground.liveNumber('Pair tests').textContent()) ?? '');
});

test('the headline asks about the squares that the tree refuses', async ({ openPlayground }) => {
  const { headline } = await openPlayground(
    'p=s4&place=leaf&n=10000&min=200&max=200&depth=10&cap=1&play=0',
  );
  await expect(headline).toContainText('Which of these 10,000 squares overlap?');
  await expect(headline.locator('.with-tree strong')).toHaveText('–');
  await expect(headline.locator('.without-tree strong')).toHaveText('49,995,000');
});

test('views and lessons stand in place of the headline', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0');
  await expect(playground.headline).toBeVisible();
  await playground.chooseView('Race');
  await expect(playground.headline).toBeHidden();
  await playground.chooseView('Picture');
  await expect(playground.headline).toBeVisible();
});

for (const view of ['Bullets', 'Seams', 'Use it'])
  test(`the view ${view} runs instead of the scene, of which nothing is said meanwhile`, async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=crowd&play=0');
    const { page } = playground;
    const ofScene = ['About this scene', 'Live numbers', 'Shape of the tree'].map((name) =>
      page.getByRole('heading', { name, exact: true }),
    );
    for (const heading of ofScene) await expect(heading).toBeVisible();
    await playground.chooseView(view);
    await expect(page.locator('.view-main')).toBeVisible();
    for (const heading of ofScene) await expect(heading).toBeHidden();
    await expect(page.locator(':is(#legend, .timeline)').first()).toBeHidden();
    await playground.chooseView('Picture');
    for (const heading of ofScene) await expect(heading).toBeVisible();
  });

for (const [view, hasScene] of [
  ['Side by side', true],
  ['Race', false],
  ['Tune', false],
] as const)
  test(`beside the view ${view} stands what it shows, and nothing of a scene that is not seen`, async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('p=crowd&play=0');
    await playground.chooseView(view);
    const about = playground.panel('About this view');
    await expect(about).toContainText(view);
    await expect(about).toContainText(hasScene ? 'tree in the settings: Cover' : 'on this scene');
    await expect(playground.panel('About this scene')).toBeHidden();
    await expect(playground.panel('Live numbers')).toBeVisible({ visible: hasScene });
  });

test(
  'a scene that a view has stopped plays on after it; a scene that was paused stays paused',
  thorough,
  async ({ openPlayground }) => {
    const playground = await openPlayground('p=crowd');
    await playground.chooseView('Seams');
    await expect.poll(playground.settings).toMatchObject({ seams: true, playing: false });
    await playground.chooseView('Use it');
    await expect.poll(playground.settings).toMatchObject({ use: true, playing: false });
    await playground.chooseView('Race');
    await expect.poll(playground.settings).toMatchObject({ race: true, playing: false });
    await playground.chooseView('Picture');
    await expect.poll(playground.settings).toMatchObject({ race: false, playing: true });
    await playground.chooseView('Tune');
    await expect.poll(playground.settings).toMatchObject({ tune: true, playing: false });
    await playground.chooseView('Picture');
    await expect.poll(playground.settings).toMatchObject({ tune: false, playing: true });
    await playground.button('Pause').click();
    await playground.chooseView('Seams');
    await playground.chooseView('Picture');
    await expect.poll(playground.settings).toMatchObject({ seams: false, playing: false });
  },
);

test('a scene that is chosen while something else runs instead is shown', async ({
  openPlayground,
}) => {
  const playground = await openPlayground('p=crowd&bullets=1');
  await playground.page.locator('.view-main').waitFor();
  await playground.chooseScene('Leaves only');
  await expect(playground.picture).toBeVisible();
  await expect.poll(playground.settings).toMatchObject({ preset: 's1', bullets: false });
});

test('the menu of scenes shows a picture of each', thorough, async ({ openPlayground }) => {
  const playground = await openPlayground('p=crowd&play=0');
  const { page } = playground;
  await playground.scenesMenu.click();
  await expect(page.locator('.scene-picture canvas').first()).toBeVisible();
  const areDrawn = (): Promise<boolean> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.scene-picture')].every((picture) => {
        const canvas = picture.querySelectorAll('canvas')[1];
        if (!canvas) return false;
        const blank = Object.assign(document.createElement('canvas'), {
          width: canvas.width,
          height: canvas.height,
        });
        return canvas.toDataURL() !== blank.toDataURL();
      }),
    );
  await expect.poll(areDrawn).toBe(true);
  await expect(playground.scene('A crowd of squares')).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(5, 400);
  await expect(playground.scene('A crowd of squares')).toBeHidden();
});

test('the scenes of the menu keep their places while their pictures are fetched', async ({
  openPlayground,
}) => {
  const held: Route[] = [];
  const playground = await openPlayground('p=crowd&play=0', {
    before: (page) => page.route(/scene-picture-/, (route) => void held.push(route)),
  });
  const { page } = playground;
  const places = (): Promise<number[]> =>
    page
      .locator('.scene-list button')
      .evaluateAll((buttons) =>
        buttons.map((button) => Math.round(button.getBoundingClientRect().top)),
      );
  await playground.scenesMenu.click();
  await expect(playground.scene('A crowd of squares')).toBeVisible();
  const before = await places();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(page.locator('.scene-picture canvas').first()).toBeVisible();
  expect(await places()).toEqual(before);
});
