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
export { type Recorder, type RecorderOptions, recorder } from '../recorder/recorder.js';
export { type RecordedFrame, type Recording, readRecording } from '../recorder/recording.js';
export type { RecordedTree } from '../recorder/tree-source.js';
export { readWorldRecording, type WorldRecording } from '../recorder/world-recording.js';
export type { RecordedWorld } from '../recorder/world-source.js';
