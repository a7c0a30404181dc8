/** The tree of S0 and S2: an object stays in the deepest node whose quarter holds it whole. With the printed defects, if asked. */
import {
  ArticleNode,
  type ArticleSettings,
  type ArticleTree,
  type Bounds,
  boundsOf,
  nodesFrom,
} from './article-node.ts';

export interface ParentFaults {
  /** S2.26: an object counts as above the line when its centre is. */
  readonly centreTest: boolean;
  /** S0.31: the sides of the children are cut to whole numbers. */
  readonly wholeHalves: boolean;
  /** S0.26: a question that straddles a line does not go down. */
  readonly noDescent: boolean;
  /** S2.28: clearing forgets the children, and deletes none. */
  readonly forgetsChildren: boolean;
}

/** In place of a quarter: the box lies across a line. */
const STRADDLES = -1;

export class ParentTree implements ArticleTree {
  readonly root: ArticleNode;
  #boxes: Float32Array;
  readonly #settings: ArticleSettings;
  readonly #faults: ParentFaults;
  #leaked = 0;

  constructor(world: Bounds, boxes: Float32Array, settings: ArticleSettings, faults: ParentFaults) {
    this.root = new ArticleNode(0, world);
    this.#boxes = boxes;
    this.#settings = settings;
    this.#faults = faults;
    this.fill(boxes);
  }

  get leaked(): number {
    return this.#leaked;
  }

  /** The root is kept in any case. */
  get leaking(): number {
    return this.#faults.forgetsChildren ? nodesFrom(this.root).length - 1 : 0;
  }

  fill(boxes: Float32Array): void {
    this.#leaked += this.leaking;
    this.root.clear();
    this.#boxes = boxes;
    for (let row = 0; 4 * row < boxes.length; row++) this.#insert(this.root, row);
  }

  retrieve(box: Bounds): readonly number[] {
    const found: number[] = [];
    this.#visit(this.root, box, found);
    return found;
  }

  /** S0.19 to S0.21. */
  #insert(node: ArticleNode, row: number): void {
    const child = this.#childFor(node, boundsOf(this.#boxes, row));
    if (child) {
      this.#insert(child, row);
      return;
    }
    node.rows.push(row);
    const { capacity, maxDepth } = this.#settings;
    if (node.rows.length <= capacity || node.depth >= maxDepth) return;
    if (node.children.length === 0) node.split(this.#faults.wholeHalves);
    const rows = node.rows;
    node.rows = [];
    for (const one of rows) {
      const below = this.#childFor(node, boundsOf(this.#boxes, one));
      if (below) this.#insert(below, one);
      else node.rows.push(one);
    }
  }

  #childFor(node: ArticleNode, box: Bounds): ArticleNode | undefined {
    return node.children.length === 0 ? undefined : node.children[this.#quarterOf(node, box)];
  }

  /** S0.17: all comparisons are strict, so that a box on a line stays above. */
  #quarterOf({ midX, midY }: ArticleNode, box: Bounds): number {
    const lowest = this.#faults.centreTest ? (box.minY + box.maxY) / 2 : box.maxY;
    const isTop = box.minY < midY && lowest < midY;
    const isLeft = box.minX < midX && box.maxX < midX;
    if (!(isTop || box.minY > midY) || !(isLeft || box.minX > midX)) return STRADDLES;
    return (isTop ? 0 : 2) + (isLeft ? 0 : 1);
  }

  #visit(node: ArticleNode, box: Bounds, found: number[]): void {
    for (const child of this.#childrenFor(node, box)) this.#visit(child, box, found);
    found.push(...node.rows);
  }

  #childrenFor(node: ArticleNode, box: Bounds): readonly ArticleNode[] {
    const child = this.#childFor(node, box);
    if (child) return [child];
    if (this.#faults.noDescent) return [];
    const { midX, midY } = node;
    return node.children.filter((_, quarter) => {
      const across = (quarter & 1) === 0 ? box.minX < midX : box.maxX > midX;
      const down = quarter < 2 ? box.minY < midY : box.maxY > midY;
      return across && down;
    });
  }
}
