import type { Chapter } from '../../chapter.ts';

/** No square lies on a line of the first two cuts. */
const scene = 'p=crowd&n=24&min=20&max=44&seed=149832&place=parent&cap=1&play=0';

export const chapter: Chapter = {
  teaches: [
    ...(['S0.2', 'S0.3', 'S0.5', 'S0.8', 'S0.13', 'S0.17'] as const),
    ...(['S1.2', 'S1.5', 'S1.13', 'S2.2', 'S2.4', 'S2.13', 'S3.1'] as const),
  ],
  figures: {
    cut: {
      settings: `${scene}&depth=1`,
      drag: 'square',
      sliders: { depth: { min: 0, max: 2 } },
    },
  },
  claims: {
    squares: (engine) => engine.scene(`${scene}&depth=0`).measure('objects'),
    uncut: (engine) => engine.scene(`${scene}&depth=0`).measure('pairTests'),
    'cut-once': (engine) => engine.scene(`${scene}&depth=1`).measure('pairTests'),
    'cut-twice': (engine) => engine.scene(`${scene}&depth=2`).measure('pairTests'),
  },
  guesses: {
    tested: {
      kind: 'pairs',
      scene: 'p=crowd&place=parent&cap=1&depth=1&play=0',
      boxes: [
        [60, 60, 80, 80],
        [250, 230, 80, 80],
        [390, 250, 80, 80],
        [580, 80, 80, 80],
        [90, 420, 90, 90],
        [150, 480, 90, 90],
        [400, 600, 80, 80],
        [590, 390, 80, 80],
      ],
      lines: true,
      pairs: [
        [1, 2],
        [4, 5],
        [0, 1],
        [3, 7],
        [6, 7],
      ],
      ask: 'tested',
      right: '1.2.4',
      wrong: '0.1.2.4',
    },
  },
  code: {
    quarter: { prints: '1\n2\nacross' },
  },
  exercise: 'sameCell',
};
