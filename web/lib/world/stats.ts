/** Counts of a world, and its invariants. */
import type { WorldHandle } from './world-handle.js';

/** Counts and sizes of a world. */
export interface WorldStats {
  /** Bodies in the world. */
  readonly bodies: number;
  /** Static ones among them. */
  readonly statics: number;
  /** Pairs of boxes that the last step tested by their shapes. */
  readonly candidates: number;
  /** Memory that the world has allocated. */
  readonly bytes: number;
}

export function stats({ module, native }: WorldHandle): WorldStats {
  const values = module.values(Float64Array, 'stats', native.stats());
  return { bodies: values[0]!, statics: values[1]!, candidates: values[2]!, bytes: values[3]! };
}

export function validate({ module, native }: WorldHandle): void {
  const letters = module.values(Uint8Array, 'validate', native.validate());
  if (letters.length > 0) throw new Error(`validate: ${String.fromCharCode(...letters)}`);
}
