/** What is said of a machine that is too slow for what is asked. */
import { describe, expect, test } from 'vitest';
import { Rhythm } from '../../web/playground/player/rhythm.ts';

/** So many seconds of display frames, each with so many ticks. */
function ran(seconds: number, frame: number, ticks: number, asked: number): Rhythm {
  const rhythm = new Rhythm();
  for (let time = 0; time < 1_000 * seconds; time += frame) rhythm.note(frame, ticks, asked);
  return rhythm;
}

describe('a rhythm', () => {
  test('that is kept is not worth a word', () => {
    expect(ran(3, 50, 1, 50).lag).toBeUndefined();
    expect(ran(3, 20, 2, 10).lag).toBeUndefined();
  });

  test('that is not kept tells what is asked and what is needed', () => {
    expect(ran(3, 125, 1, 50).lag).toEqual({ share: 0.4, asked: 50, needed: 125 });
  });

  test('is not called slow before it was so for two seconds on end', () => {
    expect(ran(1.8, 125, 1, 50).lag).toBeUndefined();
    const rhythm = new Rhythm();
    for (const frame of [125, 50, 125, 50, 125])
      for (let time = 0; time < 1_000; time += frame) rhythm.note(frame, 1, 50);
    expect(rhythm.lag).toBeUndefined();
  });

  test('of slow ticks is judged by ticks, which seldom fall into a second', () => {
    const rhythm = new Rhythm();
    for (let frame = 1; frame <= 3_600; frame++) {
      // Now late, now early, and one a second all in all.
      const ticks = frame % 120 === 80 || frame % 120 === 0 ? 1 : 0;
      rhythm.note(1_000 / 60, ticks, 1_000);
      expect(rhythm.lag).toBeUndefined();
    }
  });

  test('is kept again when it is kept again', () => {
    const rhythm = ran(3, 125, 1, 50);
    for (let frame = 0; frame < 40; frame++) rhythm.note(50, 1, 50);
    expect(rhythm.lag).toBeUndefined();
  });

  test('says nothing of the time that the browser was away', () => {
    const rhythm = new Rhythm();
    rhythm.note(60_000, 4, 50);
    expect(rhythm.lag).toBeUndefined();
    for (let frame = 0; frame < 40; frame++) rhythm.note(50, 1, 50);
    expect(rhythm.lag).toBeUndefined();
  });
});
