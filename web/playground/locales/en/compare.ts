import { countingIn } from '../counting.ts';

const { counted } = countingIn('en');

/** The comparison of implementations. */
export const compare = {
  same: (pairs: string) => `Same pairs in all panes: ${pairs}`,
  differ: 'The panes do not find the same pairs',
  sameHits: (hits: string) => `same hits of the probe: ${hits}`,
  differentHits: 'The panes do not find the same hits of the probe',
  oneAlone: 'Choose a second method to compare with',
  boxes:
    'The panes show boxes, although the objects of this scene have shapes: a tree keeps and compares boxes. Only where two boxes overlap are the shapes tested.',
  /** In front of the numbers of levels. */
  level: 'Kept on level',
  methodsHeading: 'What the methods do',
  methods: {
    parent: 'An object is kept in the smallest cell that holds it whole.',
    leaf: 'Every cell that is not cut any further keeps a copy of each object that reaches into it.',
    loose: 'Cells are enlarged beyond their lines, and each object is kept in one of them.',
    cover:
      'Small objects are copied as with “Leaf”; large ones are kept higher up, in at most four nodes.',
    brute: 'There is no tree: every object is tested with every other one.',
  },
  cover: {
    show: 'Show leaf and cover side by side',
    explain: (objects: number) =>
      `Leaf keeps an object in every leaf that it reaches, so that a large one is kept many times. Cover keeps it higher up instead, in at most four nodes, and compares it with what lies below them. Here, for ${counted(objects, { one: 'object', other: 'objects' })}:`,
    numbers: (name: string, references: string, nodes: string, tests: string) =>
      `${name}: references ${references}, nodes ${nodes}, pair tests ${tests}.`,
  },
  bruteForceRests: (limit: string) =>
    `Brute force is not run above ${limit} objects: it would be too slow to watch.`,
} as const;
