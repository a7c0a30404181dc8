/** Asks the engine itself about boxes: a tree that lives as long as the question. */
import {
  HIT_STRIDE,
  HitField,
  inspect,
  NEIGHBOR_STRIDE,
  NeighborField,
  NODE_STRIDE,
  NodeField,
  Quadtree,
  type QuadtreeOptions,
} from 'quadrille';
import { type Box, type Point, WORLD } from './exercise.ts';

export interface Node {
  readonly cell: Box;
  readonly depth: number;
  readonly isLeaf: boolean;
  /** Of the objects that it keeps itself. */
  readonly rows: readonly number[];
}

export type TreeSettings = Omit<QuadtreeOptions, 'bounds'>;

/** Makes a tree of boxes, and disposes of it once `ask` has returned. */
export function withTree<Said>(
  boxes: readonly Box[],
  settings: TreeSettings,
  ask: (tree: Quadtree) => Said,
): Said {
  const tree = new Quadtree({
    bounds: { x: 0, y: 0, width: WORLD, height: WORLD },
    ...settings,
  });
  try {
    tree.setAll(boxes.flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY]));
    return ask(tree);
  } finally {
    tree.dispose();
  }
}

/** All nodes, the root first. */
export function nodesOf(tree: Quadtree): readonly Node[] {
  const flat = inspect(tree).nodes();
  return Array.from({ length: flat.length / NODE_STRIDE }, (_, at) => {
    const field = (place: number): number => flat[NODE_STRIDE * at + place]!;
    return {
      cell: {
        minX: field(NodeField.MinX),
        minY: field(NodeField.MinY),
        maxX: field(NodeField.MaxX),
        maxY: field(NodeField.MaxY),
      },
      depth: field(NodeField.Depth),
      isLeaf: field(NodeField.FirstChild) === 0,
      rows: [...inspect(tree).rowsIn(at)],
    };
  });
}

export function leavesOf(tree: Quadtree): readonly Node[] {
  return nodesOf(tree).filter(({ isLeaf }) => isLeaf);
}

/** How many pairs the tree tests to find those that overlap. */
export function testsOf(tree: Quadtree): number {
  tree.pairRows();
  return inspect(tree).stats().pairTests;
}

/** The rows that a query of a box returns. */
export function found(tree: Quadtree, { minX, minY, maxX, maxY }: Box): readonly number[] {
  return [...tree.queryRows(minX, minY, maxX - minX, maxY - minY)];
}

/** An object with its distance from where a query starts. */
export interface Distant {
  readonly row: number;
  readonly distance: number;
}

/** All objects that a ray meets, in the order in which it does. */
export function rayHits(boxes: readonly Box[], from: Point, ray: Point): readonly Distant[] {
  const flat = withTree(boxes, {}, (tree) => [
    ...tree.raycastAllRows(from.x, from.y, ray.x, ray.y),
  ]);
  const length = Math.hypot(ray.x, ray.y);
  return Array.from({ length: flat.length / HIT_STRIDE }, (_, at) => ({
    row: flat[HIT_STRIDE * at + HitField.Row]!,
    distance: flat[HIT_STRIDE * at + HitField.Fraction]! * length,
  }));
}

/** All objects, the nearest first. */
export function byDistance(boxes: readonly Box[], { x, y }: Point): readonly Distant[] {
  const flat = withTree(boxes, {}, (tree) => [...tree.nearestRows(x, y, { count: boxes.length })]);
  return Array.from({ length: flat.length / NEIGHBOR_STRIDE }, (_, at) => ({
    row: flat[NEIGHBOR_STRIDE * at + NeighborField.Row]!,
    distance: flat[NEIGHBOR_STRIDE * at + NeighborField.Distance]!,
  }));
}
