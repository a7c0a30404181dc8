import { bruteForce } from '../../../playground/features/race/baselines.ts';
import type { Chapter } from '../../chapter.ts';
import type { Engine } from '../../engine/engine.ts';

/** Squares of the text's first sentence: touching ones are red, and no tree is shown. */
const flying = 'p=crowd&n=200&min=14&max=30&seed=7&place=parent&cap=1000&depth=0';

/** As many squares as brute force has no time for. */
const many = `n=10000&${flying}`;

/** How many frames pass, at sixty a second, while brute force goes once through all pairs: the fastest of five times. */
function framesTaken({ scene }: Engine, link: string): number {
  const boxes = scene(link).frame.tree.boxes.slice();
  const milliseconds = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    for (const _ of bruteForce(boxes, false));
    return performance.now() - begin;
  });
  return (Math.min(...milliseconds) * 60) / 1_000;
}

export const chapter: Chapter = {
  teaches: [],
  figures: { flying: { settings: flying } },
  claims: {
    'two-hundred': ({ scene }) => scene(flying).measure('objects') === 200,
    'tests-200': ({ scene }) => scene(flying).measure('allPairs'),
    'tests-10000': ({ scene }) => ({ about: scene(many).measure('allPairs'), within: 0.001 }),
    'fast-enough': (engine) => framesTaken(engine, flying) < 1,
    'too-slow': (engine) => framesTaken(engine, many) > 1,
  },
  guesses: {},
  code: {},
};
