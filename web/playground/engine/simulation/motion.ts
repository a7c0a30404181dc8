/** What every kind of motion is: something that moves all boxes by one tick. */
import type { View } from 'quadrille';
import type { SettingsOf } from '../../state/parameters.ts';

/** Boxes as the library's bulk buffers hold them: minX, minY, maxX, maxY for each row. */
export const BOX_STRIDE = 4;

/** The kind of a row that is a wall. */
export const WALL = 2;
/** That of a row that reports overlaps and stops nothing. It stands still. */
export const SENSOR = 3;
/** That of a row that flies so far in a tick that it must be swept. */
export const BULLET = 4;

export interface Field {
  readonly width: number;
  readonly height: number;
}

/** What settings say of objects and their motion: every row of the group. A motion gets all of them, and takes what it needs. */
export type Crowd = SettingsOf<'scene'>;

export interface Motion {
  /** Whether `step` wants to hear which rows are outside the world. */
  readonly recycles: boolean;
  /** Whether `step` calls the library, whose memory may then move: it must not get a view of it. */
  readonly callsLibrary: boolean;
  /** Two a row, where objects move independently: such a scene can be edited. */
  readonly velocities?: Float32Array;
  /**
   * The same motion at the same moment, with velocities that single objects get, in world units a tick: each goes on from where its box
   * is now. Without this, and without `velocities`, no object can be moved by hand.
   */
  thrown?(boxes: Float32Array, throws: readonly Throw[]): Motion;
  /**
   * Where objects end that meet: hears before each step, of which it gets the boxes, which rows overlap: a0, b0, a1, b1 ... Pairs that
   * only touch may be among them.
   */
  meet?(boxes: Float32Array, pairs: View<Uint32Array>): void;
  /** Moves every box by one tick. `outsiders`: rows wholly outside the world, where `recycles` asks for them. */
  step(boxes: Float32Array, outsiders: View<Uint32Array>): void;
  /** Everything that the next steps depend on, apart from the boxes. */
  remember(): Memory;
}

/** The velocity that an object gets. */
export interface Throw {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

/** A moment of a motion. */
export interface Memory {
  readonly bytes: number;
  /** The motion goes on from this moment, as often as it is asked to. */
  recall(): void;
}

export interface Population {
  /** The boxes before the first tick. */
  readonly boxes: Float32Array;
  /** One number per row: 0 or 1, which of the scene's two kinds of object it is, or `WALL`, `SENSOR` or `BULLET`. */
  readonly kinds: Uint8Array;
  readonly motion: Motion;
}

/**
 * Where a box is along one axis after a tick without obstacles. Past the frame it is set back onto the frame and turned round
 * (S2.24): `velocities[axis]` changes its sign.
 */
export function moved(
  min: number,
  size: number,
  velocities: Float32Array,
  axis: number,
  limit: number,
): number {
  const velocity = velocities[axis]!;
  const next = min + velocity;
  if (next >= 0 && next + size <= limit) return next;
  velocities[axis] = -velocity;
  return next < 0 ? 0 : limit - size;
}

export function placeBox(
  boxes: Float32Array,
  row: number,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const at = row * BOX_STRIDE;
  boxes[at] = x;
  boxes[at + 1] = y;
  boxes[at + 2] = x + width;
  boxes[at + 3] = y + height;
}
