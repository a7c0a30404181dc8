/** One byte of bits per row: what the painter shows of it. The words that tree, painter and oracle share. */
import type { View } from 'quadrille';

export type Marks = Uint8Array;

/** Part of a colliding pair. */
export const COLLIDES = 1;
/** Handed out by a tree visit of the probe: may touch it. */
export const CANDIDATE = 2;
/** Really touches the probe. */
export const TOUCHED = 4;
/** The second of the scene's two kinds of object. */
export const SECOND_KIND = 8;
/** Kept above the leaves: it lies across the lines of its node, or is too large for the next level. */
export const STRADDLES = 16;
/** Kept in several leaves. */
export const COPIED = 32;
/** A wall: stands still. */
export const FIXED = 64;

/** Its box overlaps another object's; drawn where objects are no boxes. */
export const NEAR = 128;

/** What each kind of object in a population is marked as. */
export const KIND_MARKS = [0, SECOND_KIND, FIXED] as const;

export function mark(marks: Marks, rows: View<Uint32Array>, bit: number): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    marks[row] = marks[row]! | bit;
  }
}
