import Flatbush from 'flatbush';
import { randomUnits } from '../random.mjs';
import { makeTerrain, mergedBoxes, tileSize } from '../tiles/terrain.mjs';

/**
 * What movers move among. `solids` are what the overlap test looks at, and `boxes` the same as few boxes; a level of tiles has its terrain.
 *
 * @typedef {{ x: number, y: number, halfWidth: number, halfHeight: number, angle: number }} Solid
 * @typedef {{ kind: string, side: number, solids: Solid[], boxes: Solid[], terrain?: import('../tiles/terrain.mjs').Terrain,
 *   near: (x: number, y: number, reach: number) => Solid[] }} Level
 */

/** A map of 100 by 100 tiles has room for so many bodies. */
const roomOfTerrain = 100;

/** Turned boxes: one in the middle of each cell, which is so large. */
const [columns, rows] = [40, 50];
const cellSize = 48;
const mostTurned = Math.PI / 3;

const kinds = { tiles: makeTiles, boxes: makeBoxes };

/** @type {string[]} */
export const levelKinds = Object.keys(kinds);

/**
 * @param {string} kind one of `levelKinds`
 * @returns {Level} the same one every time
 */
export function makeLevel(kind) {
  const level = kinds[kind]();
  return { kind, ...level, near: nearOf(level.solids) };
}

function makeTiles() {
  const terrain = makeTerrain(roomOfTerrain);
  const solid = Array.from(terrain.tiles.keys()).filter((tile) => terrain.tiles[tile] > 0);
  const half = tileSize / 2;
  const solids = solid.map((tile) => ({
    x: tileSize * (tile % terrain.columns) + half,
    y: tileSize * Math.floor(tile / terrain.columns) + half,
    halfWidth: half,
    halfHeight: half,
    angle: 0,
  }));
  const boxes = mergedBoxes(terrain).map(({ x, y, halfWidth, halfHeight }) => ({
    x,
    y,
    halfWidth,
    halfHeight,
    angle: 0,
  }));
  return { side: terrain.side, terrain, solids, boxes };
}

function makeBoxes() {
  const unit = randomUnits(columns * rows);
  const between = (least, most) => least + unit() * (most - least);
  const boxes = Array.from({ length: columns * rows }, (_, i) => ({
    x: cellSize * ((i % columns) + between(0.3, 0.7)),
    y: cellSize * (Math.floor(i / columns) + between(0.4, 0.6)),
    halfWidth: between(12, 26),
    halfHeight: between(3, 7),
    angle: between(-mostTurned, mostTurned),
  }));
  return { side: cellSize * Math.max(columns, rows), solids: boxes, boxes };
}

/** Finds the solids whose surrounding boxes are near a place. */
function nearOf(solids) {
  const index = new Flatbush(solids.length);
  for (const { x, y, halfWidth, halfHeight, angle } of solids) {
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const reachX = cos * halfWidth + sin * halfHeight;
    const reachY = sin * halfWidth + cos * halfHeight;
    index.add(x - reachX, y - reachY, x + reachX, y + reachY);
  }
  index.finish();
  return (x, y, reach) =>
    index.search(x - reach, y - reach, x + reach, y + reach).map((i) => solids[i]);
}
