/** The printed defects: programs of the articles, and what they miss. */
export const bugs = {
  /** The defects, as they are chosen. */
  names: {
    descent: 'Misses in smaller cells',
    halves: 'Gaps between cells',
    outside: 'Objects outside lost',
    doubles: 'Pairs repeated',
    centre: 'Misses below a line',
    copies: 'Collisions not painted',
    leak: 'Memory fills up',
    far: 'Dropped far outside',
    line: 'Lost on a line',
    twice: 'The same pair twice',
    stale: 'Removed but there',
    endless: 'Splits without end',
    giant: 'In every leaf',
    corner: 'Only one corner',
    whole: 'The whole tree',
  },
  /** Over those of other projects. */
  wild: 'In the wild',
  /** What the view is. */
  what: 'This project rebuilt five articles about quadtrees. Code that they print has the defects named here, and each runs beside its correction.',
  /** Where the scene is the defect’s own. */
  made: 'The scene is made for this defect.',
  printed: {
    s0: 'As printed: the Java article',
    s1: 'As printed: the Vietnamese article',
    s2: 'As printed: the Chinese article',
  },
  corrected: 'Corrected',
  scene: 'Show a scene with the defect',
  legend:
    'Magenta marks what brute force finds and the printed code does not: a crossed line connects a missed pair, a dashed ring surrounds a lost object, a number says how often one side reported a pair.',
  rests: (limit: string) => `The printed program is not run above ${limit} objects.`,
  tooLarge:
    'The printed program is not run here: for this scene its tree would take seconds a frame.',
  boxesOnly: (square: string, rectangle: string) =>
    `The printed code takes only boxes as queries, so this probe has no result: choose ${square} or ${rectangle}.`,
  fault: (language: string) => `The defect, in ${language}`,
  fix: (language: string) => `The correction, in ${language}`,
  rewritten: 'Written for this page from the article’s description.',
  /** A page of the documentation, which is in English. */
  source: (statement: string) =>
    `What the article says: statement ${statement} of “What the five articles say”`,
  facts: {
    missed: { label: 'Missed pairs', hint: 'Pairs that overlap and were not reported.' },
    doubles: {
      label: 'Doubles',
      hint: 'How often an object got the same neighbour again; both sides of a pair count.',
    },
    oneSided: {
      label: 'Seen from one side only',
      hint: 'Pairs that only one of the two objects finds.',
    },
    unmarked: {
      label: 'Colliding, not painted',
      hint: 'Objects that collide and keep their usual colour.',
    },
    missedHits: {
      label: 'Hits the probe misses',
      hint: 'Objects that touch the probe and were not among its candidates. Needs the probe.',
    },
    inGaps: {
      label: 'Objects in gaps',
      hint: 'Objects that reach into a gap between cells.',
    },
    dropped: { label: 'Objects dropped', hint: 'Objects that the tree does not hold at all.' },
    leaking: {
      label: 'Leaks next',
      hint: 'Nodes that the next clear() drops without freeing them.',
    },
    leaked: {
      label: 'Nodes leaked so far',
      hint: 'Nodes of earlier frames that are in memory still, counted over the frames that were shown here.',
    },
    reports: { label: 'Reports', hint: 'Reported hits, from both sides and every time.' },
    ghosts: {
      label: 'Removed, still found',
      hint: 'Objects that were removed and that the tree still has.',
    },
    nodes: { label: 'Nodes', hint: 'All nodes of the tree.' },
    entries: {
      label: 'Entries',
      hint: 'Objects in the lists of nodes; an object in several nodes counts in each.',
    },
    deepest: { label: 'Deepest level', hint: 'The depth of the deepest node.' },
    everywhere: {
      label: 'In more than four nodes',
      hint: 'Objects that more nodes keep than their size needs.',
    },
    endless: {
      label: 'Splits without end',
      hint: 'Leaves that would split for ever; the page stops them.',
    },
    candidates: { label: 'Candidates', hint: 'What the queries of all objects return together.' },
    needless: {
      label: 'Needless candidates',
      hint: 'Candidates in cells that the query does not reach.',
    },
  },
  /** What goes wrong. */
  says: {
    descent: 'A search that lies across a line misses everything in the cells below it.',
    halves: 'Halves are cut to whole numbers, so small cells leave gaps between them.',
    outside: 'Objects outside the world are thrown away, without an error.',
    doubles: 'An object on a line is kept in several cells, and found again in each of them.',
    centre:
      'An object that reaches over a line is never tested with what it touches below the line.',
    copies:
      'Of two objects that collide, one may keep its colour, because only a copy of it was painted.',
    leak: 'The nodes of earlier frames stay in memory for ever.',
  },
  /** What both pictures show. */
  looks: {
    descent:
      'As printed: dashed magenta rings surround objects that touch the probe and are not found. Corrected: all are found.',
    halves:
      'As printed: magenta strips are parts of the world that belong to no cell. Corrected: there are no strips.',
    outside:
      'As printed: dashed magenta rings surround enemies off-screen that the tree does not have; crossed lines connect those that overlap and are not found. Corrected: the tree has them all.',
    doubles:
      'As printed: a magenta number says how often an object got the same neighbour. Corrected: it gets each neighbour once, so there are no numbers.',
    centre:
      'As printed: crossed magenta lines connect objects that overlap and are not found. Corrected: both turn red.',
    copies:
      'As printed: dashed magenta rings surround objects that collide and keep their colour. Corrected: both objects of a pair turn red.',
    leak: 'Both pictures are alike, because the defect is in memory. Play, and watch “Nodes leaked so far” below them: as printed it grows, corrected it stays 0.',
  },
  why: {
    descent:
      'A box that lies across a line gets only what its own node holds, because the printed retrieve goes down only for boxes that fit a quarter. Every pair of the scene is still found from the other side, but a query that is no object, like the probe, misses what lies below.',
    halves:
      'Half of 75 is 37.5, but the printed code casts it to 37. From level 4 on the cells no longer fill their parent: the magenta strips belong to no cell. No pair is lost, because objects are sorted by exact middles; but the drawn cells are wrong.',
    outside:
      'An object that touches no part of the root is put nowhere, without an error. It can neither be found nor collide before it comes in; enemies that wait off-screen pass through each other.',
    doubles:
      'An object on a line is kept in two or four leaves, and a query takes it from each. The printed list keeps all of them, so the same pair is tested and reported up to four times.',
    centre:
      'The test for the upper half looks at the centre of the object instead of its lower edge. An object that reaches over the line is kept above it and is never tested with what it touches below.',
    copies:
      'The candidates are copies, so only the object that queries turns red. Where a pair is found from one side only, because the query of an object across a line does not go down, the other object keeps its colour while it collides.',
    leak: 'The tree is cleared before each frame: the printed clear() sets the pointers to the children to 0 and deletes nothing. The picture is right, but all nodes below the root stay in memory, and no pointer leads to them. Play, and watch the number grow.',
  },
} as const;
