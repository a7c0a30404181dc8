/** What draws or debugs a world. */
import { inspect as inspectTree, type TreeInspector, validate } from '../inspection.js';
import { NODE_STRIDE } from '../limits.js';
import type { Quadtree } from '../quadtree.js';
import type { World } from './world.js';
import { handleOf } from './world.js';
import type { WorldHandle } from './world-handle.js';

/** Counts and sizes of a world. */
export interface WorldStats {
  /** Bodies in the world. */
  readonly bodies: number;
  /** Static ones among them. */
  readonly statics: number;
  /** Pairs of boxes that the last step tested by their shapes. */
  readonly candidates: number;
  /** Memory that the world has allocated. */
  readonly bytes: number;
}

/** A look into a world. What its functions return may be kept. */
export interface WorldInspector {
  /**
   * The nodes of the tree that holds the bodies which are not static, {@link NODE_STRIDE} floats each: {@link NodeField} says where
   * which one is. The root comes first. Where bodies came, went or moved, their nodes are brought up to date first, as by a query.
   */
  readonly nodes: () => Float32Array;
  /** The same for the tree of static bodies. */
  readonly staticNodes: () => Float32Array;
  /** Counts and sizes of the world. */
  readonly stats: () => WorldStats;
  /**
   * Checks every invariant of the world. If it throws, you have found a bug in Quadrille: please report it.
   *
   * @throws Error that names the broken invariant.
   */
  readonly validate: () => void;
}

/**
 * What draws or debugs a world. It is no part of the class, so that bundlers leave it out of programs that do neither.
 *
 * @throws TypeError for what is no world.
 *
 * @example
 * ```ts
 * import { inspect, type World } from 'quadrille/world';
 *
 * function log(world: World): void {
 *   const { bodies, bytes } = inspect(world).stats();
 *   console.log(`${bodies} bodies, ${bytes} bytes`);
 * }
 * ```
 */
export function inspect(world: World): WorldInspector;
/** The same for a tree: see {@link TreeInspector}. */
export function inspect(tree: Quadtree): TreeInspector;
export function inspect(subject: World | Quadtree): WorldInspector | TreeInspector {
  return Object.prototype.toString.call(subject) === '[object Quadtree]'
    ? inspectTree(subject as Quadtree)
    : worldInspector(subject as World);
}

function worldInspector(world: World): WorldInspector {
  const handle = handleOf(world);
  return {
    nodes: () => nodes(handle, 'nodes', false),
    staticNodes: () => nodes(handle, 'staticNodes', true),
    stats: () => stats(handle),
    validate: () => validate(handle),
  };
}

function nodes({ module, native }: WorldHandle, where: string, ofStatic: boolean): Float32Array {
  return module.floats(where, native.nodes(ofStatic), NODE_STRIDE).slice();
}

function stats({ module, native }: WorldHandle): WorldStats {
  const values = module.values(Float64Array, 'stats', native.stats());
  return { bodies: values[0]!, statics: values[1]!, candidates: values[2]!, bytes: values[3]! };
}
