/** Kinds of tiles in the words in which they cross the border: `TileKindWords` in cpp/bindings/world_js_boundary.hpp. */
import type { FilterWords } from './body-words.js';
import { TILE_KIND_WORDS } from './limits.js';
import type { WorldModule } from './native-world.js';
import { type OneWaySide, sideOfWord, wordOfSide } from './one-way.js';

/** A kind of tiles with checked values; the words of 32 bits are signed. */
export interface CheckedTileKind {
  /** The number of a usual tile, where there are no corners. */
  readonly shape: number;
  /** Of a polygon; none for a usual tile. */
  readonly corners: ArrayLike<number>;
  readonly oneWay: OneWaySide | false;
  readonly sensor: boolean;
  /** Undefined for that of the map. */
  readonly filter: FilterWords | undefined;
  readonly tag: number;
}

/** The corners of a usual tile. */
export const NO_CORNERS: ArrayLike<number> = [];

/** The order of the words. */
const SHAPE = 0;
const NUMBERS = 1;
const CORNERS = 2;
const SENSOR = 18;
const HAS_FILTER = 19;
const CATEGORY = 20;
const MASK = 21;
const TAG = 22;
const ONE_WAY = 23;

/** Writes kinds one after the other, from an address on, which is counted in words. */
export function writeTileKinds(
  module: WorldModule,
  at: number,
  kinds: readonly CheckedTileKind[],
): void {
  for (const [i, kind] of kinds.entries()) writeTileKind(module, at + TILE_KIND_WORDS * i, kind);
}

function writeTileKind(
  { memoryWords: words, memoryFloats: floats }: WorldModule,
  at: number,
  { shape, corners, oneWay, sensor, filter, tag }: CheckedTileKind,
): void {
  words[at + SHAPE] = shape;
  words[at + NUMBERS] = corners.length;
  for (let i = 0; i < corners.length; i++) floats[at + CORNERS + i] = corners[i]!;
  words[at + SENSOR] = Number(sensor);
  words[at + HAS_FILTER] = Number(filter !== undefined);
  words[at + CATEGORY] = filter?.category ?? 0;
  words[at + MASK] = filter?.mask ?? 0;
  words[at + TAG] = tag;
  words[at + ONE_WAY] = wordOfSide(oneWay);
}

/** The kind at an address, counted in words. */
export function readTileKind(
  { memoryWords: words, memoryFloats: floats }: WorldModule,
  at: number,
): CheckedTileKind {
  const [category, mask] = [words[at + CATEGORY]! | 0, words[at + MASK]! | 0];
  const corners = at + CORNERS;
  return {
    shape: words[at + SHAPE]!,
    corners: floats.slice(corners, corners + words[at + NUMBERS]!),
    oneWay: sideOfWord(words[at + ONE_WAY]!),
    sensor: words[at + SENSOR] === 1,
    filter: words[at + HAS_FILTER] === 1 ? { category, mask } : undefined,
    tag: words[at + TAG]! | 0,
  };
}
