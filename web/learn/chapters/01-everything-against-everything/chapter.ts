import type { Chapter } from '../../chapter.ts';

export const chapter: Chapter = {
  seeds: ['S0', 'S1', 'S2'],
  teaches: ['S0.1', 'S1.1', 'S2.1'],
  figures: {
    'all-pairs': {
      settings: 'p=s0&n=20&min=20&max=60&lines=0&cap=1000&labels=0',
      sliders: { n: { min: 2, max: 100 } },
    },
  },
  claims: {
    'n2-100': ({ scene }) => scene('p=s0&n=100').measure('allPairs'),
  },
  guesses: {
    'tests-of-20': {
      kind: 'number',
      scene: 'p=s0&n=20',
      measure: 'allPairs',
      within: 0,
      choices: [20, 40, 190, 400],
      right: '190',
      wrong: '400',
    },
  },
  code: {
    'every-pair': { prints: '0 1' },
  },
};
