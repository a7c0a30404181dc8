/** Opens a recording that `quadrille/recorder` wrote: its frames take the place of the scene, under the options of its tree. */
import { readRecording } from 'quadrille/recorder';
import type { Area } from '../../engine/geometry.ts';
import type { Player } from '../../engine/player/player.ts';
import { type Footage, RecordedRun } from '../../engine/player/recorded-run.ts';
import { wholeWorld } from '../../render/camera.ts';
import type { Changes } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';

/** What is to be said of a recording that is shown. */
export interface OpenedRecording {
  readonly frames: number;
  readonly dropped: number;
  /** How many units of the page a unit of the game is long: a power of two, so that boxes stay exact. */
  readonly scale: number;
}

/** Worlds of such sizes are shown as they are, in world units: cameras and probes of the page reach so far, and are not too coarse. */
const [SMALLEST, LARGEST] = [100, 1_400];
/** Others are brought near to this size. */
const USUAL = 1_024;
/** What lies outside the world is shown so far around it. */
const MARGIN = 24;

export function openRecording(
  bytes: ArrayBuffer,
  store: Store,
  player: Player,
  leave: (changes: Changes) => void,
): OpenedRecording {
  const recording = readRecording(bytes);
  if (recording.frames === 0) throw new RangeError('it has no frames');
  const { dropped, frames, options, rate } = recording;
  const scale = scaleFor(options.bounds);
  const footage = footageOf(recording, scale);
  leave({
    ...wholeWorld(footage.world),
    ...options,
    probeX: footage.world.width / 2,
    probeY: footage.world.height / 2,
    rate,
    playing: false,
    story: 'none',
    lesson: 'none',
  });
  player.show(new RecordedRun(store, player.frame, footage));
  return { frames, dropped, scale };
}

/** Frames in a world of their own, as a recording has them. */
interface Frames {
  readonly frames: number;
  readonly options: { readonly bounds: Area };
  /** The caller may change the boxes. */
  frame(number: number): { readonly boxes: Float32Array };
}

export function scaleFor({ width, height }: Area): number {
  const side = Math.max(width, height);
  return side >= SMALLEST && side <= LARGEST ? 1 : 2 ** Math.floor(Math.log2(USUAL / side));
}

/** In a world of the page, which begins at 0. */
export function footageOf(recording: Frames, scale: number): Footage {
  const { x, y, width, height } = recording.options.bounds;
  return {
    world: { width: width * scale, height: height * scale, margin: MARGIN },
    frames: recording.frames,
    boxes: (frame) => {
      const { boxes } = recording.frame(frame);
      for (let at = 0; at < boxes.length; at += 2) {
        boxes[at] = (boxes[at]! - x) * scale;
        boxes[at + 1] = (boxes[at + 1]! - y) * scale;
      }
      return boxes;
    },
  };
}
