/**
 * What quadrille.wasm exports (cpp/bindings). Arguments are not checked on the other side: everything
 * that comes from a user goes through checks.ts and options.ts first.
 *
 * A function returns a count of values, zero or more, or minus a status of errors.ts; where the values
 * are, `quadrille_answer` tells. What is passed in bulk is written to where `quadrille_stage` tells.
 */

/** Settings as C++ takes them; placement and outside by their place in options.ts. */
export type NativeSettings = [
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  capacity: number,
  maxDepth: number,
  placement: number,
  looseness: number,
  touching: boolean,
  outside: number,
];

/** A tree as such: its settings, its objects, its bytes. `tree` is what `quadrille_create` made. */
export interface Objects {
  /** A tree, as the pointer to values, or minus a status. */
  quadrille_create(...settings: NativeSettings): number;
  quadrille_destroy(tree: number): void;
  /** Minus a status. */
  quadrille_set_settings(tree: number, ...settings: NativeSettings): number;
  /** Six float64: the settings but for the world, in the order of NativeSettings. */
  quadrille_settings(tree: number): number;
  /** The world's minX, minY, maxX, maxY as float32. */
  quadrille_bounds(tree: number): number;

  /** The new object's id, or minus a status. */
  quadrille_insert(tree: number, minX: number, minY: number, maxX: number, maxY: number): number;
  /** Minus a status. */
  quadrille_update(
    tree: number,
    id: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
  ): number;
  /** Minus a status. */
  quadrille_move(tree: number, id: number, minX: number, minY: number): number;
  /** Minus a status. */
  quadrille_remove(tree: number, id: number): number;
  /** 1 or 0. */
  quadrille_has(tree: number, id: number): number;
  quadrille_clear(tree: number): void;

  /** Room for `count` boxes, four float32 each, or minus a status. */
  quadrille_stage_boxes(tree: number, count: number): number;
  /** Replaces all objects by the staged boxes; minus a status. */
  quadrille_set_all(tree: number, count: number): number;
  /** Adds the staged boxes; float64 ids, to be released. */
  quadrille_insert_many(tree: number, count: number): number;
  /** Takes over what was written to the boxes; minus a status. */
  quadrille_sync(tree: number, how: number): number;
  /** Row, or index among what was staged, at which the last bulk call failed. */
  quadrille_error_row(tree: number): number;

  /** Boxes, four float32 each, one a row. */
  quadrille_boxes(tree: number): number;
  quadrille_rows(tree: number): number;
  quadrille_size(tree: number): number;
  /** The id of the live object in a row, or minus a status. */
  quadrille_id_at(tree: number, row: number): number;

  /** A snapshot's bytes, to be released. */
  quadrille_snapshot(tree: number): number;
  /** Takes a snapshot of so many staged bytes; minus a status. */
  quadrille_restore(tree: number, bytes: number): number;
}

/** A look at the tree itself, and at what calls do in it. */
export interface Inspection {
  /** Nodes, NODE_STRIDE float32 each. */
  quadrille_nodes(tree: number): number;
  /** Positions of nodes. So does the next. */
  quadrille_path(tree: number, id: number): number;
  quadrille_nodes_of(tree: number, id: number): number;
  /** A node's position, or minus a status. */
  quadrille_node_at(tree: number, x: number, y: number): number;
  /** Rows. So does the next. */
  quadrille_rows_in(tree: number, node: number): number;
  quadrille_outsiders(tree: number): number;
  /** Counts by depth, two words each. */
  quadrille_depths(tree: number): number;
  /** Eight float64; see QuadtreeStats for their order. */
  quadrille_stats(tree: number): number;
  /** The letters that name the first broken invariant, or none. */
  quadrille_validate(tree: number): number;
  /** Events, six int32 each. So do the next. */
  quadrille_explain_insert(
    tree: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
  ): number;
  quadrille_explain_update(
    tree: number,
    id: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
  ): number;
  quadrille_explain_remove(tree: number, id: number): number;
  quadrille_explain_pair(tree: number, a: number, b: number): number;
  /** What the next question does is told: */
  quadrille_tell(tree: number): void;
  quadrille_told(tree: number): number;
}

