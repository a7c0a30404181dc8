import type { Chapter } from '../../chapter.ts';

/** Squares of the text's first sentence: touching ones are red, and no tree is shown. */
const flying = 'p=crowd&n=200&min=14&max=30&seed=7&place=parent&cap=1000&depth=0';

/** Fifty times as many squares. */
const many = `n=10000&${flying}`;

export const chapter: Chapter = {
  teaches: [],
  figures: { flying: { settings: flying } },
  claims: {
    'two-hundred': ({ scene }) => scene(flying).measure('objects') === 200,
    'tests-200': ({ scene }) => scene(flying).measure('allPairs'),
    'tests-10000': ({ scene }) => ({ about: scene(many).measure('allPairs'), within: 0.001 }),
    times: ({ scene }) => ({
      about: scene(many).measure('allPairs') / scene(flying).measure('allPairs'),
      within: 0.01,
    }),
  },
  guesses: {},
  code: {},
};
