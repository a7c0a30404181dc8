/** What every entry exports besides its `load`. At run time, each has a class `Quadtree` of its own, which extends this one. */

export {
  type CornerAndSize,
  fromCenter,
  fromCenterInto,
  fromMinMax,
  fromMinMaxInto,
  type MinMax,
  type NumberArray,
  toMinMax,
  toMinMaxInto,
} from './boxes.js';
export type { SyncOptions } from './bulk.js';
export type { CodedError, ErrorCode } from './coded-errors.js';
export type { CompiledModule, LoadOptions, WasmSource } from './compile.js';
export {
  BoxField,
  DepthField,
  FilterField,
  HitField,
  NeighborField,
  NodeField,
  PairField,
  TraceField,
} from './fields.js';
export type { Filter } from './filters.js';
export { inspect, type TreeInspector } from './inspection.js';
export {
  BOX_STRIDE,
  DEPTH_STRIDE,
  FILTER_STRIDE,
  HIT_STRIDE,
  NEIGHBOR_STRIDE,
  NODE_STRIDE,
  type ObjectId,
  PAIR_STRIDE,
  type Row,
  rowOf,
} from './limits.js';
export type {
  BulkOptions,
  ObjectChanges,
  ObjectOptions,
  ObjectValues,
} from './object-options.js';
export type { Area, Bounds, Outside, Placement, QuadtreeOptions } from './options.js';
export type { PairMasks } from './pairs.js';
export { type ExplainArguments, Quadtree, type QueryArguments } from './quadtree.js';
export type {
  CandidatesOptions,
  DistanceOptions,
  HitOptions,
  NearestOneOptions,
  NearestOptions,
  NearestRowsOptions,
  QueryOptions,
} from './query-options.js';
export type {
  Complete,
  Hit,
  HitLists,
  Neighbor,
  NeighborLists,
  ObjectPair,
  Pair,
  RowLists,
  View,
} from './results.js';
export type { BoxArrays, Boxes } from './shape-arrays.js';
export type { QuadtreeStats } from './stats.js';
export { TRACE_STRIDE, TraceKind, TraceReason } from './trace.js';
