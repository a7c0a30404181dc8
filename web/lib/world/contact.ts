/** Who touches whom, and where. */
import type { Pair } from '../results.js';
import type { BodyId } from './limits.js';

/** Two bodies that touch, or did: the lower id first. */
export type BodyPair = Pair<BodyId>;

/** A point of a contact. */
export interface ContactPoint {
  /** Midway between the surfaces of both bodies, in world units: half of `depth` along the normal is that of a, half against it that of b. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** How deep the two overlap here, along the normal; zero or more. */
  readonly depth: number;
  /**
   * Which corners or sides meet: 16 times that of b, plus that of a. A corner is its index in the shape, a side 8 plus the index of the
   * corner where it begins; a circle is 0. The same from step to step as long as these two meet.
   */
  readonly feature: number;
}

/**
 * Where two bodies touch: if b moves by `depth` along the normal, they do not overlap any more. Of bodies of several parts, where two
 * of their parts touch.
 */
export interface Contact extends BodyPair {
  /** From a to b, of length 1. */
  readonly normalX: number;
  /** The same, downward. */
  readonly normalY: number;
  /** The larger depth of the points; 0 when they only touch, or overlap by less than rounding. */
  readonly depth: number;
  /** One or two: two where a side meets a side. */
  readonly points: readonly [ContactPoint, ...ContactPoint[]];
  /** The number of the part of a that touches; 0 for a body of one shape. */
  readonly partA: number;
  /** The same of b. */
  readonly partB: number;
}
