/** The frames of a file, brought into a world of the page, and where they are shown. */
import type { Area } from '../../engine/geometry.ts';
import type { Footage } from '../../engine/player/footage.ts';
import type { Layer } from '../../render/picture.ts';
import type { Changes } from '../../state/settings.ts';

/** Where the frames of a file are shown. */
export interface Screen {
  /** Changes settings, closes what stands in place of the picture, calls `show`, and makes all that a step of the history. */
  showRecording(changes: Changes, show: () => void): void;
}

/** Lays a layer on top of the picture, until it is aborted. */
export type Lay = (layer: Layer, until: AbortSignal) => void;

/** Frames in a world of their own, as a file has them. */
export interface FileFrames {
  readonly frames: number;
  readonly options: { readonly bounds: Area };
  /** The caller may change the boxes. */
  frame(number: number): { readonly boxes: Float32Array };
}

/** Worlds of such sizes are shown as they are, in world units: cameras and probes of the page reach so far, and are not too coarse. */
const [SMALLEST, LARGEST] = [100, 1_400];
/** Others are brought near to this size. */
const USUAL = 1_024;
/** How far around the world its surroundings are shown. */
const MARGIN = 24;

/** How many units of the page a unit of the file is long: a power of two, so that boxes stay exact. */
export function scaleFor({ width, height }: Area): number {
  const side = Math.max(width, height);
  return side >= SMALLEST && side <= LARGEST ? 1 : 2 ** Math.floor(Math.log2(USUAL / side));
}

/** In a world of the page, which begins at 0. */
export function footageOf(file: FileFrames, name: string, scale: number): Footage {
  const { x, y, width, height } = file.options.bounds;
  return {
    name,
    world: { width: width * scale, height: height * scale, margin: MARGIN },
    scale,
    origin: { x, y },
    frames: file.frames,
    boxes: (frame) => {
      const { boxes } = file.frame(frame);
      for (let at = 0; at < boxes.length; at += 2) {
        boxes[at] = (boxes[at]! - x) * scale;
        boxes[at + 1] = (boxes[at + 1]! - y) * scale;
      }
      return boxes;
    },
  };
}
