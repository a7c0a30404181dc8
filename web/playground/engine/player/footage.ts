/** The frames of a recording: where every object was, from frame to frame. */
import type { World } from '../../state/presets.ts';

export interface Footage {
  /** What the recording is called. */
  readonly name: string;
  readonly world: World;
  /** How many units of the page a unit of the recording is long. */
  readonly scale: number;
  /** Where the recording's own coordinates have the corner that is (0, 0) here. */
  readonly origin: { readonly x: number; readonly y: number };
  /** How many frames there are: one at least. */
  readonly frames: number;
  /** The boxes of a frame, whose number may differ from frame to frame. */
  readonly boxes: (frame: number) => Float32Array;
}

/**
 * The boxes of a frame, and those of the next or, where that has another number of objects, of the one before. Where both have, the
 * frame stands for itself.
 */
export function movementAt(
  { boxes, frames }: Footage,
  frame: number,
): readonly [Float32Array, Float32Array] {
  const here = boxes(frame);
  const beside = [frame + 1, frame - 1]
    .filter((number) => number >= 0 && number < frames)
    .map(boxes)
    .find(({ length }) => length === here.length);
  return [here, beside ?? here];
}
