/** The options of a world: those of a Quadtree, without what happens to objects beyond the bounds. */
import { checkOptions } from '../checks.js';
import { statusError } from '../errors.js';
import {
  type Corners,
  checkBounds,
  checkSettings,
  DEFAULTS,
  OPTION_NAMES,
  PLACEMENTS,
  type QuadtreeOptions,
  type Settings,
} from '../options.js';
import type { Complete } from '../results.js';
import type { WorldModule } from './native-world.js';
import { WorldHandle } from './world-handle.js';

/**
 * Settings of a world. Bodies beyond `bounds` are kept, and found like any others; `departed()` lists those that went there. The other
 * options are those of the trees in which the bodies are. `touching` decides whether shapes that only touch are a pair.
 */
export interface WorldOptions extends Omit<QuadtreeOptions, 'outside'> {}

const NAMES = OPTION_NAMES.filter((name) => name !== 'outside');

/** The options with defaults filled in, all checked, and the corners of the bounds. */
export interface CheckedOptions {
  readonly corners: Corners;
  readonly settings: Omit<Settings, 'outside'>;
}

export function checkWorldOptions(options: WorldOptions): CheckedOptions {
  const where = 'World';
  checkOptions(where, options, NAMES);
  const corners = checkBounds(where, options.bounds);
  const { outside: _, ...settings } = checkSettings(where, options, DEFAULTS);
  return { corners, settings };
}

export function createWorld(
  module: WorldModule,
  { corners, settings }: CheckedOptions,
): WorldHandle {
  const { capacity, maxDepth, placement, looseness, touching } = settings;
  const native = module.worlds.create(
    ...corners,
    capacity,
    maxDepth,
    PLACEMENTS.indexOf(placement),
    looseness,
    touching,
    33_554_432, // maxPairs
  );
  if (native === null) throw statusError('World', module.resultStatus);
  return new WorldHandle(module, native);
}

/** The options as they were given, in 32-bit numbers. */
export function optionsOf({ corners, settings }: CheckedOptions): Complete<WorldOptions> {
  const [minX, minY, maxX, maxY] = corners;
  return { bounds: { x: minX, y: minY, width: maxX - minX, height: maxY - minY }, ...settings };
}
