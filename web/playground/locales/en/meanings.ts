/** What the numbers mean. Fetched when that is opened. Numbers that are missing here say all by their label. */
export const meanings = {
  references: 'Entries in all nodes: more than objects where copies are kept.',
  tests: 'Pairs compared box by box. In long lists, groups that lie apart are skipped together.',
  boxPairs: 'Pairs of boxes, whose shapes are then tested.',
  visited: 'Nodes that the query visits.',
  tested: 'Objects whose boxes the query compares.',
  candidates: 'Objects that the tree returns for the probe.',
  duplicates: 'Entries of objects that the query has found in another node already: it skips them.',
  hits: 'Objects that touch the probe.',
  time: 'To update the tree and find all pairs: mean of the last frames, or of many repetitions while paused, on this machine.',
  check:
    'Every pair is tested without the tree, and those are counted that the tree missed or found twice.',
} as const;
