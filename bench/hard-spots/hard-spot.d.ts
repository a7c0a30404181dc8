/** A place in a level that characters of games get wrong, the same for every implementation. y grows downward. */

/** What stands in the way, by its corners around its place; it can be one-way, from above. */
export interface Solid {
  readonly corners: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly oneWay: boolean;
  /** Whether it is a tile of the one tile map that a spot may have, in its rows and columns. */
  readonly isTile: boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** What the character wants in a frame; of `isLeaving`, it keeps the motion of what it leaves. */
export interface Motion {
  readonly dx: number;
  readonly dy: number;
  readonly dropsThrough?: boolean;
  readonly inheritVelocity?: boolean;
}

/** What a move said. */
export interface Moved {
  readonly x: number;
  readonly y: number;
  readonly onFloor: boolean;
  /** What is left of dx after it slid: with it, a motion goes on in the air. */
  readonly velocityX: number;
  readonly stuck: boolean;
}

/** A frame: what a move said, and how deep in a solid the character is then, by a test in double precision. */
export interface Frame extends Moved {
  readonly depth: number;
}

export interface HardSpot {
  readonly name: string;
  /** What the set-up is, and what should happen, in words. */
  readonly setUp: string;
  readonly statement: string;
  /** What a controller must have for it at all. */
  readonly needs?: 'one-way bodies' | 'carrying';
  readonly shape: import('../movers/mover-implementation.d.ts').MoverShape;
  readonly start: { readonly x: number; readonly y: number };
  readonly solids: readonly Solid[];
  readonly frames: number;
  /** What the character wants in a frame, from how fast it falls and the frames before. */
  motion(frame: number, falling: number, before: readonly Frame[]): Motion;
  /** Where solids that move are in a frame, by their numbers; nothing of those that stand. */
  placesIn?(frame: number): ReadonlyMap<number, Place>;
  /** Whether the statement is true of these frames, and the numbers that say so. */
  judge(frames: readonly Frame[]): { holds: boolean; measured: string };
}

export interface Stage {
  moveSolid(solid: number, place: Place): void;
  /** Moves the character, from where it is. */
  move(motion: Motion): Moved;
  dispose(): void;
}

export interface Driver {
  readonly name: string;
  readonly has: readonly ('one-way bodies' | 'carrying')[];
  start(spot: HardSpot): Promise<Stage>;
}
