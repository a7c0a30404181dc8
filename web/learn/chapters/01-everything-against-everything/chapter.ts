import type { Chapter } from '../../chapter.ts';

const crowd = 'p=crowd&min=20&max=44&seed=7&place=parent&cap=1000&depth=0';
const few = 'p=crowd&n=16&min=60&max=110&seed=32&play=0';

export const chapter: Chapter = {
  teaches: ['S0.1', 'S1.1', 'S1.11', 'S2.1'],
  figures: {
    'all-pairs': {
      settings: `${crowd}&n=20`,
      sliders: { n: { min: 2, max: 200 } },
    },
  },
  claims: {
    others: ({ scene }) => scene(few).measure('objects') - 1,
    twenty: ({ scene }) => scene(`${crowd}&n=20`).measure('objects'),
    forty: ({ scene }) => scene(`${crowd}&n=40`).measure('objects'),
    'tests-20': ({ scene }) => scene(`${crowd}&n=20`).measure('pairTests'),
    'tests-100': ({ scene }) => scene(`${crowd}&n=100`).measure('allPairs'),
    'tests-1000': ({ scene }) => scene(`${crowd}&n=1000`).measure('allPairs'),
    'both-orders': ({ scene }) => {
      const { boxes } = scene(`${crowd}&n=100`);
      return boxes.flatMap((one) => boxes.map((other) => [one, other])).length;
    },
    overlaps: ({ scene }) => scene(`${crowd}&n=100`).measure('collidingPairs'),
  },
  guesses: {
    touching: {
      kind: 'boxes',
      scene: few,
      ask: 'touching',
      subject: 1,
      right: '4.8.10',
      wrong: '4.8',
    },
    double: {
      kind: 'number',
      scene: `${crowd}&n=40`,
      measure: 'allPairs',
      within: 0,
      choices: [380, 780, 1600],
      right: '780',
      wrong: '380',
    },
  },
  code: {
    overlap: { prints: '0 touches 2' },
  },
};
