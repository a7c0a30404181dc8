/** The printed defects: programs of the articles, and what they miss. */
export const bugs = {
  printed: {
    s0: 'As printed: the Java program',
    s1: 'As printed: the Vietnamese program',
    s2: 'As printed: the Chinese demo',
  },
  corrected: 'As it was meant',
  scene: 'Set a scene that shows it',
  legend:
    'Magenta is what brute force finds and the code does not: a crossed line ties a missed pair, a dashed ring is round a lost object, a number says how often a pair came from one side.',
  rests: (limit: string) => `The printed program is not run above ${limit} objects.`,
  tooLarge: 'The printed program is not run here: for this scene its tree would take seconds a frame.',
  boxesOnly: (square: string, rectangle: string) =>
    `The printed code can only be asked with a box, so this probe waits: choose ${square} or ${rectangle}.`,
  fault: (language: string) => `The fault, in ${language}`,
  fix: (language: string) => `The fix, in ${language}`,
  rewritten: 'Written for this page, after what the article describes.',
  facts: {
    missed: { label: 'Missed pairs', hint: 'Pairs that overlap and that nobody reported.' },
    doubles: {
      label: 'Doubles',
      hint: 'Times that one object was told of the same neighbour again; each side of a pair counts.',
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
      hint: 'What touches the probe and was not among its candidates. Needs the probe.',
    },
    inGaps: {
      label: 'Objects in gaps',
      hint: 'Objects that reach into a strip which no cell covers.',
    },
    dropped: { label: 'Objects dropped', hint: 'Objects that the tree does not hold at all.' },
    leaking: { label: 'Leaks next', hint: 'Nodes that the next clear() forgets and nobody frees.' },
    leaked: {
      label: 'Nodes leaked so far',
      hint: 'Nodes of earlier frames that are in memory still, counted over the frames that were shown here.',
    },
    reports: { label: 'Reports', hint: 'Hits that were told, from both sides and every time.' },
  },
  why: {
    descent:
      'A box that lies across a line gets only what its own node holds, because the printed retrieve goes down for boxes that fit a quarter. Every pair of the scene is still found from the other side, but a question from outside, like the probe, misses what lies below.',
    halves:
      'Half of 75 is 37.5, but the printed code casts it to 37. From level 4 on the cells no longer fill their parent: the magenta strips belong to no cell. No pair is lost, because objects are sorted by exact middles; but what is drawn is not what is meant.',
    outside:
      'An object that touches no part of the root is put nowhere, without a word. It can neither be found nor collide until it walks in; enemies that wait off-screen pass through each other.',
    doubles:
      'An object on a line stands in two or four leaves, and a visit takes it from each. The printed list keeps them all, so the same pair is tested and reported up to four times.',
    centre:
      'The test for the upper half looks at the centre of the object instead of its lower edge. An object that hangs over the line is filed above it and never meets what it touches below.',
    copies:
      'The candidates are copies, so only the one who asks turns red. Where a pair is found from one side only, because a straddling object does not look down, its partner keeps its colour while it collides.',
    leak: 'The tree is cleared before each frame: the printed clear() sets the pointers to the children to 0 and deletes nothing. The picture is right, but all nodes below the root stay in memory, and nobody can reach them. Play, and watch the number grow.',
  },
} as const;
