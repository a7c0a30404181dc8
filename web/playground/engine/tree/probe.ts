/** A probe as the engine uses it: one query that it asks of the tree. The kinds of probes are in `probes/`. */
import type { Quadtree, View } from 'quadrille';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import type { Area, Point } from '../geometry.ts';

/** Numbers of each cell in `ProbeResult.cells`. */
export const CELL_STRIDE = 3;

/** Where the point of a ray or the upper left corner of a moving box is when it meets an object. */
export interface Stop extends Point {
  /** Where the side that is met faces: 0, 0 for an object overlapped from the start; left out where unknown. */
  readonly normalX?: number;
  readonly normalY?: number;
}

export interface Found {
  /** The rows of the objects found. */
  readonly hits: Uint32Array;
  /** Only of a ray or a moving box that meets an object. */
  readonly stop?: Stop | undefined;
  /** How far away the last of the nearest objects is. */
  readonly distance?: number | undefined;
}

export interface TreeProbe {
  /** The box of a query for what overlaps a box. Only for those does a tree have candidates, and only those are put to the articles' trees. */
  readonly box?: Area | undefined;
  /** Asks a tree. */
  find(tree: Quadtree): Found;
  /** The same query as a call of a tree: its method, and what that is given. */
  readonly call: { readonly method: string; readonly arguments: readonly unknown[] };
  /** The same query, explained by the library: a view. */
  trace(tree: Quadtree): View<Int32Array>;
}

/** The probe that the settings describe; undefined where there is none, or nothing for it to ask. */
export type ProbeOf<P extends TreeProbe> = (settings: Settings, world: World) => P | undefined;

export interface ProbeResult extends Found {
  /** The innermost cells that were visited, `CELL_STRIDE` numbers each: depth, column, row. */
  readonly cells: Int32Array;
  /** How many nodes were visited. */
  readonly visited: number;
  /** The rows of the objects that were tested. */
  readonly tested: Uint32Array;
  /** How many entries of lists were passed over, as their objects had been met in another list. */
  readonly duplicates: number;
}

/** A probe, and what it found where that is known. */
export interface Probed<P extends TreeProbe = TreeProbe> {
  readonly probe: P;
  readonly result?: ProbeResult | undefined;
}
