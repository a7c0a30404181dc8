/** What is raced: the chosen scene with so many objects, at two moments a tick apart, so that everything moves. */
import { populate } from '../../engine/simulation/populate.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { withChanges } from '../../state/settings.ts';

/** From what a page has by hand to what fills a screen. */
export const sizes: readonly number[] = [
  10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
];

/** A world has room for so many of the largest objects in a row, however few there are. */
const FEWEST_IN_A_ROW = 4;

/** The library goes no further. */
const DEEPEST = 16;

export interface Course {
  readonly count: number;
  readonly settings: Settings;
  readonly world: World;
  readonly moments: readonly [Float32Array, Float32Array];
}

export function courseOf(chosen: Settings, world: World, count: number): Course {
  const scale = chosen.raceWorld === 'grows' ? scaleFor(chosen, world, count) : 1;
  const settings = { ...withChanges(chosen, { count }), maxDepth: depthFor(chosen, scale) };
  const scaled = {
    width: Math.round(world.width * scale),
    height: Math.round(world.height * scale),
    margin: world.margin,
  };
  const { boxes, motion } = populate(settings, scaled);
  const later = boxes.slice();
  motion.step(later, new Uint32Array(0));
  return { count, settings, world: scaled, moments: [boxes, later] };
}

/** How much longer the sides of a world are that so many objects fill as the chosen number fills the scene's own. */
function scaleFor(chosen: Settings, { width, height }: World, count: number): number {
  const asFull = Math.sqrt(count / chosen.count);
  return Math.max(
    asFull,
    Math.min(1, (FEWEST_IN_A_ROW * chosen.maxSize) / Math.min(width, height)),
  );
}

/** The smallest cells stay as large as they are in the scene. */
function depthFor({ maxDepth }: Settings, scale: number): number {
  return Math.min(DEEPEST, Math.max(0, maxDepth + Math.round(Math.log2(scale))));
}
