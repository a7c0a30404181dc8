/**
 * Hand typing of the glue that Emscripten writes (dist/glue.mjs). Arguments are not checked on the
 * other side: everything that comes from a user goes through checks.ts and options.ts first.
 * A `number` marked "status" is one of errors.ts; "pointer" is a byte offset into the memory.
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

/** The tree as C++ offers it: scalars in and out, bulk data through buffers in the memory. */
export interface QuadtreeBinding {
  /** Status: whether the tree could be made. If not, only delete() may follow. */
  status(): number;
  /** Pointer to the tree, as the functions of {@link Questions} take it. */
  pointer(): number;
  /** The new object's id, or minus a status. */
  insert(minX: number, minY: number, maxX: number, maxY: number): number;
  /** Status. */
  update(id: number, minX: number, minY: number, maxX: number, maxY: number): number;
  /** Status. */
  move(id: number, minX: number, minY: number): number;
  /** Status. */
  remove(id: number): number;
  has(id: number): boolean;
  clear(): void;

  /** Makes room for `count` boxes at stagingPointer(); status. */
  stage(count: number): number;
  /** Pointer to the staged boxes, four float32 each. */
  stagingPointer(): number;
  /** Replaces all objects by the staged boxes; status. */
  setAll(count: number): number;
  /** Adds the staged boxes and leaves their ids at idsPointer(); status. */
  insertMany(count: number): number;
  /** Pointer to float64 ids. */
  idsPointer(): number;
  /** Takes over what was written at boxesPointer(); status. */
  sync(): number;
  /** Takes the settings that the constructor takes; status. */
  setSettings(...settings: NativeSettings): number;
  /** Row, or index among the staged boxes, at which the last bulk call failed. */
  errorRow(): number;

  /** Pointer to rows() boxes, four float32 each. */
  boxesPointer(): number;
  rows(): number;
  size(): number;
  /** The id of the live object in a row, or -1. */
  idAt(row: number): number;

  /** How many rows are at resultsPointer(), or minus a status. */
  outsiders(): number;
  /** Pointer to uint32 rows or positions. */
  resultsPointer(): number;
  /** How many pairs are at pairsPointer(), or minus a status. */
  pairs(): number;
  /** Pointer to pairs, two uint32 each. */
  pairsPointer(): number;
  /** How many nodes are at nodesPointer(), or minus a status. */
  nodes(): number;
  /** Pointer to nodes, NODE_STRIDE float32 each. */
  nodesPointer(): number;

  /** How many nodes' positions are at resultsPointer(), or minus a status. */
  path(id: number): number;
  /** How many nodes' positions are at resultsPointer(), or minus a status. */
  nodesOf(id: number): number;
  /** A node's position, or minus a status. */
  nodeAt(x: number, y: number): number;
  /** How many rows are at resultsPointer(), or minus a status. */
  rowsIn(node: number): number;
  /** How many events are at eventsPointer(), six int32 each, or minus a status. So do the next three. */
  explainInsert(minX: number, minY: number, maxX: number, maxY: number): number;
  explainUpdate(id: number, minX: number, minY: number, maxX: number, maxY: number): number;
  explainRemove(id: number): number;
  explainPair(a: number, b: number): number;
  /** Pointer to events. */
  eventsPointer(): number;

  /** How many counts by depth are at depthsPointer(), two uint32 each. */
  depths(): number;
  depthsPointer(): number;

  /** Pointer to a block of bytes, or 0 without memory (or without bytes). */
  allocateBytes(count: number): number;
  /** Allocates bytes and leaves a snapshot there; how many, at the pointer below, or minus a status. */
  snapshot(): number;
  bytesPointer(): number;
  /** Takes a snapshot from the allocated bytes and frees them; status. */
  restore(count: number): number;
  /** Pointer to six float64: the settings but for the world, in the order of NativeSettings. */
  settingsPointer(): number;

  /** Pointer to eight float64, computed by this call; see QuadtreeStats for their order. */
  statsPointer(): number;
  /** Pointer to the world's minX, minY, maxX, maxY as float32. */
  boundsPointer(): number;
  /** The first broken invariant, or ''. */
  validate(): string;
  /** Frees the tree; the object is unusable afterwards. */
  delete(): void;
}

/** One question for each of `count` staged shapes. */
export type StagedQuestion = (
  tree: number,
  count: number,
  category: number,
  mask: number,
) => number;

