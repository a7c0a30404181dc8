/** What is said of a machine that is too slow for what is asked. */
import { describe, expect, test } from 'vitest';
import { FramePacing } from '../../web/playground/engine/player/frame-pacing.ts';

/** This many seconds of display frames, each with this many ticks. */
function ran(seconds: number, frame: number, ticks: number, asked: number): FramePacing {
  const pacing = new FramePacing();
  for (let time = 0; time < 1_000 * seconds; time += frame) pacing.note(frame, ticks, asked);
  return pacing;
}

describe('the tick rate', () => {
  test('reports nothing while it is kept', () => {
    expect(ran(3, 50, 1, 50).lag).toBeUndefined();
    expect(ran(3, 20, 2, 10).lag).toBeUndefined();
  });

  test('reports the interval asked for and the one needed when it is not kept', () => {
    expect(ran(3, 125, 1, 50).lag).toEqual({ share: 0.4, asked: 50, needed: 125 });
  });

  test('is reported as slow only after two seconds without a break', () => {
    expect(ran(1.8, 125, 1, 50).lag).toBeUndefined();
    const pacing = new FramePacing();
    for (const frame of [125, 50, 125, 50, 125])
      for (let time = 0; time < 1_000; time += frame) pacing.note(frame, 1, 50);
    expect(pacing.lag).toBeUndefined();
  });

  test('is measured in ticks where ticks are slower than frames', () => {
    const pacing = new FramePacing();
    for (let frame = 1; frame <= 3_600; frame++) {
      // Now late, now early, and one a second all in all.
      const ticks = frame % 120 === 80 || frame % 120 === 0 ? 1 : 0;
      pacing.note(1_000 / 60, ticks, 1_000);
      expect(pacing.lag).toBeUndefined();
    }
  });

  test('reports nothing once it is kept again', () => {
    const pacing = ran(3, 125, 1, 50);
    for (let frame = 0; frame < 40; frame++) pacing.note(50, 1, 50);
    expect(pacing.lag).toBeUndefined();
  });

  test('ignores the time in which the browser was in the background', () => {
    const pacing = new FramePacing();
    pacing.note(60_000, 4, 50);
    expect(pacing.lag).toBeUndefined();
    for (let frame = 0; frame < 40; frame++) pacing.note(50, 1, 50);
    expect(pacing.lag).toBeUndefined();
  });
});
