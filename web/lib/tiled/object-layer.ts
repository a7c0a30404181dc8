/** Object layers of Tiled as static bodies, and as points. */

import { rangeError } from '../coded-errors.js';
import type { NewBody } from '../world/bodies.js';
import { MAX_PARTS } from '../world/limits.js';
import type { OneWaySide } from '../world/one-way.js';
import type { Part } from '../world/parts.js';
import { type Shape, shapeNumbers } from '../world/shapes.js';
import { listOf } from './file-values.js';
import { flipsOf, withoutFlips } from './flips.js';
import type { LevelData } from './level.js';
import type { LevelBuilder } from './level-builder.js';
import {
  checkArea,
  ellipseCorners,
  movedCorners,
  readObject,
  type TiledObject,
} from './objects.js';
import { convexPieces } from './polygons.js';
import { contactOf, type FilterProperties, filterIn } from './properties.js';
import type { LayerPlace, MapTiles } from './tile-layer.js';
import {
  type AroundTile,
  checkSides,
  isSolid,
  optionsAround,
  partsOf,
  sideOf,
  tileName,
  type UsedTile,
} from './tile-shapes.js';
import { tileAt } from './tilesets.js';
import { radiansOf, turnedCorners } from './turns.js';

/** What an object is, besides its shapes. */
interface ObjectValues {
  readonly options: FilterProperties;
  readonly oneWay: OneWaySide | undefined;
  readonly data: LevelData;
}

export function readObjectLayer(
  level: LevelBuilder,
  layer: LayerPlace,
  map: MapTiles,
  invisible: boolean,
): void {
  const { place, fields } = layer;
  for (const [i, value] of listOf(place, fields, 'objects').entries()) {
    const object = readObject(place, value, i);
    if (object.visible || invisible) addObject(level, layer, map, object);
  }
}

function addObject(
  level: LevelBuilder,
  layer: LayerPlace,
  map: MapTiles,
  object: TiledObject,
): void {
  const { form, place, properties } = object;
  if (form.kind === 'text') return;
  const ofLayer = contactOf(layer.place, layer.data.properties);
  if (form.kind === 'tile') addTileObject(level, layer, map, object, form.gid);
  else if (form.kind === 'point') addPoint(level, layer, object);
  else {
    const contact = contactOf(place, properties);
    addShapes(level, layer, object, partsOfForm(object), {
      options: filterIn({ ...ofLayer, ...contact }),
      oneWay: contact.oneWay,
      data: dataOf(layer, object),
    });
  }
}

function addPoint(
  level: LevelBuilder,
  layer: LayerPlace,
  object: TiledObject,
  tile?: Pick<LevelData, 'type' | 'properties'>,
): void {
  const { place, id, width, height } = object;
  const [x, y] = [layer.x + object.x, layer.y + object.y];
  level.addPoint(place, { id, ...dataOf(layer, object, tile), x, y, width, height });
}

/** Of an object; what it does not say itself is as its tile says. */
function dataOf(
  layer: LayerPlace,
  { name, type, properties }: TiledObject,
  tile?: Pick<LevelData, 'type' | 'properties'>,
): LevelData {
  return {
    layer: layer.data.layer,
    name,
    type: type === '' && tile !== undefined ? tile.type : type,
    properties: { ...tile?.properties, ...properties },
  };
}

/** A tile as an object: drawn at a size of its own, flipped and turned; its x and y are at its bottom left, if its tileset says nothing else. */
function addTileObject(
  level: LevelBuilder,
  layer: LayerPlace,
  map: MapTiles,
  object: TiledObject,
  gid: number,
): void {
  const { place } = object;
  const { set, index } = map.sets.find(place, withoutFlips(gid));
  const tile = tileAt(set, index);
  const contact = contactOf(place, object.properties);
  const ofLayer = contactOf(layer.place, layer.data.properties);
  const says = contact.solid ?? tile.contact.solid ?? ofLayer.solid ?? map.solid;
  if (!isSolid(set, tile, says)) {
    addPoint(level, layer, object, tile);
    return;
  }
  checkArea(object);
  const used = { name: tileName(set, index), tile, flips: flipsOf(gid) };
  const around = { layer: ofLayer, object: contact };
  const hasOutlines = tile.outlines.length > 0;
  const parts = partsOfTile(object, used, around, set.anchor);
  if (contact.oneWay === undefined && parts.length > 1) checkSides(place, used);
  addShapes(level, layer, object, parts, {
    options: hasOutlines
      ? optionsAround(used, around)
      : filterIn({ ...ofLayer, ...tile.contact, ...contact }),
    oneWay: contact.oneWay ?? sideOf(used),
    data: dataOf(layer, object, tile),
  });
}

