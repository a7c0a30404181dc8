/** What a level file becomes: plain values, which are then added to a world. */
import { checkOptions } from '../checks.js';
import { typeError } from '../coded-errors.js';
import type { Bounds } from '../options.js';
import { quote } from '../quote.js';
import type { NewBody } from '../world/bodies.js';
import type { NewTiles } from '../world/tiles.js';
import type { Flips } from './flips.js';

/** Custom properties by their names, with the values that the file has. */
export type LevelProperties = Readonly<Record<string, unknown>>;

/** A tile of a tileset, as it lies. */
export interface LevelTile {
  /** Name of its tileset; in LDtk, the path of its picture, or '' for a value of an IntGrid layer. */
  readonly tileset: string;
  /** Its number in the tileset, from 0; of an IntGrid layer, the value. */
  readonly number: number;
  /** Its class in Tiled; of an IntGrid layer, the identifier of the value; '' where there is none. */
  readonly type: string;
  /** Its custom properties in Tiled. */
  readonly properties: LevelProperties;
  /** How it is flipped. */
  readonly flips: Flips;
}

/** The rectangle of an object or an entity, in pixels, with the offsets of its layers. Without a turn, its left side is at `x - pivotX * width`. */
export interface LevelArea {
  /** The point around which it turns. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** 0 for a point, a polygon or a polyline. */
  readonly width: number;
  /** The same, downward. */
  readonly height: number;
  /** Where in the rectangle `x` is: from 0, on its left side, to 1. Of a tile, as its tileset aligns objects; of an entity, its pivot. */
  readonly pivotX: number;
  /** Where in the rectangle `y` is: from 0, on its top side, to 1. */
  readonly pivotY: number;
  /** In radians, as `angle` of a body. */
  readonly angle: number;
}

/** From where in the file a map or a body is. It is the `data` of both. */
export interface LevelData {
  /** In LDtk, identifier of its level. */
  readonly level?: string;
  /** Name of its layer. */
  readonly layer: string;
  /** Name of its object; '' for what is no object. */
  readonly name: string;
  /** Type, or class, of its object or its tile; of a tile map, that of its layer; '' where there is none. */
  readonly type: string;
  /** Those of its object, its tile or its layer. */
  readonly properties: LevelProperties;
  /** Of an object: Tiled's number of it, by which properties of type object name it. */
  readonly id?: number | string;
  /** Of an object: where it is, and its size. */
  readonly area?: LevelArea;
  /** Of a tile, and of an object that shows one. */
  readonly tile?: LevelTile;
  /** Of a tile map: the tiles that its kinds are, by the numbers that `tileAt` returns. 0 is none. */
  readonly tiles?: readonly (LevelTile | undefined)[];
}

/** A tile map: what `addTiles` takes, and the name of its layer. */
export interface LevelMap extends NewTiles<LevelData> {
  /** Name of its layer. */
  readonly name: string;
}

/** A place in a level that is no body, such as where the player begins, or a path. */
export interface LevelPoint extends LevelArea, Omit<LevelData, 'area' | 'tiles'> {
  /** Tiled's number of the object, or LDtk's `iid` of the entity. */
  readonly id: number | string;
  /** Name of the object; of an entity, its identifier. */
  readonly name: string;
  /** Type, or class, of the object; of an entity, its identifier. */
  readonly type: string;
  /** Custom properties; of an entity, its fields. */
  readonly properties: LevelProperties;
  /** Of a polygon or a polyline: its corners in the level, two numbers each, x and y. */
  readonly corners?: readonly number[];
  /** Of a polygon or a polyline: true for a polygon, whose last corner is joined to the first. */
  readonly closed?: boolean;
}

/** A layer or a group that is read. */
export interface LevelLayer {
  /** In LDtk, identifier of its level. */
  readonly level?: string;
  /** Its name; in LDtk, its identifier. */
  readonly name: string;
  /** What it holds. */
  readonly kind: 'tiles' | 'objects' | 'image' | 'group';
  /** Its class in Tiled; '' where there is none. */
  readonly type: string;
  /** Its custom properties in Tiled. */
  readonly properties: LevelProperties;
  /** Its offset in pixels, with those of its groups; in LDtk, with the place of its level. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** By how much of the camera's way it moves, with the factors of its groups: 1 with the level, 0 with the screen. */
  readonly parallaxX: number;
  /** The same, downward. */
  readonly parallaxY: number;
  /** Of an image layer: the path of the image, as the file has it. */
  readonly image?: string;
}

/** A level of an LDtk world. */
export interface WorldLevel {
  /** Its `iid`; '' in files of old versions. */
  readonly id: string;
  /** Its identifier. */
  readonly name: string;
  /** Of its top left, where it is read. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Its number among levels at one place, the lowest first. */
  readonly depth: number;
  /** Its fields. */
  readonly properties: LevelProperties;
  /** Levels that adjoin it, or are above or below it, as LDtk lists them; they need not be read. */
  readonly neighbours: readonly LevelNeighbour[];
}

