/** What a level file becomes: plain values, which are then added to a world. */
import { checkOptions } from '../checks.js';
import { typeError } from '../coded-errors.js';
import type { Bounds } from '../options.js';
import { quote } from '../quote.js';
import type { NewBody } from '../world/bodies.js';
import type { NewTiles } from '../world/tiles.js';

/** Custom properties by their names, with the values that the file has. */
export type LevelProperties = Readonly<Record<string, unknown>>;

/** From where in the file a map or a body is. It is the `data` of both. */
export interface LevelData {
  /** Name of its layer. */
  readonly layer: string;
  /** Name of its object; '' for what is no object. */
  readonly name: string;
  /** Type, or class, of its object or its tile; '' where there is none. */
  readonly type: string;
  /** Those of its object, its tile or its layer. */
  readonly properties: LevelProperties;
}

/** A tile map: what `addTiles` takes, and the name of its layer. */
export interface LevelMap extends NewTiles<LevelData> {
  /** Name of its layer. */
  readonly name: string;
}

/** A place in a level that is no body, such as where the player begins. */
export interface LevelPoint {
  /** Tiled's number of the object, or LDtk's `iid` of the entity. */
  readonly id: number | string;
  /** Name of its layer. */
  readonly layer: string;
  /** Name of the object; of an entity, its identifier. */
  readonly name: string;
  /** Type, or class, of the object; of an entity, its identifier. */
  readonly type: string;
  /** Where it is, with the offsets of its layers. */
  readonly x: number;
  /** The same, downward. */
  readonly y: number;
  /** Of the object or the entity; 0 for a point. */
  readonly width: number;
  /** Of the object or the entity; 0 for a point. */
  readonly height: number;
  /** Custom properties; of an entity, its fields. */
  readonly properties: LevelProperties;
}

/** What a level file holds, in pixels of the file. Nothing of it is in a world yet. */
export interface Level {
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
}

const LEVEL_NAMES = ['maps', 'bodies', 'points', 'bounds', 'remarks'];

/**
 * Adds the maps and the bodies of a level to a world; all or nothing. The level is not changed, and can be added again.
 *
 * @param world A `World` of `quadrille/world`.
 * @param level What `readTiled` or `readLdtk` returned.
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
export function addLevel<Id extends number>(world: LevelWorld<Id>, level: Level): AddedLevel<Id> {
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
    return { maps, bodies: world.insertMany(level.bodies) };
  } catch (error) {
    for (const id of maps) world.remove(id);
    throw error;
  }
}
