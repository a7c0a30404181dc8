/** What the entries of World export besides their `load`. At run time, each has classes of its own, which extend these. */

export * from '../exports.js';
export type { BodyOptions, BodyValues, NewBody, ShapeOrParts } from './bodies.js';
export type { CastHit } from './casts.js';
export { type ChainOptions, chain } from './chains.js';
export type { BodyPair, Contact, ContactPoint, Impact } from './contact.js';
export {
  BodyHitField,
  BodyNeighborField,
  CastField,
  ContactField,
  ImpactField,
  MoveField,
  MoveHitField,
  MoveState,
  TransformField,
} from './fields.js';
export { inspect, type WorldInspector, type WorldStats } from './inspection.js';
// A name of its own wins over one that comes with a star.
export {
  BODY_HIT_STRIDE,
  BODY_NEIGHBOR_STRIDE,
  type BodyId,
  CAST_STRIDE,
  CONTACT_STRIDE,
  IMPACT_STRIDE,
  MAX_SLIDES,
  MOVE_HIT_STRIDE,
  MOVE_STRIDE,
  rowOf,
  TRANSFORM_STRIDE,
} from './limits.js';
export type {
  BodyMasks,
  DepartCallback,
  DepartMasks,
  EventCallbacks,
  EventKind,
  ExitCallback,
  PairCallback,
  TouchCallback,
} from './listeners.js';
export {
  MOVE_HIT_KINDS,
  type MoveHit,
  type MoveHitKind,
  type MoveManyOptions,
  type MoveMode,
  type MoveOptions,
  type MoveResult,
  type Moves,
  type Support,
} from './moves.js';
export type { OneWaySide, PartSide } from './one-way.js';
export type { WorldOptions } from './options.js';
export type { Part, PartValues } from './parts.js';
export type { BodyHit, BodyNeighbor, PairExplanation, PairReason, Separation } from './queries.js';
export {
  type BoxShape,
  box,
  type CapsuleShape,
  type CircleShape,
  capsule,
  circle,
  type PolygonShape,
  polygon,
  type SegmentShape,
  type Shape,
  segment,
} from './shapes.js';
export {
  type NewTiles,
  Tile,
  type TileCell,
  type TileKind,
  type TileKindValues,
  type TileMapValues,
} from './tiles.js';
export type { Placed, Transform } from './transforms.js';
export { World } from './world.js';
