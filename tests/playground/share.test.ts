import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedOf } from '../../web/playground/share/embed.ts';
import { boxLines, shortest } from '../../web/playground/share/moment.ts';

describe('a float in code', () => {
  test('is as short as it can be', () => {
    expect([Math.fround(0.1), 12, -0.5, Math.fround(1 / 3)].map(shortest)).toEqual([
      '0.1',
      '12',
      '-0.5',
      '0.33333334',
    ]);
  });

  test('comes back as the same 32 bits', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Math.fround(Number(shortest(value))) === value).toBe(true);
      }),
      { seed: 5, numRuns: 2_000 },
    );
  });
});

test('boxes are a line each', () => {
  const boxes = Float32Array.of(1, 2, 3, 4, 5.5, 6, 7, 8);
  expect(boxLines(boxes, (numbers) => `{${numbers}}`)).toBe('{1, 2, 3, 4}\n{5.5, 6, 7, 8}');
});

describe('an embed', () => {
  test('shows the embedded page beside this one, with the same fragment', () => {
    const html = embedOf('https://example.org/q/index.html#v=1&p=s4', 'A "title" <b>');
    expect(html).toContain(
      'src="https://example.org/q/embed.html#v=1&amp;p=s4&amp;start=click&amp;hide=',
    );
    expect(html).toContain('title="A &quot;title&quot; &lt;b>"');
  });
});
