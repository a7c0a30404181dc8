/** What is said of a machine that is too slow for what is asked. */
import { describe, expect, test } from 'vitest';
import { Rhythm } from '../../web/playground/engine/player/frame-pacing.ts';

/** So many seconds of display frames, each with so many ticks. */
function ran(seconds: number, frame: number, ticks: number, asked: number): Rhythm {
  const rhythm = new Rhythm();
  for (let time = 0; time < 1_000 * seconds; time += frame) rhythm.note(frame, ticks, asked);
  return rhythm;
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
    const rhythm = new Rhythm();
    for (const frame of [125, 50, 125, 50, 125])
      for (let time = 0; time < 1_000; time += frame) rhythm.note(frame, 1, 50);
    expect(rhythm.lag).toBeUndefined();
  });

  test('is measured in ticks where ticks are slower than frames', () => {
    const rhythm = new Rhythm();
    for (let frame = 1; frame <= 3_600; frame++) {
      // Now late, now early, and one a second all in all.
      const ticks = frame % 120 === 80 || frame % 120 === 0 ? 1 : 0;
      rhythm.note(1_000 / 60, ticks, 1_000);
      expect(rhythm.lag).toBeUndefined();
    }
  });

  test('reports nothing once it is kept again', () => {
    const rhythm = ran(3, 125, 1, 50);
    for (let frame = 0; frame < 40; frame++) rhythm.note(50, 1, 50);
    expect(rhythm.lag).toBeUndefined();
  });

  test('ignores the time in which the browser was in the background', () => {
    const rhythm = new Rhythm();
    rhythm.note(60_000, 4, 50);
    expect(rhythm.lag).toBeUndefined();
    for (let frame = 0; frame < 40; frame++) rhythm.note(50, 1, 50);
    expect(rhythm.lag).toBeUndefined();
  });
});
