/**
 * For debugging: records the frames of a game and reads what was recorded, and says in what two worlds differ. This entry contains nothing
 * of the quadtree.
 */

export {
  type ComparedWorld,
  compareWorlds,
  type WorldDifference,
} from '../recorder/compare-worlds.js';
export type { RecordedOptions } from '../recorder/format.js';
export {
  type RecordedTree,
  type Recorder,
  type RecorderOptions,
  recorder,
} from '../recorder/recorder.js';
export { type RecordedFrame, type Recording, readRecording } from '../recorder/recording.js';