/** A level beside another one. */
export interface LevelNeighbour {
  /** Its `iid`. */
  readonly id: string;
  /** Its identifier; '' where the file has no such level. */
  readonly name: string;
  /** Where it is, as LDtk writes it: `n` `s` `w` `e` and their pairs, `<` and `>` for a lower and a higher depth, `o` for one that overlaps. */
  readonly direction: string;
}

/** What a level file holds, in pixels of the file. Nothing of it is in a world yet. */
export interface Level {
  /** Class of the map in Tiled; '' where there is none. */
  readonly type: string;
  /** Custom properties of the map in Tiled. */
  readonly properties: LevelProperties;
  /** The levels of LDtk that are read; none in Tiled. */
  readonly levels: readonly WorldLevel[];
  /** Layers and groups that are read, from the lowest to the topmost, each group before its layers. */
  readonly layers: readonly LevelLayer[];
  /** Tile maps, in the order of the layers. */
  readonly maps: readonly LevelMap[];
  /** Static bodies, in the order of the layers. */
  readonly bodies: readonly NewBody<LevelData>[];
  /** Places that are no bodies, in the order of the layers. */
  readonly points: readonly LevelPoint[];
  /** The rectangle around the map, or the levels, and all tile layers that are read. */
  readonly bounds: Bounds;
  /**
   * What was changed or left out, where `strict` would have refused the file: sentences that name the place, the rule and what was done
   * instead, in the order of the file. At most 1,000. Always empty for `strict`.
   */
  readonly remarks: readonly string[];
}

/** What `addLevel` needs of a `World`; `Id` is its type of ids. */
export interface LevelWorld<Id extends number> {
  /** Adds a tile map. */
  addTiles(tiles: NewTiles<LevelData>): Id;
  /** Adds bodies; all or none. */
  insertMany(bodies: readonly NewBody<LevelData>[]): Id[];
  /** Removes a body or a tile map. That of a `World` takes rows too, and so says nothing about its type of ids. */
  remove(id: number): boolean;
}

/** Ids of what was added. */
export interface AddedLevel<Id extends number> {
  /** Of the tile maps, in the order of `level.maps`. */
  readonly maps: Id[];
  /** Of the bodies, in the order of `level.bodies`. */
  readonly bodies: Id[];
  /** Of the bodies of each object, by the `id` of the object, so that a property that names an object leads to its bodies. */
  readonly objects: ReadonlyMap<number | string, readonly Id[]>;
}

const LEVEL_NAMES = [
  'maps',
  'bodies',
  'points',
  'bounds',
  'remarks',
  'layers',
  'levels',
  'type',
  'properties',
];

/**
 * Adds the maps and the bodies of a level to a world; all or nothing. The level is not changed, and can be added again.
 *
 * @param world A `World` of `quadrille/world`.
 * @param level What `readTiled` or `readLdtk` returned, or its maps and bodies.
 * @throws What `addTiles` and `insertMany` throw; then the world has nothing of the level. TypeError when `level` is none.
 *
 * @example
 * ```ts
 * import { addLevel, readTiled } from 'quadrille/tiled';
 * import type { World } from 'quadrille/world';
 *
 * async function load(world: World, address: string): Promise<void> {
 *   const file = await fetch(address);
 *   const level = await readTiled(await file.text());
 *   addLevel(world, level);
 * }
 * ```
 */
export function addLevel<Id extends number>(
  world: LevelWorld<Id>,
  level: Pick<Level, 'maps' | 'bodies'>,
): AddedLevel<Id> {
  const where = 'addLevel';
  for (const name of ['addTiles', 'insertMany', 'remove'] as const) {
    if (typeof (world as LevelWorld<Id> | null | undefined)?.[name] === 'function') continue;
    throw typeError(`${where}: world must be a World, got ${quote(world)}`);
  }
  checkOptions(where, level, LEVEL_NAMES, 'level');
  for (const name of ['maps', 'bodies'] as const) {
    if (Array.isArray(level[name])) continue;
    throw typeError(`${where}: level.${name} must be an array, got ${quote(level[name])}`);
  }
  const unusual = level.maps.findIndex((map: unknown) => Object(map) !== map);
  if (unusual >= 0) {
    const got = quote(level.maps[unusual]);
    throw typeError(`${where}: level.maps[${unusual}] must be a tile map, got ${got}`);
  }
  const maps: Id[] = [];
  try {
    for (const { name: _, ...tiles } of level.maps) maps.push(world.addTiles(tiles));
    const bodies = world.insertMany(level.bodies);
    return { maps, bodies, objects: objectsOf(level.bodies, bodies) };
  } catch (error) {
    for (const id of maps) world.remove(id);
    throw error;
  }
}

function objectsOf<Id extends number>(
  bodies: Level['bodies'],
  ids: readonly Id[],
): Map<number | string, Id[]> {
  const objects = new Map<number | string, Id[]>();
  for (const [i, { data }] of bodies.entries()) {
    if (data?.id === undefined) continue;
    const ofObject = objects.get(data.id);
    if (ofObject === undefined) objects.set(data.id, [ids[i]!]);
    else ofObject.push(ids[i]!);
  }
  return objects;
}
