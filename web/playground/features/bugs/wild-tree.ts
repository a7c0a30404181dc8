/**
 * A tree as many projects write it: an object stands in every leaf that it reaches. Its rules say where an object goes and where a query
 * looks; a defect is another rule.
 */
import {
  ArticleNode,
  type ArticleSettings,
  type ArticleTree,
  type Bounds,
  boundsOf,
  type CostFindings,
  nodesFrom,
} from './article-node.ts';

export interface Rules {
  /** Whether the tree takes an object. */
  readonly admits: (root: Bounds, box: Bounds) => boolean;
  /** Whether an object goes into a cell. */
  readonly keeps: (cell: Bounds, box: Bounds, root: Bounds) => boolean;
  /** Whether an object stays in a node that could give it to children. */
  readonly stays: (cell: Bounds, box: Bounds) => boolean;
  /** The children that a query visits. */
  readonly visits: (node: ArticleNode, box: Bounds, root: Bounds) => readonly ArticleNode[];
  /** Whether an object in several leaves is returned once. */
  readonly returnsOnce: boolean;
  /** Whether leaves at the greatest depth stay as they are. */
  readonly endsAtDepth: boolean;
  /** Whether an object is kept by its centre alone, as trees of points do. */
  readonly keepsCentres: boolean;
  /**
   * Objects were inserted where they were before, have moved, and some are removed: by the box that the tree has of them, or by the box
   * that they have now. By neither where objects are inserted as they are.
   */
  readonly removesBy: 'nothing' | 'keptBox' | 'newBox';
}

/** A tree without an end to its splits is stopped at this depth. */
export const STOPPED_AT = 40;

/** With `keptBox` and `newBox`: of as many objects, one is removed. */
const REMOVED_OF = 5;
/** How far an object has moved since it was inserted, in sides of its own. */
const MOVED_BY = 2;
/** An object in more nodes than these costs more than its size explains: a cell that is as large as it has three neighbours at a corner. */
const MOST_NODES = 4;

/** The rules of a tree without a defect. */
export const rightRules: Rules = {
  admits: () => true,
  keeps: reaches,
  stays: isLargerThanQuarters,
  visits: (node, box, root) => node.children.filter((child) => reaches(child, box, root)),
  returnsOnce: true,
  endsAtDepth: true,
  keepsCentres: false,
  removesBy: 'nothing',
};

export class WildTree implements ArticleTree {
  readonly root: ArticleNode;
  readonly leaked = 0;
  readonly leaking = 0;
  readonly removed = new Set<number>();
  /** By which the tree has inserted each object. */
  #boxes: Float32Array;
  /** By how much a query is enlarged, so that it finds all that is kept by its centre. */
  #reach = 0;
  readonly #settings: ArticleSettings;
  readonly #rules: Rules;

  constructor(world: Bounds, boxes: Float32Array, settings: ArticleSettings, rules: Rules) {
    this.root = new ArticleNode(0, world);
    this.#boxes = boxes;
    this.#settings = settings;
    this.#rules = rules;
    this.fill(boxes);
  }

  fill(boxes: Float32Array): void {
    this.root.clear();
    this.removed.clear();
    this.#boxes = boxes;
    this.#reach = this.#rules.keepsCentres ? largestSide(boxes) / 2 : 0;
    const moves = this.#rules.removesBy !== 'nothing';
    if (moves) this.#boxes = boxes.map((_, at) => formerly(boxes, at));
    for (let row = 0; 4 * row < boxes.length; row++) this.#insert(this.root, row);
    if (moves) this.#move(boxes);
  }

  retrieve(box: Bounds): readonly number[] {
    const found = this.#visited(box, this.#rules.visits);
    return this.#rules.returnsOnce ? [...new Set(found)] : found;
  }

