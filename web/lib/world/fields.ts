/** Where the numbers of one item stand in the views of a World, as `fields.ts` says it for those of a Quadtree. */

/** Of a body's transform in `transforms`. */
export const TransformField = { X: 0, Y: 1, Angle: 2, Scale: 3 } as const;

/** Of a hit of a ray in a World; {@link BodyHit} says what they mean. The row is -1 when nothing is met. */
export const BodyHitField = {
  Row: 0,
  Fraction: 1,
  X: 2,
  Y: 3,
  NormalX: 4,
  NormalY: 5,
  Part: 6,
} as const;

/** Of a neighbor in `nearestRows()` of a World; {@link BodyNeighbor} says what they mean. */
export const BodyNeighborField = { Row: 0, Distance: 1, Part: 2 } as const;

/** Of a hit in `castMany()`; {@link CastHit} says what they mean. The row is -1 when nothing is met. */
export const CastField = {
  Row: 0,
  Fraction: 1,
  X: 2,
  Y: 3,
  PointX: 4,
  PointY: 5,
  NormalX: 6,
  NormalY: 7,
  Depth: 8,
  Part: 9,
  MovingPart: 10,
} as const;

/**
 * Of a move in `moveAndSlideMany()`; {@link MoveResult} says what they mean. `State` has a bit for each flag, see {@link MoveState}.
 * `Floor` is the id of the body that is stood on, -1 for none; what follows is the rest of the support.
 */
export const MoveField = {
  X: 0,
  Y: 1,
  LeftX: 2,
  LeftY: 3,
  VelocityX: 4,
  VelocityY: 5,
  CarriedX: 6,
  CarriedY: 7,
  CarriedAngle: 8,
  FloorNormalX: 9,
  FloorNormalY: 10,
  State: 11,
  Floor: 12,
  FloorPart: 13,
  SupportX: 14,
  SupportY: 15,
  SupportAngle: 16,
  SupportScale: 17,
  SupportPointX: 18,
  SupportPointY: 19,
} as const;

/** Bits of the state of a move. */
export const MoveState = {
  OnFloor: 1,
  OnWall: 2,
  OnCeiling: 4,
  Stepped: 8,
  Snapped: 16,
  Stuck: 32,
} as const;

/** Of a hit of a move; {@link MoveHit} says what they mean. `Kind` is an index in {@link MOVE_HIT_KINDS}. */
export const MoveHitField = {
  Id: 0,
  Part: 1,
  MovingPart: 2,
  Kind: 3,
  X: 4,
  Y: 5,
  PointX: 6,
  PointY: 7,
  NormalX: 8,
  NormalY: 9,
  Depth: 10,
} as const;

/** Of an impact in `impactRows()`; {@link Impact} says what they mean. `Bullet` and `Other` are rows. */
export const ImpactField = {
  Bullet: 0,
  Other: 1,
  Fraction: 2,
  X: 3,
  Y: 4,
  PointX: 5,
  PointY: 6,
  NormalX: 7,
  NormalY: 8,
  Part: 9,
  OtherPart: 10,
} as const;

/** Of a contact in `contactRows()`; {@link Contact} says what they mean. `A` and `B` are rows. */
export const ContactField = {
  A: 0,
  B: 1,
  NormalX: 2,
  NormalY: 3,
  Depth: 4,
  Points: 5,
  X: 6,
  Y: 7,
  PointDepth: 8,
  Feature: 9,
  SecondX: 10,
  SecondY: 11,
  SecondPointDepth: 12,
  SecondFeature: 13,
  PartA: 14,
  PartB: 15,
} as const;
