/** The tree of S1: an object stands in every leaf that it touches. With the printed defects, if asked. */
import {
  ArticleNode,
  type ArticleSettings,
  type ArticleTree,
  type Bounds,
  boundsOf,
} from './article-node.ts';

export interface LeafFaults {
  /** S1.18: what lies outside the world is put nowhere. */
  readonly dropsOutside: boolean;
  /** S1.20: an object in several leaves is found in each of them. */
  readonly repeats: boolean;
}

export class LeafTree implements ArticleTree {
  readonly root: ArticleNode;
  readonly leaked = 0;
  readonly leaking = 0;
  #boxes: Float32Array;
  readonly #settings: ArticleSettings;
  readonly #faults: LeafFaults;

  constructor(world: Bounds, boxes: Float32Array, settings: ArticleSettings, faults: LeafFaults) {
    this.root = new ArticleNode(0, world);
    this.#boxes = boxes;
    this.#settings = settings;
    this.#faults = faults;
    this.fill(boxes);
  }

  fill(boxes: Float32Array): void {
    this.root.clear();
    this.#boxes = boxes;
    for (let row = 0; 4 * row < boxes.length; row++) this.#insert(this.root, row);
  }

  retrieve(box: Bounds): readonly number[] {
    const found: number[] = [];
    this.#visit(this.root, this.#inWorld(box), found);
    return this.#faults.repeats ? found : [...new Set(found)];
  }

  /** S1.14, S1.16, S1.17. */
  #insert(node: ArticleNode, row: number): void {
    if (!touches(node, this.#inWorld(boundsOf(this.#boxes, row)))) return;
    for (const child of node.children) this.#insert(child, row);
    if (node.children.length > 0) return;
    node.rows.push(row);
    const { capacity, maxDepth } = this.#settings;
    if (node.rows.length <= capacity || node.depth >= maxDepth) return;
    node.split(false);
    const { rows } = node;
    node.rows = [];
    for (const one of rows) for (const child of node.children) this.#insert(child, one);
  }

  #visit(node: ArticleNode, box: Bounds, found: number[]): void {
    if (!touches(node, box)) return;
    found.push(...node.rows);
    for (const child of node.children) this.#visit(child, box, found);
  }

  /** The nearest place inside: what overlaps outside overlaps there too, so that nothing gets lost. */
  #inWorld(box: Bounds): Bounds {
    if (this.#faults.dropsOutside) return box;
    const { minX, minY, maxX, maxY } = this.root;
    const across = (x: number): number => Math.min(maxX, Math.max(minX, x));
    const down = (y: number): number => Math.min(maxY, Math.max(minY, y));
    return {
      minX: across(box.minX),
      minY: down(box.minY),
      maxX: across(box.maxX),
      maxY: down(box.maxY),
    };
  }
}

/** S1.12: a shared edge counts. */
function touches(a: Bounds, b: Bounds): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}
