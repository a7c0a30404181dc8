/** The probe can be told from all that it lies over, also by people who do not tell red from green. */
import { describe, expect, test } from 'vitest';
import { VISITED } from '../../web/playground/render/shade-style.ts';
import { palettes } from './palettes.ts';
import { contrast, distance, eyes, over } from './seen-colours.ts';

/** About ten times what a careful eye just tells apart. */
const FAR_APART = 25;

describe.each(palettes)('the probe in the colours of $name', ({ palette }) => {
  const { background, candidate, hit, object, pair, probe, surround } = palette;

  test('has a contrast of 3 to 1 against paper and cells', () => {
    for (const ground of [background, surround, over(candidate, background, VISITED)])
      expect(contrast(probe, ground), ground).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(eyes))('has a colour of its own, with %s', (_, eye) => {
    for (const other of [object, candidate, hit, pair])
      expect(distance(probe, other, eye), other).toBeGreaterThan(FAR_APART);
  });
});

test('the figures of the article have the same probe', async () => {
  const { readFileSync } = await import('node:fs');
  const styles = readFileSync(new URL('../../web/learn/styles/guess.css', import.meta.url), 'utf8');
  const [light, dark] = palettes;
  expect(styles).toContain(
    `--board-probe: light-dark(${light!.palette.probe}, ${dark!.palette.probe});`,
  );
});
