/** The museum of bugs: each exhibit by its link, in magenta, with its reason in the reader's language. */
import { describe, expect, test } from 'vitest';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();

/** Pixels of the oracle's colour over each of the two pictures. */
async function magentaPixels(visit: Visit): Promise<number[]> {
  return visit.page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('[data-layer="magenta"]')].map((canvas) => {
      const context = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, i) => i % 4 === 3 && value > 0).length;
    }),
  );
}

const exhibits: [string, string, string][] = [
  ['descent', 'missedHits', 'p=s0&n=200&probe=1&px=300&py=300&ps=120&pin=1'],
  ['halves', 'inGaps', 'p=s0&n=1800&min=2&max=4&labels=0'],
  ['outside', 'dropped', 'p=s3&n=250&t=40'],
  ['doubles', 'doubles', 'p=s1&n=120&min=10&max=40'],
  ['centre', 'missed', 'n=1000&t=9'],
  ['copies', 'unmarked', 'n=300&t=9'],
];

describe('the museum of bugs', () => {
  test.each(exhibits)(
    '%s shows %s as printed, and not as it was meant',
    async (bug, wrong, scene) => {
      const visit = await house.visit(`${scene}&bug=${bug}&play=0`);
      await visit.page.locator('[data-pane="printed"] [data-bad]').first().waitFor();
      expect(Number(await visit.fact('printed', wrong))).toBeGreaterThan(0);
      expect(await visit.fact('mended', wrong)).toBe('0');
      const [printed = 0, mended] = await magentaPixels(visit);
      expect(printed).toBeGreaterThan(50);
      expect(mended).toBe(0);
      expect((await visit.text('.exhibit-why')).length).toBeGreaterThan(80);
      expect(visit.problems).toEqual([]);
      await visit.close();
    },
  );

  test.each(exhibits)(
    '%s, chosen by hand, shows %s at once in a scene of its own',
    async (bug, wrong) => {
      const visit = await house.visit('n=7&bug=copies&play=0');
      await visit.page.locator('.exhibit-why').waitFor();
      await visit.page
        .locator(bug === 'copies' ? '#exhibit-scene' : `label[for=control-bug-${bug}]`)
        .click();
      await visit.page.locator(`[data-pane="printed"] [data-fact="${wrong}"][data-bad]`).waitFor();
      expect((await magentaPixels(visit))[0]).toBeGreaterThan(50);
      expect(await visit.page.locator('#exhibit-scene').isVisible()).toBe(false);
      await visit.close();
    },
  );

  test('is one step of the history: Back leads to the scene before', async () => {
    const visit = await house.visit('n=7&play=0');
    const before = await visit.page.evaluate(() => history.length);
    await visit.page.locator('#view-museum').click();
    await visit.page.locator('[data-pane="printed"] [data-fact="missed"][data-bad]').waitFor();
    expect(await visit.page.evaluate(() => history.length)).toBe(before + 1);
    await visit.page.goBack();
    await visit.page.waitForFunction(() => window.quadrille?.settings.count === 7);
    expect(await visit.settings()).toMatchObject({ bug: 'none' });
    await visit.close();
  });

  test('restores the scene when it is closed: frame, edits and comparison', async () => {
    const link = 'n=50&place=leaf&compare=leaf.brute&edits=add,290,690,20&t=12&play=0';
    const visit = await house.visit(link);
    await visit.page.waitForFunction(() => window.quadrille?.frame === 12);
    const [settings, fingerprint] = await visit.page.evaluate(() => [
      { ...window.quadrille?.settings },
      window.quadrille?.fingerprint(),
    ]);
    await visit.page.locator('#view-museum').click();
    await visit.page.getByText('As printed: Bouncing squares').waitFor();
    await visit.page.locator('label[for=control-bug-doubles]').click();
    await visit.page.getByText('Found again · S1.20').waitFor();
    await visit.page.waitForFunction(() => location.hash.includes('bug=doubles'));
    await visit.page.locator('#view-close').click();
    await visit.page.locator('[data-pane="brute"]').waitFor();
    await visit.page.waitForFunction(() => window.quadrille?.frame === 12);
    expect(await visit.settings()).toEqual(settings);
    expect(await visit.page.evaluate(() => window.quadrille?.fingerprint())).toBe(fingerprint);
    await visit.close();
  });

  test("offers the exhibit's scene once another is shown", async () => {
    const visit = await house.visit('play=0');
    await visit.page.locator('#view-museum').click();
    await visit.page.locator('.exhibit-why').waitFor();
    expect(await visit.page.locator('#exhibit-scene').isVisible()).toBe(false);
    await visit.page.locator('#scene-s0').click();
    await visit.page.locator('#exhibit-scene').waitFor();
    await visit.close();
  });

  test.each(['circle', 'ray', 'nearest', 'sweep'])(
    'says that the printed code cannot be asked with a %s, and what it can be asked',
    async (kind) => {
      const visit = await house.visit(`bug=descent&n=200&probe=1&pk=${kind}&play=0`);
      await visit.page.locator('.exhibit-probe').getByText('choose Square or Rectangle').waitFor();
      expect(await visit.fact('printed', 'missedHits')).toBe('–');
      for (const box of ['rectangle', 'box']) {
        await visit.page.locator(`label[for=control-probeKind-${box}]`).click();
        await visit.page.locator('.exhibit-probe').waitFor({ state: 'hidden' });
        expect(await visit.fact('printed', 'missedHits')).toMatch(/^\d+$/);
      }
      await visit.close();
    },
  );

  test('is not computed where brute force would block the page', async () => {
    const visit = await house.visit('n=2001&bug=centre&play=0');
    await visit.page.getByText('The museum rests above 2,000 objects.').first().waitFor();
    expect(await visit.fact('printed', 'missed')).toBe('–');
    await visit.close();
  });

  test.each(['it', 'vi', 'zh-Hans', 'zh-Hant'])('tells why in %s', async (language) => {
    const visit = await house.visit(`bug=centre&play=0&lang=${language}`);
    const english = await house.visit('bug=centre&play=0');
    const why = await visit.text('.exhibit-why');
    expect(why.length).toBeGreaterThan(30);
    expect(why).not.toBe(await english.text('.exhibit-why'));
    await visit.close();
    await english.close();
  });
});
