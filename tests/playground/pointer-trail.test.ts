/** How fast a hand was when it let go. */
import { describe, expect, test } from 'vitest';
import { Trail } from '../../web/playground/engine/tools/pointer-trail.ts';

/** A hand that moves half a unit a millisecond to the right and a quarter up, reported this many times a second. */
function swept(hertz: number, milliseconds = 300): Trail {
  const trail = new Trail();
  trail.begin({ x: 0, y: 0, time: 0 });
  for (let time = 0; time <= milliseconds; time += 1_000 / hertz)
    trail.pass({ x: time / 2, y: -time / 4, time });
  return trail;
}

describe.each([60, 120, 1_000])('at %i events a second', (hertz) => {
  test.each([0, 30, 60, 90])('a pointer released %i ms after its last move throws', (later) => {
    const trail = swept(hertz);
    const { x, y } = trail.velocityAt(trail.end!.time + later);
    expect(x).toBeCloseTo(0.5);
    expect(y).toBeCloseTo(-0.25);
  });

  test('a pointer that has rested does not throw', () => {
    const trail = swept(hertz);
    expect(trail.velocityAt(trail.end!.time + 150)).toEqual({ x: 0, y: 0 });
  });
});

test('events without a move do not lower the velocity', () => {
  const trail = swept(60);
  const { end } = trail;
  for (let more = 10; more <= 80; more += 10) trail.pass({ ...end!, time: end!.time + more });
  expect(trail.velocityAt(end!.time + 80).x).toBeCloseTo(0.5);
});

test('only the last part of the path counts', () => {
  const trail = swept(60);
  const { time, x, y } = trail.end!;
  for (let back = 10; back <= 120; back += 10) trail.pass({ x: x - back, y, time: time + back });
  expect(trail.velocityAt(time + 120).x).toBeCloseTo(-1);
});

test('a press without a move does not throw', () => {
  const trail = new Trail();
  expect(trail.velocityAt(0)).toEqual({ x: 0, y: 0 });
  trail.begin({ x: 5, y: 5, time: 40 });
  expect(trail.velocityAt(50)).toEqual({ x: 0, y: 0 });
});
