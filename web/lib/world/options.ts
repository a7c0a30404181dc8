/** The options of a world: those of a Quadtree, without what happens to objects beyond the bounds. */
import { checkOptions, floatError } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { OK, statusError } from '../errors.js';
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
import { quote } from '../quote.js';
import type { Complete } from '../results.js';
import { worldError } from './errors.js';
import type { WorldModule } from './native-world.js';
import { WorldHandle } from './world-handle.js';

/**
 * Settings of a world. Bodies beyond `bounds` are kept, and found like any others; `departed()` lists those that went there. The other
 * options are those of the trees in which the bodies are. `touching` decides whether shapes that only touch are a pair. `maxPairs` counts
 * pairs of boxes that overlap, without those that filters or groups rule out, whether their shapes touch or not.
 */
export interface WorldOptions extends Omit<QuadtreeOptions, 'outside'> {
  /**
   * Static bodies, and tiles and parts of them, that are no farther apart than this are one solid for contacts, casts and rays: what
   * slides over them meets no side or corner that another one covers. In world units, zero or more; 0.01 by default. `false`: each is by
   * itself. See {@link World.contacts}.
   */
  readonly seamTolerance?: number | false | undefined;
}

const NAMES = [...OPTION_NAMES.filter((name) => name !== 'outside'), 'seamTolerance'];

const DEFAULT_SEAM_TOLERANCE = Math.fround(0.01);

/** What C++ takes for false. */
const NO_SEAM_RULE = -1;

/** The options with defaults filled in, all checked, and the corners of the bounds. */
export interface CheckedOptions {
  readonly corners: Corners;
  readonly settings: Omit<Settings, 'outside'> & { readonly seamTolerance: number | false };
}

/** Fills in what is missing, by default as it is now. */
export function checkWorldOptions(
  where: string,
  options: Partial<WorldOptions>,
  now?: CheckedOptions,
): CheckedOptions {
  checkOptions(where, options, NAMES);
  const { bounds } = options;
  const corners =
    now !== undefined && bounds === undefined
      ? now.corners
      : checkBounds(where, bounds!, now?.corners);
  const before = { ...DEFAULTS, ...now?.settings };
  const { outside: _, ...settings } = checkSettings(where, options, before);
  const {
    seamTolerance = now === undefined ? DEFAULT_SEAM_TOLERANCE : now.settings.seamTolerance,
  } = options;
  checkSeamTolerance(where, seamTolerance);
  return { corners, settings: { ...settings, seamTolerance } };
}

function checkSeamTolerance(where: string, tolerance: number | false): void {
  if (tolerance === false) return;
  const rule = `${where}: seamTolerance must be false, or a finite number of zero or more`;
  if (typeof tolerance !== 'number') throw typeError(`${rule}, got ${quote(tolerance)}`);
  const isFinite = floatError(where, 'seamTolerance', tolerance) === undefined;
  if (!isFinite || tolerance < 0) throw rangeError(`${rule}, got ${quote(tolerance)}`);
}

export function createWorld(module: WorldModule, options: CheckedOptions): WorldHandle {
  const native = module.worlds.create(...asNative(options));
  if (native === null) throw statusError('World', module.resultStatus);
  return new WorldHandle(module, native);
}

/** Changes the options that are given, and returns all; or throws and changes nothing. */
export function changeOptions(
  world: WorldHandle,
  options: Partial<WorldOptions>,
  now: CheckedOptions,
): CheckedOptions {
  const where = 'setOptions';
  void world.native;
  const checked = checkWorldOptions(where, options, now);
  const status = -world.native.setSettings(...asNative(checked));
  if (status !== OK) throw worldError(where, status);
  return checked;
}

/** The options of a world as C++ has them. */
export function readOptions({ module, native }: WorldHandle): CheckedOptions {
  const values = module.values(Float64Array, 'options', native.settings());
  const [minX, minY, maxX, maxY] = values as unknown as Corners;
  const seamTolerance = values[10]!;
  return {
    corners: [minX, minY, maxX, maxY],
    settings: {
      capacity: values[4]!,
      maxDepth: values[5]!,
      placement: PLACEMENTS[values[6]!]!,
      looseness: values[7]!,
      touching: values[8] === 1,
      maxPairs: values[9]!,
      seamTolerance: seamTolerance < 0 ? false : seamTolerance,
    },
  };
}

/** In the order in which C++ receives and returns them (cpp/bindings/world_embind.cpp). */
function asNative({
  corners,
  settings,
}: CheckedOptions): Parameters<WorldModule['worlds']['create']> {
  const { capacity, maxDepth, placement, looseness, touching, maxPairs, seamTolerance } = settings;
  const placed = PLACEMENTS.indexOf(placement);
  const tolerance = seamTolerance === false ? NO_SEAM_RULE : seamTolerance;
  return [...corners, capacity, maxDepth, placed, looseness, touching, maxPairs, tolerance];
}

/** The options as they were given, in 32-bit numbers. */
export function optionsOf({ corners, settings }: CheckedOptions): Complete<WorldOptions> {
  const [minX, minY, maxX, maxY] = corners;
  return { bounds: { x: minX, y: minY, width: maxX - minX, height: maxY - minY }, ...settings };
}
