/**
 * Numbers that the C++ class World fixes (cpp/bindings/world_js_boundary.hpp). They are constants here so that they can be used before
 * the module is loaded; loading fails if the binary disagrees.
 */
import {
  MAX_OBJECTS,
  makeId as makeObjectId,
  type ObjectId,
  type Row,
  rowOf as rowOfObject,
} from '../limits.js';

/** Floats per body in {@link World.transforms}: x, y, angle, scale. */
export const TRANSFORM_STRIDE = 4;

/**
 * Floats per contact in {@link World.contactRows}: rows of a and b, normalX, normalY, depth, how many points; then x, y, depth and
 * feature of the first point, and of the second one (zeros if there is none); then the parts of a and b.
 */
export const CONTACT_STRIDE = 16;

/**
 * Floats per impact in {@link World.impactRows}: rows of the bullet and of the other body, fraction, x, y, pointX, pointY, normalX,
 * normalY, part, otherPart.
 */
export const IMPACT_STRIDE = 11;

/** Floats per hit of a ray in a World, as in {@link World.raycastMany}: row, fraction, x, y, normalX, normalY, part. */
export const BODY_HIT_STRIDE = 7;

/** Floats per neighbor in {@link World.nearestRows}: row, distance, part. */
export const BODY_NEIGHBOR_STRIDE = 3;

/**
 * Floats per hit of a cast in {@link World.castMany}: row, fraction, x, y, pointX, pointY, normalX, normalY, depth, part, movingPart.
 */
export const CAST_STRIDE = 11;

/** Numbers per move in the result of {@link World.moveAndSlideMany}: see {@link MoveField}. */
export const MOVE_STRIDE = 20;

/** Numbers per hit of a move in the result of {@link World.moveAndSlideMany}: see {@link MoveHitField}. */
export const MOVE_HIT_STRIDE = 11;

/** The most that the option `maxSlides` may be. */
export const MAX_SLIDES = 64;

/** The most corners of a polygon. */
export const MAX_CORNERS = 8;

/** The most parts of a body. */
export const MAX_PARTS = 65_535;

/** The most tiles of a map. */
export const MAX_TILES: number = MAX_OBJECTS;

/** The most kinds of tiles of a map, with number 0. */
export const MAX_TILE_KINDS = 65_536;

/** How many usual shapes tiles have. */
export const TILE_SHAPES = 18;

/** How many kinds a map has to which none were given. */
export const USUAL_KINDS = 19;

/** Words of a body where it crosses the border. */
export const BODY_WORDS = 33;

/** Words of a part where it crosses the border. */
export const PART_WORDS = 28;

/** Words of a kind of tiles where it crosses the border. */
export const TILE_KIND_WORDS = 24;

/** Words of what is kept of a body where they cross the border. */
export const KEPT_WORDS = 4;

/** Doubles of a move where it crosses the border: motion, options, support. */
export const MOVE_NUMBERS = 28;

/** Doubles of a body of many that move: id, motion, support. */
export const MOTION_NUMBERS = 11;

/** Words of a pair in the lists of a step: two ids, of two words each. */
export const PAIR_WORDS = 4;

/** Words of a contact in the list of a step. */
export const CONTACT_WORDS = 18;

/** Words of an impact in the list of a step. */
export const IMPACT_WORDS = 14;

/** Makes ids a type of their own; it exists in types only. */
declare const bodyBrand: unique symbol;

/**
 * The id of a body. A number, which can be stored and sent like any other: `number as BodyId` makes it one again. The type keeps
 * rows, and ids of a Quadtree's objects, from being taken for ids of bodies.
 */
export type BodyId = number & { readonly [bodyBrand]: 'BodyId' };

/**
 * The row of a body in the views, or of an object of a Quadtree in those of its tree: `world.transforms[4 * rowOf(id)]` is the x
 * of a body. Keep ids, index by rows: a row is used again after its body was removed, an id never is.
 *
 * @param id An id that `insert`, a list or a query returned. Not checked: one instruction.
 */
export function rowOf(id: BodyId | ObjectId): Row {
  return rowOfObject(id as ObjectId);
}

/** The id of the body that a row holds in a generation. */
export function makeId(row: number, generation: number): BodyId {
  return makeObjectId(row, generation) as number as BodyId;
}
