/** What is measured: the chosen scene with a given number of objects, in two frames one tick apart, so that everything moves. */
import { populate } from '../../engine/simulation/populate.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { withChanges } from '../../state/settings.ts';

/** Numbers of objects, from a handful to what fills a screen. */
export const sizes: readonly number[] = [
  10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
];

/** A world is at least this many of the largest objects wide and high. */
const FEWEST_IN_A_ROW = 4;

/** The library's limit. */
const DEEPEST = 16;

export interface BenchmarkScene {
  readonly count: number;
  readonly settings: Settings;
  readonly world: World;
  /** Boxes of two frames, one tick apart. */
  readonly frames: readonly [Float32Array, Float32Array];
}

export function benchmarkScene(chosen: Settings, world: World, count: number): BenchmarkScene {
  const scale = chosen.raceWorld === 'grows' ? scaleFor(chosen, world, count) : 1;
  // What is measured is how pairs are found, not what happens to them.
  const passing = withChanges(chosen, { count, response: 'through' });
  const settings = { ...passing, maxDepth: depthFor(chosen, scale) };
  const scaled = {
    width: Math.round(world.width * scale),
    height: Math.round(world.height * scale),
    margin: world.margin,
  };
  const { boxes, motion } = populate(settings, scaled);
  const later = boxes.slice();
  motion.step(later, new Uint32Array(0));
  return { count, settings, world: scaled, frames: [boxes, later] };
}

/** How much longer the sides of a world must be for `count` objects to fill it as the chosen number fills the scene's own. */
export function scaleFor(chosen: Settings, { width, height }: World, count: number): number {
  const asFull = Math.sqrt(count / chosen.count);
  return Math.max(
    asFull,
    Math.min(1, (FEWEST_IN_A_ROW * chosen.maxSize) / Math.min(width, height)),
  );
}

/** The smallest cells stay as large as they are in the scene. */
export function depthFor({ maxDepth }: Settings, scale: number): number {
  return Math.min(DEEPEST, Math.max(0, maxDepth + Math.round(Math.log2(scale))));
}
