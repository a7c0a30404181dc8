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

/** The share of the pixels of the one picture whose colour the other has neither there nor next to it. */
async function apart(visit: Visit, png: Buffer, svg: Buffer): Promise<number> {
  const blank = await visit.page.context().newPage();
  const share = await blank.evaluate(
    async ([picture, shapes]) => {
      const images = [picture, shapes].map((source) => Object.assign(new Image(), { src: source }));
      await Promise.all(images.map((image) => image.decode()));
      const { width = 0, height = 0 } = images[0] ?? {};
      const [one, other] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(image, 0, 0, width, height);
        return context?.getImageData(0, 0, width, height).data;
      });
      if (!one || !other) throw new Error('no pictures');
      const near = [0, 1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width];
      const isAlike = (at: number, there: number): boolean =>
        [0, 1, 2].every((c) => Math.abs(one[at + c]! - (other[there + c] ?? 0)) < 8);
      let strange = 0;
      for (let at = 0; at < one.length; at += 4)
        if (!near.some((d) => isAlike(at, at + 4 * d))) strange++;
      return strange / (width * height);
    },
    [
      `data:image/png;base64,${png.toString('base64')}`,
      `data:image/svg+xml;base64,${svg.toString('base64')}`,
    ] as const,
  );
  await blank.close();
  return share;
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
    const visit = await opened('p=s4&n=300&min=9&max=9&probe=0&play=0');
    const { name, bytes } = await saved(visit, 'svg');
    expect(name).toBe('quadrille-s4-0.svg');
    const seen = await visit.page.evaluate((text) => {
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
      // Squares of 9 units, which are 8 on the paper, give or take one for where their edges lie.
      const isObject = /h7[1-3]v7[1-3]h-7[1-3]z$/;
      const parts = (kind: string): string[] =>
        [...svg.querySelectorAll(`path${kind}`)].flatMap(
          (path) => path.getAttribute('d')?.match(/M[^M]+/g) ?? [],
        );
      const nodes = window.quadrille?.nodes() ?? new Float32Array();
      let splits = 0;
      for (let at = 0; at < nodes.length; at += 8) if (nodes[at + 7]! > 0) splits++;
      return {
        broken: svg.querySelectorAll('parsererror').length,
        boxes: parts('[fill]').filter((part) => isObject.test(part)).length,
        lines: parts('[stroke]').length,
        splits,
      };
    }, bytes.toString());
    expect(seen).toMatchObject({ broken: 0, boxes: 300, lines: 4 + 2 * seen.splits });
    expect(seen.splits).toBeGreaterThan(0);
    await visit.close();
  });

  test.each([
    [
      'straddlers, numbers and a way',
      'p=s0&n=40&strad=1&labels=1&probe=1&pk=ray&wx=150&wy=-90&pin=1',
    ],
    [
      'shades, visited cells and what the probe touches, under zoom',
      'p=crowd&t=57&probe=1&px=300&py=300&pin=1&lines=0&z=600&cx=290&cy=290',
    ],
  ])('saves the same picture as PNG and as SVG: %s', async (_, fragment) => {
    // A pixel is about a unit of the world, so that lines are about as thick in both; dashes would not be as long.
    const options = { viewport: { width: 1_180, height: 900 } };
    const visit = await opened(`${fragment}&play=0`, options);
    const png = await saved(visit, 'png');
    const svg = await saved(visit, 'svg');
    expect(await apart(visit, png.bytes, svg.bytes)).toBeLessThan(0.015);
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
