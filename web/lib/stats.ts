/** Counts and sizes of a tree, at the moment of the call. */
export interface QuadtreeStats {
  /** Objects in the tree. */
  readonly objects: number;
  /** All nodes, the root included. */
  readonly nodes: number;
  /** Nodes without children. */
  readonly leaves: number;
  /** Entries in all nodes; more than `objects` where several leaves share an object. */
  readonly references: number;
  /** Depth of the deepest node; the root has depth 0. */
  readonly depth: number;
  /** The limit in force: `maxDepth`, or less where 32-bit coordinates cannot distinguish finer cells. */
  readonly maxDepth: number;
  /** Box tests that the last `pairs()` made; brute force makes n(n - 1)/2. */
  readonly pairTests: number;
  /** Bytes of WebAssembly memory reserved for this tree. It is used again, not given back. */
  readonly bytes: number;
}
