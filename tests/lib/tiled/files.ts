/** Small files of Tiled and LDtk, made in code. */

type Json = Record<string, unknown>;

/** A map with tiles of 16 pixels. */
export function mapOf(changes: Json = {}): Json {
  return {
    type: 'map',
    orientation: 'orthogonal',
    infinite: false,
    width: 4,
    height: 3,
    tilewidth: 16,
    tileheight: 16,
    tilesets: [tilesetOf()],
    layers: [tileLayer()],
    ...changes,
  };
}

/** A tileset of 8 tiles without collision shapes. */
export function tilesetOf(changes: Json = {}): Json {
  return {
    firstgid: 1,
    name: 'walls',
    tilewidth: 16,
    tileheight: 16,
    tilecount: 8,
    columns: 4,
    ...changes,
  };
}

/** A tile of a tileset, with collision shapes. */
export function tileOf(id: number, objects: readonly Json[], changes: Json = {}): Json {
  const objectgroup = { type: 'objectgroup', draworder: 'index', name: '', objects };
  return { id, objectgroup, ...changes };
}

export function tileLayer(changes: Json = {}): Json {
  return {
    type: 'tilelayer',
    id: 1,
    name: 'Ground',
    visible: true,
    opacity: 1,
    x: 0,
    y: 0,
    width: 4,
    height: 3,
    data: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
    ...changes,
  };
}

/** A layer of one row, in a map of that size. */
export function rowOf(gids: readonly number[], tileset: Json, changes: Json = {}): Json {
  const size = { width: gids.length, height: 1 };
  return mapOf({
    ...size,
    tilesets: [tileset],
    layers: [tileLayer({ ...size, data: gids, ...changes })],
  });
}

export function objectLayer(objects: readonly Json[], changes: Json = {}): Json {
  return { type: 'objectgroup', id: 2, name: 'Things', visible: true, objects, ...changes };
}

/** A map without tiles, with these objects. */
export function objectsOf(objects: readonly Json[], changes: Json = {}): Json {
  return mapOf({ layers: [objectLayer(objects, changes)] });
}

export function objectOf(changes: Json = {}): Json {
  return {
    id: 1,
    name: '',
    type: '',
    x: 0,
    y: 0,
    width: 16,
    height: 16,
    rotation: 0,
    visible: true,
    ...changes,
  };
}

/** Corners as Tiled writes them. */
export function points(...numbers: readonly number[]): Json[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i],
    y: numbers[2 * i + 1],
  }));
}

export function property(name: string, value: unknown): Json {
  return { name, type: 'string', value };
}

/** A project of LDtk with one level. */
export function projectOf(layers: readonly Json[], changes: Json = {}): Json {
  return {
    jsonVersion: '1.5.3',
    worldLayout: 'Free',
    worlds: [],
    levels: [levelOf({ layerInstances: layers })],
    ...changes,
  };
}

export function levelOf(changes: Json = {}): Json {
  return {
    identifier: 'Level_0',
    worldX: 0,
    worldY: 0,
    pxWid: 64,
    pxHei: 48,
    layerInstances: [],
    ...changes,
  };
}

export function gridLayer(changes: Json = {}): Json {
  return {
    __identifier: 'Walls',
    __type: 'IntGrid',
    __cWid: 2,
    __cHei: 2,
    __gridSize: 16,
    __pxTotalOffsetX: 0,
    __pxTotalOffsetY: 0,
    visible: true,
    intGridCsv: [0, 1, 1, 0],
    ...changes,
  };
}

export function tilesLayer(gridTiles: readonly Json[], changes: Json = {}): Json {
  const { intGridCsv: _, ...layer } = gridLayer();
  return { ...layer, __identifier: 'Tiles', __type: 'Tiles', gridTiles, ...changes };
}
