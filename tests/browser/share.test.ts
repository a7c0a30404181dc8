/** A frame to take away: every kind of it, and what happens where the browser forbids copying. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit, type VisitOptions } from './support.ts';

const house = useHouse();

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

async function opened(fragment: string, options: VisitOptions = clipboard): Promise<Visit> {
  const visit = await house.visit(fragment, options);
  await visit.page.locator('#button-share').focus();
  await visit.page.keyboard.press('Enter');
  await visit.page.locator('#share').waitFor();
  return visit;
}

async function copied(visit: Visit, kind: string): Promise<string> {
  await visit.page.locator(`#share-${kind}`).click();
  await visit.page.getByText('Copied.').waitFor();
  return visit.page.evaluate(() => navigator.clipboard.readText());
}

async function saved(visit: Visit, kind: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    visit.page.waitForEvent('download'),
    visit.page.locator(`#share-${kind}`).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe('the share dialog', () => {
  test('pauses, and copies link, embed, TypeScript and C++ of the frame that is shown', async () => {
    const visit = await opened('n=30');
    const frame = await visit.frame();
    const fragment = frame === 0 ? 'v=1&n=30&play=0' : `v=1&n=30&t=${frame}&play=0`;
    expect(await copied(visit, 'link')).toBe(house.url(fragment));
    expect(await copied(visit, 'embed')).toContain(
      `embed.html#${fragment.replaceAll('&', '&amp;')}`,
    );
    expect(await copied(visit, 'typescript')).toContain(
      `// Frame ${frame} of ${house.url(fragment)}`,
    );
    expect(await copied(visit, 'cpp')).toMatch(/^ {4}\{[-\d., ]+\},$/m);
    expect(await visit.frame()).toBe(frame);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('closes by Escape and by its button, and the focus goes back', async () => {
    const visit = await opened('play=0');
    await visit.page.keyboard.press('.');
    expect(await visit.frame()).toBe(0);
    await visit.page.keyboard.press('Escape');
    expect(await visit.page.locator('#share').isVisible()).toBe(false);
    expect(await visit.page.evaluate(() => document.activeElement?.id)).toBe('button-share');
    await visit.page.keyboard.press('Enter');
    await visit.page.getByRole('button', { name: 'Close' }).click();
    expect(await visit.page.locator('#share').isVisible()).toBe(false);
    await visit.close();
  });

  test('saves the canvas as PNG', async () => {
    const visit = await opened('t=12&play=0');
    await visit.page.waitForFunction(() => window.quadrille?.frame === 12);
    const { name, bytes } = await saved(visit, 'png');
    expect(name).toBe('quadrille-s2-12.png');
    const size = await visit.page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      return [canvas?.width, canvas?.height];
    });
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(size);
    await visit.close();
  });

  test('saves every object and every line as SVG', async () => {
    const visit = await opened('p=s4&n=300&play=0');
    const { name, bytes } = await saved(visit, 'svg');
    expect(name).toBe('quadrille-s4-0.svg');
    const seen = await visit.page.evaluate((text) => {
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
      const paths = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
      const nodes = window.quadrille?.nodes() ?? new Float32Array();
      let splits = 0;
      for (let at = 0; at < nodes.length; at += 8) if (nodes[at + 7]! > 0) splits++;
      return {
        broken: svg.querySelectorAll('parsererror').length,
        boxes: paths.join('').split('z').length - 1,
        crosses: (paths.at(-1) ?? '').split('M').length - 1,
        splits,
      };
    }, bytes.toString());
    // The world's frame is a closed box like the objects; each split is a cross of two strokes.
    expect(seen).toMatchObject({ broken: 0, boxes: 301, crosses: 1 + 2 * seen.splits });
    expect(seen.splits).toBeGreaterThan(0);
    await visit.close();
  });

  test('shows the text, chosen and ready, where the browser forbids copying', async () => {
    const visit = await opened('play=0', {
      before: (page) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
        }),
    });
    await visit.page.locator('#share-link').click();
    const text = visit.page.locator('#share textarea');
    await text.waitFor();
    expect(await text.inputValue()).toBe(house.url('v=1&play=0'));
    expect(await visit.page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    expect(await visit.page.evaluate(() => getSelection()?.toString())).toContain('v=1');
    await visit.close();
  });
});
