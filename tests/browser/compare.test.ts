/** Panes side by side: the same moment in each, the costs that the library reports, on every width. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

async function panes(visit: Visit): Promise<(string | null)[]> {
  const found = await visit.page.locator('.pane').all();
  return Promise.all(found.map((pane) => pane.getAttribute('data-pane')));
}

/** Pixels of each pane in the colour of a hit. */
async function redPixels(visit: Visit): Promise<number[]> {
  return visit.page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('.pane [data-layer="canvas"]')].map(
      (canvas) => {
        const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(canvas, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        let red = 0;
        for (let at = 0; at < data.length; at += 4)
          if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0 && data[at + 3] === 255)
            red++;
        return red;
      },
    ),
  );
}

describe('panes side by side', () => {
  test('are what the link names, with the costs of each and the same pairs in all', async () => {
    const visit = await house.visit('n=300&compare=parent.leaf.cover.brute&play=0&t=20');
    await visit.page.locator('.view-says[data-agrees="true"]').waitFor();
    expect(await panes(visit)).toEqual(['parent', 'leaf', 'cover', 'brute']);
    const pairs = await visit.text('#fact-collidingPairs');
    expect(await visit.text('.view-says')).toBe(`Same pairs in all panes: ${pairs}`);
    expect(await visit.fact('parent', 'tests')).toBe(await visit.text('#fact-tests'));
    expect(await visit.fact('parent', 'nodes')).toBe(await visit.text('#fact-nodes'));
    expect(await visit.fact('parent', 'references')).toBe('300');
    expect(Number(await visit.fact('leaf', 'references'))).toBeGreaterThan(300);
    expect(await visit.fact('brute', 'tests')).toBe(await visit.text('#fact-bruteForce'));
    for (const pane of await panes(visit))
      expect(await visit.fact(pane ?? '', 'time')).toMatch(/^(< )?[\d.,]+ ms$/);
    expect(await visit.page.locator('#picture').isVisible()).toBe(false);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test('say that brute force is left out where it would be too slow', async () => {
    const visit = await house.visit('n=5001&min=1&max=1&compare=parent.brute&play=0');
    await visit.page.locator('.view-says', { hasText: 'Brute force rests above 5,000' }).waitFor();
    await visit.page.locator('label[for=control-compare-leaf]').click();
    await visit.page.locator('.view-says', { hasText: 'Same pairs in all panes' }).waitFor();
    await visit.close();
  });

  test('show the same hits, also after steps', async () => {
    const visit = await house.visit('n=300&compare=parent.leaf.brute&play=0&lines=0');
    await visit.page.locator('.view-says[data-agrees="true"]').waitFor();
    await visit.page.locator('#button-step').click();
    const before = await redPixels(visit);
    await visit.page.evaluate(() => window.quadrille?.step(20));
    const after = await redPixels(visit);
    for (const counts of [before, after]) {
      expect(counts[0]).toBeGreaterThan(50);
      expect(new Set(counts).size).toBe(1);
    }
    expect(after).not.toEqual(before);
    await visit.close();
  });

  test.each(['box', 'rectangle', 'circle', 'ray', 'nearest', 'sweep'])(
    'a %s finds and paints the same in each, and each counts what it took',
    async (kind) => {
      const names = ['parent', 'leaf', 'loose', 'cover', 'brute'];
      const visit = await house.visit(
        `n=300&compare=${names.join('.')}&probe=1&pk=${kind}&wx=90&wy=200&pin=1&t=30&min=12&pairs=0&lines=0&play=0`,
      );
      await visit.page.waitForFunction(() => window.quadrille?.frame === 30);
      const hits = await visit.text('#fact-hits');
      await visit.page.getByText(`same hits of the probe: ${hits}`).waitFor();
      for (const name of names) {
        expect(await visit.fact(name, 'hits'), name).toBe(hits);
        const tested = Number(await visit.fact(name, 'tested'));
        if (name === 'brute') expect(tested).toBe(300);
        else expect(tested).toBeLessThan(300);
      }
      expect(await visit.fact('parent', 'visited')).toBe(await visit.text('#fact-visited'));
      expect(await visit.fact('brute', 'visited')).toBe('–');
      const red = await redPixels(visit);
      expect(red[0]).toBeGreaterThan(0);
      expect(new Set(red).size).toBe(1);
      expect(visit.problems).toEqual([]);
      await visit.close();
    },
  );

  test('say nothing about a probe that is off', async () => {
    const visit = await house.visit('n=60&compare=leaf.brute&play=0');
    await visit.page.locator('.pane').first().waitFor();
    const hits = visit.page.locator('[data-pane="leaf"] [data-fact="hits"]');
    await hits.waitFor({ state: 'hidden' });
    await visit.page.locator('#button-probe').click();
    await hits.waitFor();
    await visit.close();
  });

  test('a pointer over any pane moves the probe in all', async () => {
    const visit = await house.visit('n=300&compare=leaf.brute&probe=1&play=0');
    const picture = visit.page.locator('[data-pane="brute"] .picture');
    await picture.hover({ position: { x: 40, y: 60 } });
    expect(await visit.fact('brute', 'candidates')).toBe('300');
    const { probeX, probeY } = await visit.settings();
    const box = await picture.boundingBox();
    expect(Number(probeX)).toBeCloseTo((40 / (box?.width ?? 1)) * 600, -1);
    expect(Number(probeY)).toBeCloseTo((60 / (box?.height ?? 1)) * 800, -1);
    const candidates = Number(await visit.fact('leaf', 'candidates'));
    expect(candidates).toBeLessThan(100);
    await visit.close();
  });

  test('are opened and closed by the buttons above them, and are in the link', async () => {
    const visit = await house.visit('n=60&play=0');
    expect(await visit.page.locator('#view').isVisible()).toBe(false);
    await visit.page.locator('#view-compare').click();
    await visit.page.locator('.pane').nth(2).waitFor();
    expect(await panes(visit)).toEqual(['parent', 'leaf', 'brute']);
    await visit.page.locator('label[for=control-compare-parent]').click();
    await visit.page.locator('[data-pane="parent"]').waitFor({ state: 'detached' });
    await visit.page.waitForFunction(() => location.hash.includes('compare=leaf.brute'));
    await visit.page.locator('label[for=control-compare-leaf]').click();
    await visit.page.locator('.view-says[data-agrees="alone"]').waitFor();
    await visit.page.locator('#view-close').click();
    await visit.page.locator('#picture').waitFor();
    expect(await visit.page.locator('.pane').count()).toBe(0);
    await visit.page.waitForFunction(() => !location.hash.includes('compare'));
    // What was compared last is compared again.
    await visit.page.locator('#view-compare').click();
    await visit.page.locator('[data-pane="brute"]').waitFor();
    expect(await panes(visit)).toEqual(['brute']);
    await visit.close();
  });

  test('change to a language that is chosen meanwhile', async () => {
    const visit = await house.visit('n=60&compare=leaf.brute&play=0');
    await visit.page.locator('.pane').first().waitFor();
    await visit.page.locator('#language').selectOption('it');
    await visit.page.getByText('Le stesse coppie in tutti i riquadri').waitFor();
    expect(await visit.page.locator('.pane').count()).toBe(2);
    await visit.close();
  });

  test('a tree that is refused says why in its pane, and the others go on', async () => {
    const visit = await house.visit(
      'n=8000&min=200&max=200&cap=1&depth=10&place=parent&compare=parent.leaf&play=0',
    );
    await visit.page.locator('[data-pane="leaf"] .pane-note:not([hidden])').waitFor();
    expect(await visit.fact('leaf', 'nodes')).toBe('–');
    await visit.close();
  });

  test.each([
    [390, 844, 2],
    [1_280, 800, 3],
    [2_560, 1_440, 3],
  ])('fit at %i by %i, in %i columns', async (width, height, columns) => {
    const visit = await house.visit('n=100&compare=parent.leaf.brute&play=0', {
      viewport: { width, height },
    });
    await visit.page.locator('.pane').nth(2).waitFor();
    const seen = await visit.page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - innerWidth,
      tops: [...document.querySelectorAll('.pane .picture')].map((pane) =>
        Math.round(pane.getBoundingClientRect().top),
      ),
    }));
    expect(seen.overflow).toBe(0);
    expect(seen.tops.filter((top) => top === seen.tops[0])).toHaveLength(columns);
    await visit.close();
  });

  test('on a phone there are more to choose from', async () => {
    const visit = await house.visit('n=100&compare=parent.leaf.brute&play=0', {
      viewport: { width: 390, height: 844 },
    });
    await visit.page.locator('.pane').nth(2).waitFor();
    const choice = visit.page.locator('label[for=control-compare-loose]');
    await choice.click();
    await visit.page.locator('[data-pane="loose"]').waitFor();
    await visit.close();
  });

  test('are in an embedded page as well, and cannot be closed where that is locked', async () => {
    const visit = await house.visit('n=100&compare=leaf.brute&play=0&lock=compare', {
      file: 'embed.html',
      viewport: { width: 800, height: 600 },
    });
    const pane = visit.page.locator('[data-pane="brute"]');
    await pane.waitFor();
    expect((await pane.boundingBox())?.height).toBeGreaterThan(250);
    expect(await visit.page.locator('#view-close').count()).toBe(0);
    expect(await visit.page.locator('#control-compare-leaf').isDisabled()).toBe(true);
    await visit.close();
  });

  test('what a tool does in one pane happens in all', async () => {
    const visit = await house.visit('n=30&compare=parent.brute&play=0');
    await visit.page.locator('.view-says[data-agrees="true"]').waitFor();
    await visit.page.locator('#tool-add').click();
    await visit.page.locator('[data-pane="brute"] .picture').click({ position: { x: 50, y: 70 } });
    await visit.page.waitForFunction(() => window.quadrille?.boxes().length === 4 * 31);
    expect(await visit.fact('parent', 'references')).toBe('31');
    expect(await visit.fact('brute', 'tests')).toBe(String((31 * 30) / 2));
    expect(await visit.page.locator('.view-says').getAttribute('data-agrees')).toBe('true');
    await visit.close();
  });
});