  costs(): CostFindings {
    const nodes = nodesFrom(this.root);
    const { capacity, maxDepth } = this.#settings;
    const times = new Uint32Array(this.#boxes.length / 4);
    for (const { rows } of nodes) for (const row of rows) times[row] = times[row]! + 1;
    const isEverywhere = (row: number): boolean => times[row]! > MOST_NODES;
    const endless = nodes.filter(
      ({ depth, rows }) => depth === STOPPED_AT && rows.length > capacity,
    );
    return {
      counts: {
        nodes: nodes.length,
        entries: times.reduce((sum, one) => sum + one, 0),
        deepest: nodes.at(-1)!.depth,
        everywhere: times.filter((one) => one > MOST_NODES).length,
        endless: endless.length,
        ...this.#candidates(),
      },
      cells: nodes.filter(({ depth, rows }) => depth > maxDepth || rows.some(isEverywhere)),
      rows: endless.flatMap(({ rows }) => rows),
    };
  }

  /** Of the queries of all objects: what they return, and what is in cells that they do not reach. */
  #candidates() {
    let [candidates, needless] = [0, 0];
    for (let row = 0; 4 * row < this.#boxes.length; row++) {
      const box = boundsOf(this.#boxes, row);
      const near = new Set(this.#visited(box, rightRules.visits));
      const found = this.retrieve(box);
      candidates += found.length;
      needless += found.filter((one) => !near.has(one)).length;
    }
    return { candidates, needless };
  }

  #insert(node: ArticleNode, row: number): void {
    const box = this.#placeOf(row);
    const { admits, endsAtDepth, keeps, stays } = this.#rules;
    const isRoot = node === this.root;
    if (isRoot ? !admits(node, box) : !keeps(node, box, this.root)) return;
    const isLeaf = node.children.length === 0;
    if (!isLeaf && !stays(node, box)) {
      for (const child of node.children) this.#insert(child, row);
      return;
    }
    node.rows.push(row);
    const { capacity, maxDepth } = this.#settings;
    const most = endsAtDepth ? maxDepth : STOPPED_AT;
    if (isLeaf && node.rows.length > capacity && node.depth < most) this.#split(node);
  }

  #split(node: ArticleNode): void {
    const goes = node.rows.filter((row) => !this.#rules.stays(node, this.#placeOf(row)));
    if (goes.length === 0) return;
    node.split(false);
    node.rows = node.rows.filter((row) => !goes.includes(row));
    for (const row of goes) for (const child of node.children) this.#insert(child, row);
  }

  /** What the rules see of an object. */
  #placeOf(row: number): Bounds {
    const box = boundsOf(this.#boxes, row);
    if (!this.#rules.keepsCentres) return box;
    const [x, y] = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
    return { minX: x, minY: y, maxX: x, maxY: y };
  }

  #visited({ minX, minY, maxX, maxY }: Bounds, visits: Rules['visits']): readonly number[] {
    const reach = this.#reach;
    const box = { minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach };
    const found: number[] = [];
    const visit = (node: ArticleNode): void => {
      found.push(...node.rows);
      for (const child of visits(node, box, this.root)) visit(child);
    };
    visit(this.root);
    return found;
  }

  /** From where the objects were to where they are: some are removed, the others removed and inserted again. */
  #move(boxes: Float32Array): void {
    for (let row = 0; 4 * row < boxes.length; row++) {
      const isRemoved = row % REMOVED_OF === 0;
      const byNewBox = isRemoved && this.#rules.removesBy === 'newBox';
      this.#remove(this.root, row, boundsOf(byNewBox ? boxes : this.#boxes, row));
      if (isRemoved) this.removed.add(row);
      else {
        this.#boxes.set(boxes.subarray(4 * row, 4 * row + 4), 4 * row);
        this.#insert(this.root, row);
      }
    }
  }

  #remove(node: ArticleNode, row: number, box: Bounds): void {
    node.rows = node.rows.filter((one) => one !== row);
    for (const child of this.#rules.visits(node, box, this.root)) this.#remove(child, row, box);
  }
}

/**
 * Whether a box reaches a cell. An edge on a line belongs to the cell behind it, and to no other; cells on the world's border reach to
 * infinity.
 */
function reaches(cell: Bounds, box: Bounds, root: Bounds): boolean {
  return (
    (cell.maxX === root.maxX || box.minX < cell.maxX) &&
    (cell.maxY === root.maxY || box.minY < cell.maxY) &&
    (cell.minX === root.minX || box.maxX >= cell.minX) &&
    (cell.minY === root.minY || box.maxY >= cell.minY)
  );
}

function isLargerThanQuarters(cell: Bounds, box: Bounds): boolean {
  return (
    2 * (box.maxX - box.minX) > cell.maxX - cell.minX ||
    2 * (box.maxY - box.minY) > cell.maxY - cell.minY
  );
}

function largestSide(boxes: Float32Array): number {
  let largest = 0;
  for (let at = 0; at < boxes.length; at += 4)
    largest = Math.max(largest, boxes[at + 2]! - boxes[at]!, boxes[at + 3]! - boxes[at + 1]!);
  return largest;
}

/** A number of a box before its object moved: even rows came from the left, the others from the right. */
function formerly(boxes: Float32Array, at: number): number {
  const row = at >> 2;
  const axis = at & 1;
  const side = boxes[4 * row + 2 + axis]! - boxes[4 * row + axis]!;
  return boxes[at]! + (row % 2 === 0 ? -MOVED_BY : MOVED_BY) * side;
}
