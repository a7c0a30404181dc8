import type { Chapter } from '../../chapter.ts';
import { gapBetween } from '../../engine/gap.ts';

const crowd = 'p=crowd&min=20&max=44&seed=7&place=parent&cap=1000&depth=0';

/** Of the first guess; the last one touches three. */
const few = [
  [60, 70, 90, 90],
  [230, 50, 70, 70],
  [400, 90, 80, 80],
  [590, 60, 90, 90],
  [80, 260, 80, 80],
  [560, 230, 80, 80],
  [70, 440, 90, 90],
  [590, 420, 80, 80],
  [120, 600, 80, 80],
  [300, 580, 90, 90],
  [480, 570, 100, 100],
  [230, 265, 80, 80],
  [440, 290, 70, 70],
  [250, 428, 80, 80],
  [400, 400, 90, 90],
  [290, 320, 130, 130],
] as const;

export const chapter: Chapter = {
  teaches: ['S0.1', 'S1.1', 'S1.11', 'S2.1'],
  figures: {
    'all-pairs': {
      settings: `${crowd}&n=20`,
      drag: 'square',
      sliders: { n: { min: 2, max: 200 } },
    },
  },
  claims: {
    others: () => few.length - 1,
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
    far: ({ scene }) => {
      const { boxes, settings } = scene(`${crowd}&n=100`);
      return boxes
        .flatMap((one, at) => boxes.slice(at + 1).map((other) => gapBetween(one, other)))
        .filter((gap) => gap > 2 * settings.maxSize).length;
    },
  },
  guesses: {
    touching: {
      kind: 'boxes',
      scene: 'p=crowd&cap=1000&depth=0&play=0',
      boxes: few,
      ask: 'touching',
      subject: 15,
      right: '11.13.14',
      wrong: '11.13',
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
  exercise: 'allPairs',
};
