/** Where values stand on the sliders of the settings. */
import { describe, expect, test } from 'vitest';
import { type NumberRange, scaleOf } from '../../web/playground/ui/slider-scale.ts';

function positionsOf(range: NumberRange): readonly number[] {
  const { min, max, step } = scaleOf(range);
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + step * index);
}

describe('an evenly spaced slider', () => {
  const scale = scaleOf({ min: -5, max: 20, step: 5, logarithmic: false });

  test('has the range of its values', () => {
    expect(scale).toMatchObject({ min: -5, max: 20, step: 5 });
    expect(scale.position(15)).toBe(15);
    expect(scale.value(15)).toBe(15);
  });
});

describe.each([
  { min: 1, max: 64 },
  { min: 0, max: 5_000 },
  { min: 1, max: 7 },
  { min: 1, max: 20_000 },
])('a slider from $min to $max whose stops grow as powers', ({ min, max }) => {
  const range = { min, max, step: 1, logarithmic: true };
  const scale = scaleOf(range);
  const stops = positionsOf(range).map((position) => scale.value(position));

  test('begins and ends with its range', () => {
    expect(stops[0]).toBe(min);
    expect(stops.at(-1)).toBe(max);
  });

  test('moves by at most a quarter of the value, or by one', () => {
    for (const [index, stop] of stops.entries()) {
      const next = stops[index + 1] ?? stop + 1;
      expect(next).toBeGreaterThan(stop);
      if (index < stops.length - 2) expect(next - stop).toBeLessThanOrEqual(Math.max(1, stop / 4));
    }
  });

  test('stands at the stop of a value, and between two stops at the lower one', () => {
    for (const [position, stop] of stops.entries()) {
      expect(scale.position(stop)).toBe(position);
      const next = stops[position + 1];
      if (next !== undefined) expect(scale.position((stop + next) / 2)).toBe(position);
    }
  });
});
