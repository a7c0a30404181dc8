import { expect, test } from 'vitest';
import { measureOddThings } from '../../bench/odd/measure.mjs';
import { oddThings } from '../../bench/odd/things.mjs';
import { oddSection, oddTable, ratioOf } from '../../bench/report/odd.mjs';

const conditions = { ms: 0, leastFrames: 1, onProgress: () => {} };

test.each(oddThings.map((thing) => [`${thing.crowd}: ${thing.name}`, thing] as const))(
  'a crowd finds the same with it and without, %s',
  async (_, thing) => {
    const { results } = await measureOddThings(100, (one) => one === thing, conditions, 0);
    expect(results).toHaveLength(1);
    expect(results[0]!.error).toBeUndefined();
    expect(results[0]!.with).toBeGreaterThan(0);
  },
);

test('what the thing takes by itself is its own cost, and no cost of the crowd', () => {
  expect(ratioOf({ without: 2, with: 5, alone: 3 })).toBe(1);
  expect(ratioOf({ without: 2, with: 5, alone: 1 })).toBe(2);
});

test('where the thing takes nearly all of the time, a little noise is no cost of the crowd', () => {
  expect(ratioOf({ without: 1, with: 102, alone: 99 })).toBeCloseTo(1.02, 5);
  expect(ratioOf({ without: 1, with: 12, alone: 10 })).toBe(2);
});

const result = { name: 'a lift', crowd: 'steps', meetsCrowd: false, without: 2, with: 2, alone: 0 };

test('the table says which goals are missed, and nothing of what meets the whole crowd', () => {
  const results = [
    result,
    { ...result, name: 'a tile', with: 4 },
    { ...result, name: 'a sensor', with: 4, meetsCrowd: true },
  ];
  const lines = oddTable({ results });
  expect(lines).toContain('| steps: a lift | 2.00 | 2.00 | 0.00 | 1.00x | met |');
  expect(lines).toContain('| steps: a tile | 2.00 | 4.00 | 0.00 | 2.00x | missed |');
  expect(lines).toContain('| steps: a sensor | 2.00 | 4.00 | 0.00 | 2.00x |  |');
});

test('a crowd that finds something else has no times', () => {
  const wrong = { ...result, error: '3 found of the crowd, 2 without it' };
  const lines = oddTable({ results: [wrong] });
  expect(lines.filter((line) => line.startsWith('| steps'))).toEqual([]);
  expect(lines.join('\n')).toContain('**a lift was wrong**');
});

test('the section names the size of the crowd', () => {
  const section = oddSection({ scenes: [{ count: 10_000, results: [result] }] });
  expect(section.join('\n')).toContain('a crowd of 10,000');
});
