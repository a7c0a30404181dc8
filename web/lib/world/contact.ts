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
  /**
   * The larger depth of the points; more where the two are deepest behind another static body, which covers the place. 0 when they only
   * touch, or overlap by less than rounding.
   */
  readonly depth: number;
  /** One or two: two where a side meets a side. */
  readonly points: readonly [ContactPoint, ...ContactPoint[]];
  /** The number of the part of a that touches; 0 for a body of one shape. */
  readonly partA: number;
  /** The same of b. */
  readonly partB: number;
}

/** Where a bullet meets another body on its way from the step before to this one. */
export interface Impact {
  /** The body that is swept. */
  readonly bullet: BodyId;
  /** The body that it meets. */
  readonly other: BodyId;
  /** How much of the way lies before it, from 0 to 1. */
  readonly fraction: number;
  /** Where the origin of the bullet is then. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** Where the two touch; the middle, where sides meet. */
  readonly pointX: number;
  /** The same, downward. */
  readonly pointY: number;
  /** Of the surface that is met, away from the other body: of length 1. */
  readonly normalX: number;
  /** The same, downward. */
  readonly normalY: number;
  /** The number of the bullet's part that meets the other body; 0 for a body of one shape. */
  readonly part: number;
  /** The same of the other body. */
  readonly otherPart: number;
}
