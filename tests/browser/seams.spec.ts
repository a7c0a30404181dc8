/** Shapes on seams: they catch, one switch lets them slide, and it runs, pauses and steps. */
import type { Locator } from '@playwright/test';
import { expect, type Playground, test } from './fixtures.ts';
import { pixelsOfColour } from './painted-pixels.ts';
import { thorough } from './thorough.ts';

function picture({ page }: Playground): Locator {
  return page.getByRole('img', { name: 'Four shapes slide over the tiles of a map' });
}

function rule({ page }: Playground): Locator {
  return page.getByRole('switch', { name: 'Seam rule' });
}

/** The two numbers, from the text alternative; it says what is written under the picture. */
async function numbers(playground: Playground): Promise<{ ofSeams: number; ofOutline: number }> {
  const alternative = await picture(playground).getAttribute('aria-label');
  const [, ofSeams, ofOutline] =
    /of hidden sides: ([\d,]+)\. Pushes of the surface that you see: ([\d,]+)\.$/.exec(
      alternative!,
    )!;
  await expect(playground.page.locator('.seams dd')).toHaveText([ofSeams!, ofOutline!]);
  return { ofSeams: numberOf(ofSeams!), ofOutline: numberOf(ofOutline!) };
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

function pixels(playground: Playground): Promise<string> {
  return picture(playground).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
}

async function step(playground: Playground, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await playground.button('One step').click();
}

const paused = { reducedMotion: 'reduce' } as const;

test.describe('seams', () => {
  test('stop shapes, until the rule is on', async ({ openPlayground }) => {
    const playground = await openPlayground('seams=1', paused);
    await expect(rule(playground)).not.toBeChecked();
    const before = await numbers(playground);
    await step(playground, 20);
    expect((await numbers(playground)).ofSeams).toBeGreaterThan(before.ofSeams);
    const code = playground.page.getByRole('region', { name: 'The option that does it' });
    await expect(code).toContainText('seamTolerance: false');

    await rule(playground).focus();
    await playground.page.keyboard.press('Space');
    await expect(rule(playground)).toBeChecked();
    await expect(code).toContainText('seamTolerance: 0.01');
    expect(await numbers(playground)).toEqual({ ofSeams: 0, ofOutline: 0 });
    await step(playground, 20);
    const joined = await numbers(playground);
    expect(joined.ofSeams).toBe(0);
    expect(joined.ofOutline).toBeGreaterThan(100);
  });

  test('run by themselves, pause, and go on step by step', async ({ openPlayground }) => {
    const playground = await openPlayground('seams=1');
    const first = await pixels(playground);
    await expect.poll(() => pixels(playground)).not.toBe(first);
    await playground.button('Pause the shapes').click();
    await expect(playground.button('Move the shapes')).toBeVisible();
    const last = await pixels(playground);
    await playground.page.evaluate(async () => {
      for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
    });
    expect(await pixels(playground)).toBe(last);
    await step(playground, 1);
    expect(await pixels(playground)).not.toBe(last);
  });

  test('are explained in place, and numbers have the colours of what they count', async ({
    openPlayground,
  }) => {
    const playground = await openPlayground('seams=1', paused);
    const { page } = playground;
    await expect(page.getByText('A seam is the place where two of them adjoin')).toBeVisible();
    await expect(rule(playground)).toHaveAccessibleDescription(
      /On: bodies that adjoin are one solid\.$/,
    );
    await expect(page.locator('.seams dt .hint')).toHaveCount(2);
    const painted = async (number: string): Promise<number> => {
      const colour = await page
        .locator(`.seams .${number}`)
        .evaluate((own) => getComputedStyle(own).borderInlineStartColor);
      return pixelsOfColour(picture(playground), colour);
    };
    expect(await painted('of-seams')).toBeGreaterThan(0);
    await rule(playground).check();
    await step(playground, 5);
    expect(await painted('of-seams')).toBe(0);
    expect(await painted('of-outline')).toBeGreaterThan(0);
    await expect(page.locator('.seams dt')).toHaveText([
      /^Pushes of hidden sides/,
      /^Pushes of the surface/,
    ]);
    // What the scene would play is not offered: it does not run here.
    await expect(page.locator(':is(#button-play, #button-how, #button-step)')).toHaveCount(0);
    await expect(playground.button('Share')).toBeVisible();
  });

  test('are drawn anew for another theme', thorough, async ({ openPlayground }) => {
    const playground = await openPlayground('seams=1', { ...paused, colorScheme: 'light' });
    const light = await pixels(playground);
    await playground.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => pixels(playground)).not.toBe(light);
  });

  test('are a view among the others', async ({ openPlayground }) => {
    const playground = await openPlayground('play=0', paused);
    await playground.chooseView('Seams');
    await expect(picture(playground)).toBeVisible();
    expect(await playground.settings()).toMatchObject({ seams: true, playing: false });
    await playground.button('Back to the picture').click();
    await expect(picture(playground)).toBeHidden();
    expect(await playground.settings()).toMatchObject({ seams: false });
  });

  for (const lang of ['en', 'it', 'vi', 'zh-Hans'])
    for (const width of [360, 1_280])
      test(
        `fit ${width} pixels in ${lang}, and the switch stays where it is`,
        thorough,
        async ({ openPlayground }) => {
          const playground = await openPlayground(`seams=1&lang=${lang}`, {
            ...paused,
            viewport: { width, height: 740 },
          });
          const { page } = playground;
          const button = page.locator('#seams-rule');
          const before = await button.boundingBox();
          await button.check();
          expect(await button.boundingBox()).toEqual(before);
          const overflow = await page.evaluate(() => {
            const inside = document.querySelector('.seams')!;
            return [
              document.documentElement.scrollWidth - innerWidth,
              inside.scrollWidth - inside.clientWidth,
            ];
          });
          expect(overflow).toEqual([0, 0]);
        },
      );
});
