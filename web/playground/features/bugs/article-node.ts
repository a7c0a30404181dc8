/** A node as the articles print it: its bounds, what it holds, and four children or none, here in Z-order. */

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export class ArticleNode implements Bounds {
  readonly depth: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** Objects, as rows of the one array of boxes. */
  rows: number[] = [];
  children: readonly ArticleNode[] = [];

  constructor(depth: number, { minX, minY, maxX, maxY }: Bounds) {
    this.depth = depth;
    this.minX = minX;
    this.minY = minY;
    this.maxX = maxX;
    this.maxY = maxY;
  }

  get midX(): number {
    return (this.minX + this.maxX) / 2;
  }

  get midY(): number {
    return (this.minY + this.maxY) / 2;
  }

  /** Holds nothing, and has no children any more. */
  clear(): void {
    this.rows = [];
    this.children = [];
  }

  /** `wholeHalves` cuts the children's sides to whole numbers, as a cast to int does (S0.16, S0.31). */
  split(wholeHalves: boolean): void {
    const cut = wholeHalves ? Math.trunc : (side: number): number => side;
    const { minX, minY, depth } = this;
    const width = cut((this.maxX - minX) / 2);
    const height = cut((this.maxY - minY) / 2);
    this.children = [0, 1, 2, 3].map((quarter) => {
      const x = minX + (quarter & 1) * width;
      const y = minY + (quarter >> 1) * height;
      return new ArticleNode(depth + 1, { minX: x, minY: y, maxX: x + width, maxY: y + height });
    });
  }
}

/** All nodes, the shallow before the deep and siblings together. */
export function nodesFrom(root: ArticleNode): readonly ArticleNode[] {
  const nodes = [root];
  for (let next = 0; next < nodes.length; next++) nodes.push(...nodes[next]!.children);
  return nodes;
}

/** What a tree takes, as a whole and over the queries of all its objects. */
export interface TreeCosts {
  readonly nodes: number;
  /** Objects in lists of nodes, each counted once for every list. */
  readonly entries: number;
  /** The depth of its deepest node. */
  readonly deepest: number;
  /** Objects in more nodes than their size explains. */
  readonly everywhere: number;
  /** Leaves that would split without end: the page has stopped them. */
  readonly endless: number;
  /** What all queries return together. */
  readonly candidates: number;
  /** Those of them that are in no cell that the query reaches. */
  readonly needless: number;
}

export interface CostFindings {
  readonly counts: TreeCosts;
  /** Cells that keep an object of `everywhere`, and those deeper than the greatest depth. */
  readonly cells: readonly Bounds[];
  /** The objects of `endless`. */
  readonly rows: readonly number[];
}

/** A tree of an article: made over all boxes at once, then asked, and filled again for each frame. */
export interface ArticleTree {
  readonly root: ArticleNode;
  /** Nodes that earlier frames made, that nobody reaches any more, and that are in memory still. */
  readonly leaked: number;
  /** How many more there will be after the next `fill`. */
  readonly leaking: number;
  /** Rows that the program has removed; none where it removes nothing. */
  readonly removed?: ReadonlySet<number>;
  /** Of trees whose defect may be what they cost. */
  costs?(): CostFindings;
  /** Clears the tree, then takes other boxes, as the articles do for each frame. */
  fill(boxes: Float32Array): void;
  /** Rows that may overlap a box; the articles call it `retrieve`. */
  retrieve(box: Bounds): readonly number[];
}

export interface ArticleSettings {
  readonly capacity: number;
  readonly maxDepth: number;
}

export function boundsOf(boxes: Float32Array, row: number): Bounds {
  const at = 4 * row;
  return {
    minX: boxes[at]!,
    minY: boxes[at + 1]!,
    maxX: boxes[at + 2]!,
    maxY: boxes[at + 3]!,
  };
}
