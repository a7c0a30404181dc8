/** The interface of everything whose casts are measured. */

/** What is cast: a box by half its size, or a circle by its radius, of which `halfHeight` is 0; a ray if both are 0. */
export interface CastShape {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Writes for each cast the fraction of its first hit, Infinity where there is none. */
export type RunCasts = (numbers: Float32Array, fractions: Float64Array) => void;

/** Casts of one shape. */
export interface CastSet extends CastShape {
  readonly numbers: Float32Array;
  /** Whether cast i may end at a fraction: at Infinity, where it meets nothing. */
  isRight(i: number, fraction: number): boolean;
}

export interface RunningCasts {
  /** Readies casts of a shape: one by one, and where the package can, all in one call. Neither where it cannot cast such shapes. */
  castsOf(shape: CastShape): { one?: RunCasts; many?: RunCasts };
  dispose(): void;
}

export interface CastImplementation<Scene> {
  readonly name: string;
  readonly kind: 'ours' | 'package';
  /** The share of first hits that it may miss: beyond that it is left out. */
  readonly mayMiss: number;
  init(scene: Scene): Promise<RunningCasts>;
}

export interface CastResult {
  readonly name: string;
  readonly kind: 'ours' | 'package';
  readonly casts: string;
  readonly batched: boolean;
  readonly wrong?: number;
  readonly perSecond?: number;
  readonly error?: string;
}
