/** Object layers of Tiled as static bodies, and as points. */

import type { NewBody } from '../world/bodies.js';
import { MAX_PARTS } from '../world/limits.js';
import type { OneWaySide } from '../world/one-way.js';
import { type Shape, shapeNumbers } from '../world/shapes.js';
import { listOf } from './file-values.js';
import { flippedSize, withoutFlips } from './flips.js';
import type { LevelData, LevelTile } from './level.js';
import type { LevelBuilder } from './level-builder.js';
import { areaRule, ellipseCorners, movedCorners, readObject, type TiledObject } from './objects.js';
import { convexPieces, segmentsOf } from './polygons.js';
import {
  type ContactProperties,
  contactOf,
  type FilterProperties,
  filterIn,
} from './properties.js';
import type { Remarks } from './remarks.js';
import type { Templates } from './templates.js';
import type { LayerPlace, MapTiles } from './tile-layer.js';
import {
  type AroundTile,
  isSolid,
  type LevelPart,
  optionsAround,
  partsOf,
  sideOf,
  type UsedTile,
  usedTile,
} from './tile-shapes.js';
import { shapeOfPiece } from './tilesets.js';
import { radiansOf, turnedCorners } from './turns.js';

/** What an object is, besides its shapes. */
interface ObjectValues {
  readonly options: FilterProperties;
  readonly oneWay: OneWaySide | undefined;
  readonly data: ObjectData;
}

/** From where in the file an object is. */
type ObjectData = LevelData & Required<Pick<LevelData, 'id' | 'area'>>;

/** What the map says of its objects. */
export interface ObjectMap extends MapTiles {
  /** Classes of polygons and polylines that are no bodies. */
  readonly paths: readonly string[];
  readonly templates: Templates;
}

/** The tile that an object shows, and what the object and its layer say of contacts. */
interface TileObjectValues {
  readonly gid: number;
  readonly contact: ContactProperties;
  readonly ofLayer: ContactProperties;
}

export async function readObjectLayer(
  level: LevelBuilder,
  layer: LayerPlace,
  map: ObjectMap,
  invisible: boolean,
): Promise<void> {
  const { place, fields } = layer;
  for (const [i, value] of listOf(place, fields, 'objects').entries()) {
    const object = readObject(place, await map.templates.whole(place, value, i), i);
    if (object.visible || invisible) addObject(level, layer, map, object);
  }
}

function addObject(
  level: LevelBuilder,
  layer: LayerPlace,
  map: ObjectMap,
  object: TiledObject,
): void {
  const { form, place, properties } = object;
  if (form.kind === 'text') return;
  const ofLayer = contactOf(level.remarks, layer.place, layer.data.properties);
  const contact = contactOf(level.remarks, place, properties);
  if (form.kind === 'tile') {
    addTileObject(level, layer, map, object, { gid: form.gid, contact, ofLayer });
    return;
  }
  const data = dataOf(layer, object);
  const isBody = (contact.solid ?? ofLayer.solid ?? true) && !isPath(object, map.paths);
  if (form.kind === 'point' || !isBody) addPoint(level, object, data);
  else {
    addShapes(level, object, () => partsOfForm(object), {
      options: filterIn({ ...ofLayer, ...contact }),
      oneWay: contact.oneWay,
      data,
    });
  }
}

function isPath({ form, type }: TiledObject, paths: readonly string[]): boolean {
  return 'corners' in form && paths.includes(type);
}

function addPoint(level: LevelBuilder, object: TiledObject, data: ObjectData): void {
  const { place, form, rotation } = object;
  const { area, ...others } = data;
  const outline = 'corners' in form && {
    corners: movedCorners(turnedCorners(form.corners, rotation), area.x, area.y),
    closed: form.kind === 'polygon',
  };
  level.addPoint(place, { ...others, ...area, ...outline });
}

/** Of an object; what it does not say itself is as its tile says. */
function dataOf(
  layer: LayerPlace,
  { id, name, type, properties, x, y, width, height, rotation }: TiledObject,
  tile?: LevelTile,
  [pivotX, pivotY]: readonly [number, number] = [0, 0],
): ObjectData {
  return {
    layer: layer.data.layer,
    id,
    name,
    type: type === '' && tile !== undefined ? tile.type : type,
    properties: { ...tile?.properties, ...properties },
    area: {
      x: layer.x + x,
      y: layer.y + y,
      width,
      height,
      pivotX,
      pivotY,
      angle: radiansOf(rotation),
    },
    ...(tile !== undefined && { tile }),
  };
}

/** A tile as an object: drawn at a size of its own, flipped and turned; its x and y are at its bottom left, if its tileset says nothing else. */
function addTileObject(
  level: LevelBuilder,
  layer: LayerPlace,
  map: ObjectMap,
  object: TiledObject,
  { gid, contact, ofLayer }: TileObjectValues,
): void {
  const { set, index } = map.sets.find(object.place, withoutFlips(gid));
  const used = usedTile(set, index, gid);
  const { tile, shown } = used;
  const data = dataOf(layer, object, shown, set.anchor);
  const says = contact.solid ?? tile.contact.solid ?? ofLayer.solid ?? map.solid;
  if (contact.solid === false || !isSolid(set, tile, says)) {
    addPoint(level, object, data);
    return;
  }
  const around = { layer: ofLayer, object: contact };
  const hasOutlines = tile.outlines.length > 0;
  addShapes(level, object, () => partsOfTile(object, used, around, set.anchor), {
    options: hasOutlines
      ? optionsAround(used, around)
      : filterIn({ ...ofLayer, ...tile.contact, ...contact }),
    oneWay: contact.oneWay ?? sideOf(used),
    data,
  });
}

