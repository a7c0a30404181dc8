import { bodyOf } from '../movers/quadrille-movers.mjs';
import { settings } from './settings.mjs';
import { isRectangle, sizeOf } from './solids.mjs';

/**
 * Plays hard spots in the World of one build of the package.
 *
 * @param {typeof import('quadrille/world')} build
 * @returns {import('./hard-spot.d.ts').Driver}
 */
export function quadrilleDriver(build) {
  return {
    name: 'quadrille',
    has: ['one-way bodies', 'carrying'],
    start: (spot) => start(build, spot),
  };
}

async function start(build, { shape, start: { x, y }, solids, placesIn }) {
  const world = await build.World.create({ bounds: { x: 0, y: 0, width: 256, height: 256 } });
  const moving = placesIn ? [...placesIn(0).keys()] : [];
  const tiles = solids.filter(({ isTile }) => isTile);
  if (tiles.length > 0) addTiles(world, tiles);
  const ids = solids.map((solid, i) => {
    if (solid.isTile) return undefined;
    const { x: atX, y: atY, angle, oneWay } = solid;
    return world.insert({
      shape: shapeOfSolid(build, solid),
      x: atX,
      y: atY,
      angle,
      static: !moving.includes(i),
      ...(oneWay && { oneWay: 'up' }),
    });
  });
  const character = world.insert({ ...bodyOf(build, shape), x, y });
  world.step();
  let support;
  return {
    moveSolid: (solid, place) => world.move(ids[solid], place.x, place.y, place.angle),
    move({ dx, dy, ...motion }) {
      const options = { ...settings, ...motion, support };
      const result = world.moveAndSlide(character, dx, dy, options);
      world.move(character, result.x, result.y);
      world.step();
      support = result.support;
      return result;
    },
    dispose: () => world.dispose(),
  };
}

function addTiles(world, tiles) {
  const { width } = sizeOf(tiles[0]);
  world.addTiles({
    x: tiles[0].x - width / 2,
    y: tiles[0].y - width / 2,
    columns: tiles.length,
    rows: 1,
    size: width,
    tiles: tiles.map(() => 1),
  });
}

function shapeOfSolid({ box, polygon }, solid) {
  if (!isRectangle(solid)) return polygon(solid.corners);
  const { width, height } = sizeOf(solid);
  return box(width, height);
}
