/** The interface of everything whose moves are measured. */

/** A mover's shape by half its size: a circle by its radius, an upright capsule by the half of its straight part and its radius. */
export type MoverShape =
  | { readonly kind: 'box'; readonly halfWidth: number; readonly halfHeight: number }
  | { readonly kind: 'circle'; readonly radius: number }
  | { readonly kind: 'capsule'; readonly half: number; readonly radius: number };

/** What every implementation is set to. */
export interface MoverSettings {
  /** The distance from solids that is kept. */
  readonly skin: number;
  /** In radians: steeper floors are walls. */
  readonly slopeLimit: number;
  readonly snapDistance: number;
  /** 0: it does not climb steps. */
  readonly stepHeight: number;
}

export interface MoverSet {
  readonly level: import('./levels.mjs').Level;
  readonly shape: MoverShape;
  readonly settings: MoverSettings;
  /** x and y of each mover at the start. */
  readonly starts: Float64Array;
}

/** Movers at their places; the arrays are written by each move. */
export interface RunningMovers {
  /** x and y of each. */
  readonly places: Float64Array;
  readonly onFloor: Uint8Array;
  /** Moves one of them as far as it can go, and leaves it there. */
  one(mover: number, dx: number, dy: number): void;
  /** Moves all of them, by dx and dy of each: where the package can do it in one call. */
  many?(motions: Float64Array): void;
  /** Puts one somewhere without a move. */
  put(mover: number, x: number, y: number): void;
  dispose(): void;
}

export interface MoverImplementation {
  readonly name: string;
  readonly kind: 'ours' | 'package';
  /** Which share of the places that are checked may overlap a solid: beyond that it is left out. */
  readonly mayOverlap: number;
  init(set: MoverSet): Promise<RunningMovers>;
}

/** Times in microseconds of a move; of `frame`, a frame's time is divided by its moves. */
export interface MoverTimes {
  readonly median: number;
  readonly high: number;
}

export interface MoverResult {
  readonly name: string;
  readonly kind: 'ours' | 'package';
  readonly movers: string;
  readonly batched: boolean;
  /** Of the places that were checked, how many overlap a solid by more than the tolerance, and the deepest overlap. */
  readonly checked: number;
  readonly overlapping: number;
  readonly deepest: number;
  /** Of the moves that the first implementation made and that are made again, how many end where its own did. */
  readonly compared: number;
  readonly near: number;
  /** The share of movers on a floor. */
  readonly onFloor: number;
  /** Moves that are timed one by one; not where they are made in one call. */
  readonly single?: MoverTimes;
  readonly frame?: MoverTimes;
  /** How many times as long a frame takes as one of the first implementation in the same turn: the median. */
  readonly ofFirst?: number;
  readonly error?: string;
}
