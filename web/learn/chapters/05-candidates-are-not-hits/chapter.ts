import type { Chapter } from '../../chapter.ts';

/** The yellow square lies within one leaf. */
const unity = 'p=s4&pairs=0&probe=1&pin=1&px=450&py=450&ps=20&play=0';
/** S4.16: a cursor of 6 units. */
const cursor = 'p=s4&pairs=0&probe=1&pin=1&ps=6&play=0';
const few =
  'p=crowd&n=18&min=40&max=70&seed=28&place=leaf&cap=3&depth=3&probe=1&pin=1&px=430&py=515&ps=90&play=0';

/** As the article gives its counts: more than a number, by less than a hundred. */
function isOver(count: number, hundreds: number): boolean {
  return count > hundreds && count < hundreds + 100;
}

export const chapter: Chapter = {
  teaches: [
    ...(['S0.24', 'S0.25', 'S0.30', 'S1.4', 'S1.19', 'S2.17', 'S3.2', 'S3.12', 'S3.14'] as const),
    ...(['S4.9', 'S4.10', 'S4.11', 'S4.14', 'S4.15', 'S4.16'] as const),
  ],
  figures: {
    'ten-thousand': {
      settings: `${unity}&step=0`,
      drag: 'query',
      sliders: { step: { min: 0, max: 3 } },
    },
  },
  claims: {
    objects: ({ scene }) => scene(unity).measure('objects'),
    leaves: ({ scene }) => scene(unity).nodes.filter(({ isLeaf }) => isLeaf).length,
    'step-1': ({ scene }) => scene(`${unity}&step=1`).measure('candidates'),
    'step-2': ({ scene }) => scene(`${unity}&step=2`).measure('candidates'),
    'step-3': ({ scene }) => scene(`${unity}&step=3`).measure('candidates'),
    hits: ({ scene }) => {
      const hits = [0, 1, 2, 3].map((step) => scene(`${unity}&step=${step}`).measure('hits'));
      return new Set(hits).size === 1 ? hits[0]! : false;
    },
    'over-300': ({ scene }) => isOver(scene(`${cursor}&px=450&py=400`).measure('candidates'), 300),
    'over-700': ({ scene }) => isOver(scene(`${cursor}&px=400&py=400`).measure('candidates'), 700),
    'one-leaf': ({ scene }) => scene(`${cursor}&px=450&py=450`).measure('candidates'),
    'two-leaves': ({ scene }) => scene(`${cursor}&px=450&py=400`).measure('candidates'),
    'four-leaves': ({ scene }) => scene(`${cursor}&px=400&py=400`).measure('candidates'),
  },
  guesses: {
    candidates: {
      kind: 'boxes',
      scene: few,
      lines: true,
      ask: 'candidates',
      right: '4.10.12.13.17',
      wrong: '4.10.12.13',
    },
  },
  code: {
    hits: { prints: '3 2\n2' },
  },
  exercise: 'candidateOrHit',
};
