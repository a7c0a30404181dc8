import { median } from '../statistics.mjs';
import { tileSize } from './terrain.mjs';

/** Tiles that are changed, one call each. */
const changes = 16_384;
const trials = 9;

/**
 * What it takes to add a map, what its memory is, and what it takes to change a tile.
 *
 * @param {typeof import('quadrille/world')} build
 * @param {import('./terrain.mjs').Terrain} terrain
 * @returns {Promise<{ ms: number, longest: number, bytes: number, setTileNs: number }>} milliseconds to add the map, bytes a tile
 */
export async function measureLoad(build, terrain) {
  const measured = [];
  for (let i = 0; i < trials; i++) measured.push(await loadOnce(build, terrain));
  const times = measured.map(({ ms }) => ms);
  return {
    ms: median(times),
    longest: Math.max(...times),
    bytes: measured[0].bytes / terrain.tiles.length,
    setTileNs: median(measured.map(({ setTileNs }) => setTileNs)),
  };
}

async function loadOnce({ inspect, World }, { side, columns, rows, tiles }) {
  const world = await World.create({ bounds: { x: 0, y: 0, width: side, height: side } });
  const before = inspect(world).stats().bytes;
  const started = performance.now();
  const map = world.addTiles({ columns, rows, size: tileSize, tiles });
  const ms = performance.now() - started;
  const bytes = inspect(world).stats().bytes - before;
  const changing = performance.now();
  for (let i = 0, tile = 0; i < changes; i++) {
    world.setTile(map, tile % columns, Math.floor(tile / columns), 1 - tiles[tile]);
    tile = (tile + 7919) % tiles.length;
  }
  const setTileNs = (1e6 * (performance.now() - changing)) / changes;
  world.dispose();
  return { ms, bytes, setTileNs };
}
