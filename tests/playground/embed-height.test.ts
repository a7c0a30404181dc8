import { describe, expect, test } from 'vitest';
import { WantedHeight } from '../../web/playground/features/embed/fit.ts';

/** A frame that takes whatever height is wanted, and a page whose content depends on the height that the frame has. */
function settled(contentAt: (frame: number) => number, wanted = new WantedHeight(), from = 150) {
  let frame = from;
  for (let round = 0; round < 10; round++) {
    const next = wanted.next(contentAt(frame), 360, frame);
    if (next === frame) return frame;
    frame = next;
  }
  throw new Error('the height never settles');
}

describe('the height that a frame should have', () => {
  test('is that of the content, more or less high than before', () => {
    const wanted = new WantedHeight();
    expect(settled(() => 700, wanted)).toBe(700);
    expect(settled(() => 900, wanted, 700)).toBe(900);
    expect(settled(() => 400, wanted, 900)).toBe(400);
  });

  test('settles at the larger of two that styles answer each other with', () => {
    expect(settled((frame) => (frame > 512 ? 500 : 600))).toBe(600);
    expect(settled((frame) => (frame > 512 ? 600 : 500))).toBe(500);
  });

  test('is that of a content that lost a part while the frame was still growing', () => {
    const wanted = new WantedHeight();
    expect(settled(() => 1_800, wanted)).toBe(1_800);
    expect(wanted.next(2_400, 360, 1_800)).toBe(2_400);
    expect(settled(() => 1_400, wanted, 2_400)).toBe(1_400);
  });

  test('follows the content at another width', () => {
    const wanted = new WantedHeight();
    expect(settled((frame) => (frame > 512 ? 500 : 600), wanted)).toBe(600);
    expect(wanted.next(500, 720, 600)).toBe(500);
  });
});