/**
 * Questions, as plain functions of the module (cpp/bindings/questions.cpp). Each takes a pointer to a
 * tree, and category and mask of its filter; it returns how many values there are at the first
 * pointer of the answer, or minus a status. "staged" input is what `_quadrille_stage` made room for.
 */
export interface Questions {
  /** Pointer to three words: pointer to values, pointer to offsets, index of a refused shape. */
  _quadrille_answer(): number;
  /** Pointer to room for so many bytes, or 0. */
  _quadrille_stage(bytes: number): number;
  readonly _quadrille_candidates: (
    tree: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    step: number,
    category: number,
    mask: number,
  ) => number;
  readonly _quadrille_query: (
    tree: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    category: number,
    mask: number,
  ) => number;
  /** 1 or 0, or minus a status. */
  _quadrille_query_any(
    tree: number,
    minX: number,
    minY: number,
    maxX: number,
    maxY: number,
    category: number,
    mask: number,
  ): number;
  readonly _quadrille_query_circle: (
    tree: number,
    x: number,
    y: number,
    radius: number,
    category: number,
    mask: number,
  ) => number;
  /** About staged corners. */
  readonly _quadrille_query_polygon: (
    tree: number,
    corners: number,
    category: number,
    mask: number,
  ) => number;
  /** About staged boxes, points, circles. */
  _quadrille_candidates_many(
    tree: number,
    count: number,
    step: number,
    category: number,
    mask: number,
  ): number;
  readonly _quadrille_query_many: StagedQuestion;
  readonly _quadrille_query_point_many: StagedQuestion;
  readonly _quadrille_query_circle_many: StagedQuestion;
  /** About staged corners of all polygons, followed by count + 1 offsets. */
  _quadrille_query_polygon_many(
    tree: number,
    corners: number,
    count: number,
    category: number,
    mask: number,
  ): number;
  /** One hit, six floats; row -1 for none. */
  readonly _quadrille_sweep: (
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
  readonly _quadrille_raycast_all: (
    tree: number,
    x: number,
    y: number,
    dx: number,
    dy: number,
    category: number,
    mask: number,
  ) => number;
  /** Neighbors, two floats each. */
  readonly _quadrille_nearest: (
    tree: number,
    x: number,
    y: number,
    count: number,
    maxDistance: number,
    category: number,
    mask: number,
  ) => number;
  /** About staged rays or moving boxes: a hit each. */
  readonly _quadrille_raycast_many: StagedQuestion;
  readonly _quadrille_sweep_many: StagedQuestion;
  /** About staged rays: hits. */
  readonly _quadrille_raycast_all_many: StagedQuestion;
  /** About staged points: neighbors. */
  _quadrille_nearest_many(
    tree: number,
    count: number,
    wanted: number,
    maxDistance: number,
    category: number,
    mask: number,
  ): number;
  /** Explanations take what their questions take (cpp/bindings/explanations.cpp): events, six int32 each. */
  readonly _quadrille_explain_candidates: Questions['_quadrille_candidates'];
  readonly _quadrille_explain_query: Questions['_quadrille_query'];
  readonly _quadrille_explain_query_circle: Questions['_quadrille_query_circle'];
  readonly _quadrille_explain_query_polygon: Questions['_quadrille_query_polygon'];
  readonly _quadrille_explain_sweep: Questions['_quadrille_sweep'];
  readonly _quadrille_explain_raycast_all: Questions['_quadrille_raycast_all'];
  readonly _quadrille_explain_nearest: Questions['_quadrille_nearest'];
  /** A value is a pair. */
  _quadrille_pairs_between(tree: number, other: number): number;
  /** Minus a status. */
  _quadrille_set_filter(tree: number, id: number, category: number, mask: number): number;
  /** Two values, category and mask. */
  _quadrille_filter(tree: number, id: number): number;
  /** A value is a row's category and mask. */
  _quadrille_filters(tree: number): number;
}

/** What the started module offers. */
export interface Glue extends Questions {
  readonly QuadtreeBinding: new (...settings: NativeSettings) => QuadtreeBinding;
  nodeStride(): number;
  maxObjects(): number;
  rowBits(): number;
  depthLimit(): number;
}

export interface GlueOptions {
  /** Called once with the imports; hands the instance to `receive`. */
  instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

export default function createGlue(options: GlueOptions): Promise<Glue>;