function partsOfTile(
  { width, height }: TiledObject,
  used: UsedTile,
  around: AroundTile,
  [anchorX, anchorY]: readonly [number, number],
): readonly Part[] {
  const { tile, flips } = used;
  const [left, top] = [-anchorX * width, -anchorY * height];
  if (tile.outlines.length === 0) {
    const shape: Shape = { kind: 'box', width, height };
    return [{ shape, x: left + width / 2, y: top + height / 2 }];
  }
  const [fromWidth, fromHeight] = flips.diagonal
    ? [tile.height, tile.width]
    : [tile.width, tile.height];
  const scaled = (value: number, i: number): number =>
    i % 2 === 0 ? (value * width) / fromWidth : (value * height) / fromHeight;
  return partsOf(used, around, (corners) => movedCorners(corners.map(scaled), left, top));
}

/** What an object is made of, in its frame, which is turned around its x and y. */
function partsOfForm(object: TiledObject): readonly Part[] {
  const { place, form, width, height } = object;
  if (form.kind === 'polygon') {
    const pieces = convexPieces(place, form.corners);
    return pieces.map((corners) => ({ shape: { kind: 'polygon', corners } }));
  }
  if (form.kind === 'polyline') return segmentsOf(place, form.corners);
  checkArea(object);
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

/** The segments of a polyline, without those of no length. */
function segmentsOf(place: string, given: readonly number[]): Part[] {
  const corners = given.map(Math.fround);
  const parts: Part[] = [];
  for (let i = 2; i < corners.length; i += 2) {
    const [x1, y1, x2, y2] = corners.slice(i - 2, i + 2) as [number, number, number, number];
    if (x1 === x2 && y1 === y2) continue;
    parts.push({ shape: { kind: 'segment', x1, y1, x2, y2 } });
  }
  if (parts.length > 0) return parts;
  throw rangeError(`${place}: polyline must have two points at different places`);
}

/** Adds what an object is: a body, or several of them where it has too many parts for one. */
function addShapes(
  level: LevelBuilder,
  layer: LayerPlace,
  { place, rotation, x, y }: TiledObject,
  parts: readonly Part[],
  { options, oneWay, data }: ObjectValues,
): void {
  for (const { shape } of parts) shapeNumbers(place, shape);
  const angle = radiansOf(rotation);
  const isTurned = angle !== 0;
  const frame = { x: layer.x + x, y: layer.y + y, static: true, ...options, data };
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

/** A part, turned around the origin of its body. */
function turnedPart({ x = 0, y = 0, ...part }: Part, rotation: number): Part {
  const [dx, dy] = turnedCorners([x, y], rotation) as [number, number];
  return { ...part, x: dx, y: dy, angle: radiansOf(rotation) };
}

/** A body with these parts; one part that says nothing of its own is its shape, and where the part is, is the body. */
function bodyOf(
  parts: readonly Part[],
  rotation: number,
  frame: Omit<NewBody<LevelData>, 'shape' | 'parts'>,
): NewBody<LevelData> {
  const [{ shape, x = 0, y = 0, angle }, another] = parts as readonly [Part, ...Part[]];
  if (another !== undefined) return { parts, ...frame };
  const [dx, dy] = turnedCorners([x, y], rotation) as [number, number];
  const own = angle === undefined ? {} : { angle };
  return { shape, ...frame, ...own, x: frame.x! + dx, y: frame.y! + dy };
}
