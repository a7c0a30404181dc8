/** Opens a recording that `quadrille/recorder` wrote: its frames take the place of the scene, under the options of its tree. */
import { type Recording, readRecording } from 'quadrille/recorder';
import type { Player } from '../../engine/player/player.ts';
import { RecordedRun } from '../../engine/player/recorded-run.ts';
import { wholeWorld } from '../../render/camera.ts';
import type { Store } from '../../state/store.ts';
import { type TreeOptionName, treeOptionNames, treeOptionsOf } from '../../state/tree-options.ts';
import { type FileFrames, footageOf, type Screen, scaleFor } from './file-footage.ts';
import type { WorldPlayback } from './world-playback.ts';

/** What is to be said of a recording that is shown. */
export interface OpenedRecording {
  readonly kind: 'recording';
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
  /** Of a World. */
  readonly playback?: WorldPlayback;
}

export function openRecording(
  name: string,
  bytes: ArrayBuffer,
  store: Store,
  player: Player,
  screen: Screen,
): OpenedRecording {
  const recording = readRecording(bytes);
  if (recording.frames === 0) throw new RangeError('it has no frames');
  return showRecording(name, recording, store, player, screen);
}

/** What a recording of a tree or of a world has for the page. */
type Recorded = FileFrames & Pick<Recording, 'dropped' | 'options' | 'rate'>;

/** Shows the frames of a recording, of which there is one at least. */
export function showRecording(
  name: string,
  recording: Recorded,
  store: Store,
  player: Player,
  screen: Screen,
): OpenedRecording {
  const { dropped, frames, options, rate } = recording;
  const scale = scaleFor(options.bounds);
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
  return { kind: 'recording', name, frames, dropped, rate, options, approximated, scale };
}
