import { TOO_SLOW } from '../../../playground/features/race/race.ts';
import type { Chapter } from '../../chapter.ts';
import type { Engine } from '../../engine/engine.ts';

/** The scene of the figure with another number of squares. */
function crowd({ scene }: Engine, count: number) {
  return scene(`p=crowd&n=${count}&play=0`);
}

const spread = 'p=crowd&n=500&min=8&max=16&play=0';
const spot = `${spread}&dist=spot`;

export const chapter: Chapter = {
  teaches: ['S0.22', 'S1.6', 'S1.23', 'S1.25', 'S1.26', 'S1.27', 'S4.3', 'S4.17'],
  figures: {
    race: {
      settings: 'p=crowd&race=1&start=poster&play=0&fit=content',
    },
    size: {
      settings: 'p=crowd&n=200&min=8&max=40&play=0',
      sliders: { max: { min: 8, max: 200, step: 8 } },
    },
  },
  claims: {
    'few-brute': (engine) => crowd(engine, 10).measure('allPairs'),
    'few-tree': (engine) => crowd(engine, 10).measure('pairTests'),
    'few-nodes': (engine) => crowd(engine, 10).measure('nodes'),
    'until-a-second': () => TOO_SLOW === 1_000,
    'many-brute': (engine) => crowd(engine, 1_000).measure('allPairs'),
    'many-tree': (engine) => crowd(engine, 1_000).measure('pairTests'),
    'spot-brute': ({ scene }) => scene(spot).measure('allPairs'),
    'spot-tree': ({ scene }) => scene(spot).measure('pairTests'),
    'four-copies': ({ scene }) =>
      scene(spot).measure('references') === 4 * scene(spot).measure('objects'),
    'four-times': ({ scene }) =>
      Math.round(scene(spot).measure('pairTests') / scene(spot).measure('allPairs')) === 4,
  },
  guesses: {
    'most-tests': {
      kind: 'scene',
      options: {
        uniform: spread,
        clusters: `${spread}&dist=clusters`,
        spot,
      },
      measure: 'pairTests',
      wanted: 'most',
      right: 'spot',
      wrong: 'uniform',
    },
  },
  code: {
    measure: {
      prints: `the same pairs: yes
both were timed: yes`,
    },
  },
  exercise: 'testsLeft',
};
