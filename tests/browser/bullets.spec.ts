/** Bullets and thin walls: they pass unseen, one switch stops them, and it runs, pauses and steps. */
import type { Locator } from '@playwright/test';
import { expect, type Playground, test } from './fixtures.ts';
import { pixelsOfColour } from './painted-pixels.ts';
import { thorough } from './thorough.ts';

function picture({ page }: Playground): Locator {
  return page.getByRole('img', { name: 'Three guns shoot at thin walls.' });
}

function sweep({ page }: Playground): Locator {
  return page.getByRole('switch', { name: 'Sweep the bullets' });
}

/** The two numbers, from the text alternative; it says what is written under the picture. */
async function numbers(playground: Playground): Promise<{ passed: number; stopped: number }> {
  const alternative = await picture(playground).getAttribute('aria-label');
  const [, passed, stopped] = /without a hit: (\d+)\. Bullets stopped: (\d+)\.$/.exec(
    alternative!,
  )!;
  await expect(playground.page.locator('.bullets dd')).toHaveText([passed!, stopped!]);
  return { passed: Number(passed), stopped: Number(stopped) };
}

function pixels(playground: Playground): Promise<string> {
  return picture(playground).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
}

async function step(playground: Playground, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await playground.button('One step').click();
}

const paused = { reducedMotion: 'reduce' } as const;

test.describe('bullets', () => {
  test('pass walls unseen, until they are swept', async ({ openPlayground }) => {
    const playground = await openPlayground('bullets=1', paused);
    await expect(sweep(playground)).not.toBeChecked();
    await step(playground, 20);
    const unswept = await numbers(playground);
    expect(unswept.passed).toBeGreaterThan(2 * unswept.stopped);
    const code = playground.page.getByRole('region', { name: 'The three lines that do it' });
    await expect(code).toContainText('bullet: false');

    await sweep(playground).focus();
    await playground.page.keyboard.press('Space');
    await expect(sweep(playground)).toBeChecked();
    await expect(code).toContainText('bullet: true');
    expect(await numbers(playground)).toEqual({ passed: 0, stopped: 0 });
    await step(playground, 20);
    const swept = await numbers(playground);
    expect(swept.passed).toBe(0);
    expect(swept.stopped).toBeGreaterThan(5);

    await playground.enter('Speed', '9999');
    await expect(playground.page.getByLabel('Speed', { exact: true })).toHaveValue('160');
    await step(playground, 20);
    expect((await numbers(playground)).passed).toBe(0);
  });

  test('run by themselves, pause, and go on step by step', async ({ openPlayground }) => {
    const playground = await openPlayground('bullets=1');
    const first = await pixels(playground);
    await expect.poll(() => pixels(playground)).not.toBe(first);
    await playground.button('Pause the bullets').click();
    await expect(playground.button('Run the bullets')).toBeVisible();
    const last = await pixels(playground);
    await playground.page.evaluate(async () => {
      for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
    });
    expect(await pixels(playground)).toBe(last);
    await step(playground, 1);
    await expect.poll(async () => (await pixels(playground)) === last).toBe(false);
  });

  test('are explained in place, and numbers have the colours of what they count', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('bullets=1', paused);
    const { page } = playground;
    await expect(page.getByText('A game moves everything in steps')).toBeVisible();
    await expect(sweep(playground)).toHaveAccessibleDescription(
      /On: it tests the whole way there\.$/,
    );
    await expect(page.locator('.bullets dt .hint')).toHaveCount(2);
    const painted = async (number: string): Promise<number> => {
      const colour = await page
        .locator(`.bullets .${number}`)
        .evaluate((own) => getComputedStyle(own).borderInlineStartColor);
      return pixelsOfColour(picture(playground), colour);
    };
    expect(await painted('passed')).toBeGreaterThan(0);
    await sweep(playground).check();
    await step(playground, 5);
    expect(await painted('stopped')).toBeGreaterThan(0);
    // What the scene would play is not offered: it does not run here.
    await expect(page.locator(':is(#button-play, #button-how, #button-step)')).toHaveCount(0);
    await expect(playground.button('Share')).toBeVisible();
  });

  test('are drawn anew for another theme', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('bullets=1', { ...paused, colorScheme: 'light' });
    const light = await pixels(playground);
    await playground.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => pixels(playground)).not.toBe(light);
  });

  test('are a view among the others', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', paused);
    await playground.chooseView('Bullets');
    await expect(picture(playground)).toBeVisible();
    expect(await playground.settings()).toMatchObject({ bullets: true, playing: false });
    await playground.button('Back to the picture').click();
    await expect(picture(playground)).toBeHidden();
    expect(await playground.settings()).toMatchObject({ bullets: false });
  });

  for (const lang of ['en', 'it', 'vi', 'zh-Hans'])
    for (const width of [360, 1_280])
      test(
        `fit ${width} pixels in ${lang}, and the switch stays where it is`,
        thorough,
        async ({ openPlayground }) => {
          const playground = await openPlayground(`bullets=1&lang=${lang}`, {
            ...paused,
            viewport: { width, height: 740 },
          });
          const { page } = playground;
          const button = page.locator('#bullets-sweep');
          const before = await button.boundingBox();
          await button.check();
          expect(await button.boundingBox()).toEqual(before);
          const overflow = await page.evaluate(() => {
            const inside = document.querySelector('.bullets')!;
            return [
              document.documentElement.scrollWidth - innerWidth,
              inside.scrollWidth - inside.clientWidth,
            ];
          });
          expect(overflow).toEqual([0, 0]);
        },
      );
});
