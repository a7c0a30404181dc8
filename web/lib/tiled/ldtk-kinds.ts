/** What values and tiles of LDtk are in a tile map, as the options of `readLdtk` say. */
import { checkOptions } from '../checks.js';
import { rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import { TILE_SHAPES } from '../world/limits.js';
import { oneWayError } from '../world/one-way.js';
import { Tile, type TileKind } from '../world/tiles.js';
import { fieldOf } from './file-values.js';
import { flippedKind } from './flips.js';
import type { LevelTile } from './level.js';

/** What cells are, by their numbers, or by a function of the number and the name of the layer. What is undefined is empty. */
export type KindsOption =
  | Readonly<Record<number, TileKind | undefined>>
  | ((number: number, layer: string) => TileKind | undefined);

const KIND_NAMES = ['shape', 'oneWay', 'sensor', 'category', 'mask', 'tag'];
const MAX_KINDS = 65_535;

/** The function that an option stands for; without the option, one by which every number is a whole tile. */
export function kindsBy(
  where: string,
  name: string,
  option: KindsOption | undefined,
): (number: number, layer: string) => TileKind | undefined {
  if (option === undefined) return () => ({ shape: Tile.Solid });
  if (typeof option !== 'function' && (typeof option !== 'object' || option === null)) {
    throw typeError(
      `${where}: ${name} must be an object such as { 1: {} } or a function, got ${quote(option)}`,
    );
  }
  return (number, layer) => {
    const kind =
      typeof option === 'function' ? option(number, layer) : fieldOf(option, String(number));
    if (kind !== undefined) checkKind(`${where}: ${name}[${number}]`, kind as TileKind);
    return kind as TileKind | undefined;
  };
}

/** Throws for what cannot be flipped; `addTiles` checks the rest. */
function checkKind(place: string, kind: TileKind): void {
  checkOptions(place, kind, KIND_NAMES, '');
  const { shape, oneWay } = kind;
  const error = oneWay === undefined ? undefined : oneWayError(place, 'oneWay', oneWay);
  if (error !== undefined) throw error;
  if (shape === undefined || (typeof shape === 'object' && shape !== null)) return;
  if (Number.isInteger(shape) && shape >= 0 && shape < TILE_SHAPES) return;
  throw rangeError(
    `${place}: shape must be a number of Tile, from 0 to ${TILE_SHAPES - 1}, or the corners of a polygon, got ${quote(shape)}`,
  );
}

/** A tile, and what it is in a map. */
interface KindOfTile {
  readonly kind: TileKind | undefined;
  readonly shown: LevelTile;
}

/** The kinds of a map, in the order in which they are met. */
export class KindList {
  readonly kinds: (TileKind | undefined)[] = [undefined];
  /** What the level says of them. */
  readonly shown: (LevelTile | undefined)[] = [undefined];
  readonly #place: string;
  readonly #numbers = new Map<number, number>();

  constructor(place: string) {
    this.#place = place;
  }

  /** The number in the map of what `key` stands for, which is asked once; 0 for what is empty. */
  numberOf(key: number, tileOf: () => KindOfTile): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const { kind, shown } = tileOf();
    const number = kind === undefined || kind.shape === Tile.Empty ? 0 : this.kinds.length;
    if (number > MAX_KINDS - 1) {
      throw rangeError(`${this.#place}: a layer holds at most ${MAX_KINDS - 1} different tiles`);
    }
    if (number > 0) {
      const { horizontal, vertical } = shown.flips;
      this.kinds.push(flippedKind(kind!, horizontal, vertical));
      this.shown.push(shown);
    }
    this.#numbers.set(key, number);
    return number;
  }
}
