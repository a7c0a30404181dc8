import type { Chapter } from '../../chapter.ts';

/** Squares of the text's first sentence: touching ones are red, and no tree is shown. */
const flying = 'p=crowd&n=200&min=14&max=30&seed=7&place=parent&cap=1000&depth=0';

export const chapter: Chapter = {
  teaches: [],
  figures: { flying: { settings: flying } },
  claims: { 'two-hundred': ({ scene }) => scene(flying).measure('objects') === 200 },
  guesses: {},
  code: {},
};
