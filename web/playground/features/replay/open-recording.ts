/** Opens a recording that `quadrille/recorder` wrote: its frames take the place of the scene, under the options of its tree. */
import { type Recording, readRecording } from 'quadrille/recorder';
import type { Footage } from '../../engine/player/footage.ts';
import type { Player } from '../../engine/player/player.ts';
import { RecordedRun } from '../../engine/player/recorded-run.ts';
import { wholeWorld } from '../../render/camera.ts';
import type { Changes } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import { type TreeOptionName, treeOptionNames, treeOptionsOf } from '../../state/tree-options.ts';

/** What is to be said of a recording that is shown. */
export interface OpenedRecording {
  readonly name: string;
  readonly frames: number;
  readonly dropped: number;
  /** Frames a second, as recorded. */
  readonly rate: number;
  /** Those of the recorded tree. */
  readonly options: Recording['options'];
  /** Options whose values the page does not have: it shows the nearest. */
  readonly approximated: readonly TreeOptionName[];
  /** How many units of the page a unit of the game is long: a power of two, so that boxes stay exact. */
  readonly scale: number;
}

/** Worlds of such sizes are shown as they are, in world units: cameras and probes of the page reach so far, and are not too coarse. */
const [SMALLEST, LARGEST] = [100, 1_400];
/** Others are brought near to this size. */
const USUAL = 1_024;
/** What lies outside the world is shown so far around it. */
const MARGIN = 24;

/** Where recordings are shown. */
interface Screen {
  /** Changes settings, closes what stands in place of the picture, calls `show`, and makes all that a step of the history. */
  showRecording(changes: Changes, show: () => void): void;
}

export async function openRecording(
  file: File,
  store: Store,
  player: Player,
  screen: Screen,
): Promise<OpenedRecording> {
  const { name } = file;
  const recording = readRecording(await file.arrayBuffer());
  if (recording.frames === 0) throw new RangeError('it has no frames');
  const { dropped, frames, options, rate } = recording;
  const { width, height } = options.bounds;
  const scale = scaleFor(Math.max(width, height));
  const footage = footageOf(recording, name, scale);
  const changes = {
    ...wholeWorld(footage.world),
    ...options,
    probeX: footage.world.width / 2,
    probeY: footage.world.height / 2,
    rate,
    // It has boxes, and the pairs that it had are those of boxes.
    shape: 'box',
    playing: false,
    trace: 'none',
    lesson: 'none',
  };
  screen.showRecording(changes, () => player.show(new RecordedRun(store, player.frame, footage)));
  const shown = treeOptionsOf(store.settings);
  const approximated = treeOptionNames.filter((option) => shown[option] !== options[option]);
  return { name, frames, dropped, rate, options, approximated, scale };
}

function scaleFor(side: number): number {
  return side >= SMALLEST && side <= LARGEST ? 1 : 2 ** Math.floor(Math.log2(USUAL / side));
}

/** In a world of the page, which begins at 0. */
function footageOf(recording: Recording, name: string, scale: number): Footage {
  const { x, y, width, height } = recording.options.bounds;
  return {
    name,
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
