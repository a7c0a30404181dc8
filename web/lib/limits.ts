/**
 * Numbers that the C++ core fixes (cpp/include/quadrille/limits.hpp). They are constants here so
 * that they can be used before the module is loaded; loading fails if the binary disagrees.
 */

/**
 * Floats per node in {@link TreeInspector.nodes}: minX, minY, maxX, maxY, depth, count, total, firstChild.
 */
export const NODE_STRIDE = 8;

/** Floats per hit of a ray or a moving box: row, fraction, x, y, normalX, normalY. */
export const HIT_STRIDE = 6;

/** Floats per neighbor in {@link Quadtree.nearestRows}: row, distance. */
export const NEIGHBOR_STRIDE = 2;

/** Rows per pair in {@link Quadtree.pairRows}. */
export const PAIR_STRIDE = 2;

/** Floats per object in {@link Quadtree.boxes}: minX, minY, maxX, maxY. */
export const BOX_STRIDE = 4;

/** Words per object in {@link Quadtree.filters}. */
export const FILTER_STRIDE = 2;

/** Words per depth in {@link TreeInspector.depths}. */
export const DEPTH_STRIDE = 2;

/** Bits of an id that hold the row. */
export const ROW_BITS = 24;

/** Objects that one tree can hold at once. */
export const MAX_OBJECTS = 16_777_215;

/** The largest `maxPairs`. */
export const MAX_PAIRS = 33_554_432;

/** The largest `maxDepth`. */
export const DEPTH_LIMIT = 16;

/** The smallest id: row 0 in its first generation. Everything below is a row, not an id. */
export const FIRST_ID = 16_777_216;

/** Range of `looseness`. */
export const MIN_LOOSENESS = 1;
export const MAX_LOOSENESS = 8;

/** Makes ids a type of their own; it exists in types only. */
declare const brand: unique symbol;

/**
 * The id of an object. A number, which can be stored and sent like any other: `number as ObjectId` makes it
 * one again. The type keeps rows from being taken for ids.
 */
export type ObjectId = number & { readonly [brand]: 'ObjectId' };

/**
 * A row that a callback gets: a number, with which arrays are indexed. The type keeps it from being compared with an id, which it never equals:
 * `tree.idAt(row) === id` does.
 */
export type Row = number & { readonly [brand]: 'Row' };

/**
 * The row of an object in the bulk views: `tree.boxes[4 * rowOf(id)]` is its minX. Keep ids, index by
 * rows: a row is used again after its object was removed, an id never is.
 *
 * @param id An id that `insert`, `insertMany` or `idAt` returned. Not checked: one instruction.
 */
export function rowOf(id: ObjectId): Row {
  return (id & MAX_OBJECTS) as Row;
}

/** The id of the object that a row holds in a generation. */
export function makeId(row: number, generation: number): ObjectId {
  return (row + FIRST_ID * generation) as ObjectId;
}