function partsOfTile(
  { width, height }: TiledObject,
  used: UsedTile,
  around: AroundTile,
  [anchorX, anchorY]: readonly [number, number],
): readonly LevelPart[] {
  const { tile, flips } = used;
  const [left, top] = [-anchorX * width, -anchorY * height];
  if (tile.outlines.length === 0) {
    const shape: Shape = { kind: 'box', width, height };
    return [{ shape, x: left + width / 2, y: top + height / 2 }];
  }
  const [fromWidth, fromHeight] = flippedSize(tile.width, tile.height, flips);
  const scaled = (value: number, i: number): number =>
    i % 2 === 0 ? (value * width) / fromWidth : (value * height) / fromHeight;
  return partsOf(used, around, (corners) => movedCorners(corners.map(scaled), left, top));
}

/** What an object is made of, in its frame, which is turned around its x and y. */
function partsOfForm(object: TiledObject): readonly LevelPart[] {
  const { place, form, width, height } = object;
  if (form.kind === 'polygon' || form.kind === 'polyline') {
    const cut = form.kind === 'polygon' ? convexPieces : segmentsOf;
    return cut(place, form.corners).map((corners) => ({ shape: shapeOfPiece(corners) }));
  }
  return [{ shape: shapeOf(object), x: width / 2, y: height / 2 }];
}

/** The shape of a rectangle, a capsule or an ellipse, around its middle. */
function shapeOf({ form, width, height }: TiledObject): Shape {
  if (form.kind === 'rectangle') return { kind: 'box', width, height };
  if (form.kind === 'capsule') return capsuleOf(width, height);
  return width === height
    ? { kind: 'circle', radius: width / 2 }
    : { kind: 'polygon', corners: ellipseCorners(width, height) };
}

/** A capsule by the sizes of its rectangle; a circle where they are equal. */
function capsuleOf(width: number, height: number): Shape {
  const radius = Math.min(width, height) / 2;
  if (width === height) return { kind: 'circle', radius };
  const length = Math.abs(width - height);
  return { kind: 'capsule', length, radius, ...(height > width && { upright: true }) };
}

/** Adds what an object is: a body, several where it has too many parts for one, or a point where it has none. */
function addShapes(
  level: LevelBuilder,
  object: TiledObject,
  partsOfObject: () => readonly LevelPart[],
  { options, oneWay, data }: ObjectValues,
): void {
  const { place, rotation } = object;
  const parts = possibleParts(level.remarks, object, partsOfObject);
  if (parts.length === 0) {
    addPoint(level, object, data);
    return;
  }
  const { x, y, angle } = data.area;
  const isTurned = angle !== 0;
  const frame = { x, y, static: true, ...options, data };
  for (let first = 0; first < parts.length; first += MAX_PARTS) {
    const some = parts.slice(first, first + MAX_PARTS);
    // The side of a body turns with it, that of an object does not: its parts are turned.
    if (oneWay !== undefined && isTurned) {
      const turned = some.map((part) => turnedPart(part, rotation));
      level.addBody(place, { parts: turned, ...frame, oneWay });
    } else {
      const own = { ...(isTurned && { angle }), ...(oneWay !== undefined && { oneWay }) };
      level.addBody(place, bodyOf(some, rotation, { ...frame, ...own }));
    }
  }
}

/** The parts that are shapes, with a remark on each that is none. */
function possibleParts(
  remarks: Remarks,
  object: TiledObject,
  partsOfObject: () => readonly LevelPart[],
): readonly LevelPart[] {
  const { place } = object;
  const rule = areaRule(object);
  if (rule !== undefined) {
    remarks.add(place, rule, 'it is a point');
    return [];
  }
  const parts = remarks.attempt('it is a point', partsOfObject) ?? [];
  return parts.filter(
    ({ shape }) =>
      remarks.attempt('that part is left out', () => shapeNumbers(place, shape)) !== undefined,
  );
}

/** A part, turned around the origin of its body. */
function turnedPart({ x = 0, y = 0, ...part }: LevelPart, rotation: number): LevelPart {
  const [dx, dy] = turnedCorners([x, y], rotation) as [number, number];
  return { ...part, x: dx, y: dy, angle: radiansOf(rotation) };
}

/** A body with these parts; one part that says nothing of its own is its shape, and where the part is, is the body. */
function bodyOf(
  parts: readonly LevelPart[],
  rotation: number,
  frame: Omit<NewBody<LevelData>, 'shape' | 'parts'>,
): NewBody<LevelData> {
  const [{ x = 0, y = 0, ...own }, another] = parts as readonly [LevelPart, ...LevelPart[]];
  if (another !== undefined) return { parts, ...frame };
  const [dx, dy] = turnedCorners([x, y], rotation) as [number, number];
  return { ...frame, ...own, x: frame.x! + dx, y: frame.y! + dy };
}