/** One question for each of `count` staged shapes. */
export type StagedQuestion = (
  tree: number,
  count: number,
  category: number,
  mask: number,
) => number;

/** Questions about the objects of a tree, each with category and mask of its filter. */
export interface Questions {
  readonly quadrille_candidates: (
    tree: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    step: number,
    category: number,
    mask: number,
  ) => number;
  readonly quadrille_query: (
    tree: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    category: number,
    mask: number,
  ) => number;
  /** 1 or 0, or minus a status. */
  quadrille_query_any(
    tree: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    category: number,
    mask: number,
  ): number;
  readonly quadrille_query_circle: (
    tree: number,
    x: number,
    y: number,
    radius: number,
    category: number,
    mask: number,
  ) => number;
  /** About staged corners. */
  readonly quadrille_query_polygon: (
    tree: number,
    corners: number,
    category: number,
    mask: number,
  ) => number;
  /** About staged boxes, points, circles. */
  quadrille_candidates_many(
    tree: number,
    count: number,
    step: number,
    category: number,
    mask: number,
  ): number;
  readonly quadrille_query_many: StagedQuestion;
  readonly quadrille_query_any_many: StagedQuestion;
  readonly quadrille_query_point_many: StagedQuestion;
  readonly quadrille_query_circle_many: StagedQuestion;
  /** About staged corners of all polygons, followed by count + 1 offsets. */
  quadrille_query_polygon_many(
    tree: number,
    corners: number,
    count: number,
    category: number,
    mask: number,
  ): number;
  /** One hit, six floats; row -1 for none. */
  readonly quadrille_sweep: (
    tree: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    dx: number,
    dy: number,
    category: number,
    mask: number,
  ) => number;
  /** Hits. */
  readonly quadrille_raycast_all: (
    tree: number,
    x: number,
    y: number,
    dx: number,
    dy: number,
    category: number,
    mask: number,
  ) => number;
  /** Neighbors, two floats each. */
  readonly quadrille_nearest: (
    tree: number,
    x: number,
    y: number,
    count: number,
    maxDistance: number,
    category: number,
    mask: number,
  ) => number;
  /** About staged rays or moving boxes: a hit each. */
  readonly quadrille_raycast_many: StagedQuestion;
  readonly quadrille_sweep_many: StagedQuestion;
  /** About staged rays: hits. */
  readonly quadrille_raycast_all_many: StagedQuestion;
  /** About staged points: neighbors. */
  quadrille_nearest_many(
    tree: number,
    count: number,
    wanted: number,
    maxDistance: number,
    category: number,
    mask: number,
  ): number;
  /** A value is a pair. So it is of the next. */
  quadrille_pairs(tree: number): number;
  quadrille_pairs_between(tree: number, other: number): number;
  /** Minus a status. */
  quadrille_set_filter(tree: number, id: number, category: number, mask: number): number;
  /** Two values, category and mask. */
  quadrille_filter(tree: number, id: number): number;
  /** A value is a row's category and mask. */
  quadrille_filters(tree: number): number;
}

/** All of it. */
export interface Native extends Objects, Inspection, Questions {
  readonly memory: WebAssembly.Memory;
  /** To be called once, before anything else. */
  _initialize(): void;
  /** Pointer to two words: pointer to values, pointer to offsets. */
  quadrille_answer(): number;
  /** Room for so many bytes, or minus a status. */
  quadrille_stage(bytes: number): number;
  /** Lets go of what is staged. */
  quadrille_release(): void;
  /** Four words: NODE_STRIDE, MAX_OBJECTS, ROW_BITS, DEPTH_LIMIT. */
  quadrille_limits(): number;
}
