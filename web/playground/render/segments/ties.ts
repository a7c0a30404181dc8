/** What shows a pair as a pair: a line from the centre of one object to that of the other. */
import { smallestOutlined } from '../object-style.ts';
import type { SegmentKind } from './segment-kind.ts';

/** All in CSS pixels. */
const WIDTH = 1.5;
const HALO = 1;
/** A tie would hide a smaller object. */
const SMALLEST_OBJECT = 7;
/** A shorter one would be a dot: one object lies in the middle of the other, which their outlines show. */
const SHORTEST = 4;
/** More are a tangle. */
const MOST = 400;

export const ties: SegmentKind = {
  most: MOST,

  style({ tie }) {
    return tie && { colour: tie.colour, width: WIDTH, halo: { colour: tie.halo, width: HALO } };
  },

  fill(list, { frame, settings, view }) {
    // Where shapes touch, contacts show more.
    const isShown = settings.pairs && settings.trace === 'none';
    if (!isShown || (frame.shapes && settings.contacts)) return;
    const { objects, pairs, tree } = frame;
    if (pairs.length > 2 * MOST || smallestOutlined(objects) > 0) return;
    const { boxes } = tree;
    const pixel = view.ratio / view.scale;
    for (let at = 0; at < pairs.length; at += 2) {
      const [a, b] = [4 * pairs[at]!, 4 * pairs[at + 1]!];
      if (Math.min(sizeOf(boxes, a), sizeOf(boxes, b)) < SMALLEST_OBJECT * pixel) continue;
      const x1 = (boxes[a]! + boxes[a + 2]!) / 2;
      const y1 = (boxes[a + 1]! + boxes[a + 3]!) / 2;
      const x2 = (boxes[b]! + boxes[b + 2]!) / 2;
      const y2 = (boxes[b + 1]! + boxes[b + 3]!) / 2;
      if (Math.hypot(x2 - x1, y2 - y1) >= SHORTEST * pixel) list.add(x1, y1, x2, y2);
    }
  },
};

function sizeOf(boxes: Float32Array, at: number): number {
  return Math.min(boxes[at + 2]! - boxes[at]!, boxes[at + 3]! - boxes[at + 1]!);
}
