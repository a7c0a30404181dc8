/**
 * Where an object is in several nodes, a pair is met more than once: in every node that holds both, or holds one and is above one that
 * holds the other. The library lists each pair once.
 */
import { NODE_STRIDE, NodeField } from 'quadrille';
import type { TreeDriver } from './driver.ts';
import { firstChildOf } from './paths.ts';

const NONE = -1;

/** How often the colliding pairs of a tree are met again, of which the library lists none. Cost: one call for each node that holds objects. */
export function duplicatesIn(tree: TreeDriver): number {
  const { objects, references } = tree.stats;
  if (references === objects) return 0;
  const entries = new Entries(objects, references);
  const parents = entries.read(tree);
  const pairs = tree.pairs;
  let duplicates = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const [a, b] = [pairs[i]!, pairs[i + 1]!];
    const meetings = entries.met(a, b, parents, true) + entries.met(b, a, parents, false);
    duplicates += Math.max(0, meetings - 1);
  }
  return duplicates;
}

/** The nodes of each row, as linked lists. */
class Entries {
  readonly #heads: Int32Array;
  readonly #next: Int32Array;
  readonly #nodes: Int32Array;

  constructor(objects: number, references: number) {
    this.#heads = new Int32Array(objects).fill(NONE);
    this.#next = new Int32Array(references);
    this.#nodes = new Int32Array(references);
  }

  /** Returns the parent of each node; the root has none. */
  read(tree: TreeDriver): Int32Array {
    const { nodes } = tree;
    const parents = new Int32Array(nodes.length / NODE_STRIDE).fill(NONE);
    let entry = 0;
    for (let node = 0; node < parents.length; node++) {
      const child = firstChildOf(nodes, node);
      if (child > 0) parents.fill(node, child, child + 4);
      if (nodes[node * NODE_STRIDE + NodeField.Count] === 0) continue;
      for (const row of tree.rowsIn(node)) {
        this.#nodes[entry] = node;
        this.#next[entry] = this.#heads[row]!;
        this.#heads[row] = entry++;
      }
    }
    return parents;
  }

  /** In how many nodes of `a` it meets `b`, which is in a node above; or in the same, if those count. */
  met(a: number, b: number, parents: Int32Array, countsSame: boolean): number {
    let meetings = 0;
    for (let entry = this.#heads[a]!; entry !== NONE; entry = this.#next[entry]!) {
      const node = this.#nodes[entry]!;
      for (let at = countsSame ? node : parents[node]!; at !== NONE; at = parents[at]!)
        if (this.#isIn(b, at)) meetings++;
    }
    return meetings;
  }

  #isIn(row: number, node: number): boolean {
    for (let entry = this.#heads[row]!; entry !== NONE; entry = this.#next[entry]!)
      if (this.#nodes[entry] === node) return true;
    return false;
  }
}
