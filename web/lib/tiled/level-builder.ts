/** Collects what a file holds, with limits, so that a small file cannot fill the memory. */
import { rangeError } from '../coded-errors.js';
import { MAX_OBJECTS } from '../limits.js';
import type { Bounds } from '../options.js';
import type { NewBody } from '../world/bodies.js';
import type { Level, LevelData, LevelLayer, LevelMap, LevelPoint } from './level.js';
import { Remarks } from './remarks.js';

/** The most tiles of a map. */
export const MAX_MAP_TILES: number = MAX_OBJECTS;

/** The most tiles of all maps of a level. */
const MAX_LEVEL_TILES = 4 * MAX_MAP_TILES;

/** The most bodies of a level; the most points, too. */
const MAX_ITEMS = 1_000_000;

/** The most layers of a level, in all groups. */
const MAX_LAYERS = 10_000;

export class LevelBuilder {
  /** The function that reads the file. */
  readonly where: string;
  readonly remarks: Remarks;
  readonly #layers: LevelLayer[] = [];
  readonly #maps: LevelMap[] = [];
  readonly #bodies: NewBody<LevelData>[] = [];
  readonly #points: LevelPoint[] = [];
  #tiles = 0;
  #layerCount = 0;
  #minX: number = Number.POSITIVE_INFINITY;
  #minY: number = Number.POSITIVE_INFINITY;
  #maxX: number = Number.NEGATIVE_INFINITY;
  #maxY: number = Number.NEGATIVE_INFINITY;

  constructor(where: string, strict: boolean) {
    this.where = where;
    this.remarks = new Remarks(strict);
  }

  /** Counts a layer, before it is read. */
  countLayer(): void {
    this.#layerCount++;
    if (this.#layerCount > MAX_LAYERS) {
      throw rangeError(`${this.where}: a level holds at most ${MAX_LAYERS} layers`);
    }
  }

  /** Counts the tiles of a map, before there is memory for them. */
  countTiles(place: string, columns: number, rows: number): void {
    if (columns * rows > MAX_MAP_TILES) {
      throw rangeError(
        `${place}: columns * rows must be at most ${MAX_MAP_TILES}, got ${columns} * ${rows}`,
      );
    }
    this.#tiles += columns * rows;
    if (this.#tiles > MAX_LEVEL_TILES) {
      throw rangeError(`${place}: the layers of a level hold at most ${MAX_LEVEL_TILES} tiles`);
    }
  }

  addLayer(layer: LevelLayer): void {
    this.#layers.push(layer);
  }

  addMap(map: LevelMap): void {
    this.#maps.push(map);
  }

  addBody(place: string, body: NewBody<LevelData>): void {
    checkCount(place, this.#bodies.length, 'bodies');
    this.#bodies.push(body);
  }

  addPoint(place: string, point: LevelPoint): void {
    checkCount(place, this.#points.length, 'points');
    this.#points.push(point);
  }

  /** Makes the bounds hold a rectangle. */
  include(x: number, y: number, width: number, height: number): void {
    this.#minX = Math.min(this.#minX, x);
    this.#minY = Math.min(this.#minY, y);
    this.#maxX = Math.max(this.#maxX, x + width);
    this.#maxY = Math.max(this.#maxY, y + height);
  }

  /** True when the bounds hold a rectangle. */
  get hasBounds(): boolean {
    return this.#minX < this.#maxX;
  }

  /** The level, of a map with this class and these properties, or of these levels of LDtk. */
  level(of: Pick<Level, 'type' | 'properties' | 'levels'>): Level {
    const bounds: Bounds = {
      x: this.#minX,
      y: this.#minY,
      width: this.#maxX - this.#minX,
      height: this.#maxY - this.#minY,
    };
    return {
      ...of,
      layers: this.#layers,
      maps: this.#maps,
      bodies: this.#bodies,
      points: this.#points,
      bounds,
      remarks: this.remarks.sentences,
    };
  }
}

function checkCount(place: string, count: number, name: string): void {
  if (count < MAX_ITEMS) return;
  throw rangeError(`${place}: a level holds at most ${MAX_ITEMS} ${name}`);
}
