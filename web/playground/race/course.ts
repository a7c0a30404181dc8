/** What is raced: the chosen scene with so many objects, at two moments a tick apart, so that everything moves. */
import { populate } from '../simulation/populate.ts';
import type { Settings } from '../state/parameters.ts';
import type { World } from '../state/presets.ts';
import { withChanges } from '../state/settings.ts';

/** From what a page has by hand to what fills a screen. */
export const sizes: readonly number[] = [
  10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
];

export interface Course {
  readonly count: number;
  readonly settings: Settings;
  readonly world: World;
  readonly moments: readonly [Float32Array, Float32Array];
}

export function courseOf(chosen: Settings, world: World, count: number): Course {
  const settings = withChanges(chosen, { count });
  const { boxes, motion } = populate(settings, world);
  const later = boxes.slice();
  motion.step(later, new Uint32Array(0));
  return { count, settings, world, moments: [boxes, later] };
}
