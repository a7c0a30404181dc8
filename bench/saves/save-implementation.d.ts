import type { BodyScene } from '../bodies/scenes.mjs';

/** A world that can be written to bytes. */
export interface SavedWorld {
  /** Moves the bodies to where they are in a frame, then steps. */
  frame(positions: Float32Array): void;
  /** What began and what ended in the last frame, in the order in which it is told: rows of two bodies, and 1 or 0. */
  events(): number[];
  /** The state as bytes. */
  save(): Uint8Array;
  /** Goes back to a state. */
  load(bytes: Uint8Array): void;
  dispose(): void;
}

export interface SaveImplementation {
  name: string;
  kind: 'ours' | 'package';
  note: string;
  init(scene: BodyScene): Promise<SavedWorld>;
}

export interface SaveResult {
  name: string;
  kind: string;
  /** Of a state. */
  bytes: number;
  /** Whether the frames after `load` tell the same events in the same order as those that were not interrupted. */
  isEqual: boolean;
  /** Medians in ms: of a save, of a load, and of a load and eight frames after it. */
  ms: { save: number; load: number; rewind: number };
}
