/** Reads level files of Tiled and LDtk, and adds them to a World. This entry contains nothing of the binary. */

export { decompose } from '../tiled/decompose.js';
export type { Flips } from '../tiled/flips.js';
export { type LdtkOptions, readLdtk } from '../tiled/ldtk.js';
export type { KindsOption } from '../tiled/ldtk-kinds.js';
export {
  type AddedLevel,
  addLevel,
  type Level,
  type LevelArea,
  type LevelData,
  type LevelLayer,
  type LevelMap,
  type LevelNeighbour,
  type LevelPoint,
  type LevelProperties,
  type LevelTile,
  type LevelWorld,
  type WorldLevel,
} from '../tiled/level.js';
export { readTiled, type TiledOptions } from '../tiled/tiled.js';
