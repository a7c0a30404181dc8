import { tileSize } from '../tiles/terrain.mjs';

/** Movers do not stop each other. */
const [levelCategory, moverCategory] = [1, 2];

/**
 * Moves in the World of one build of the package. A level of tiles is a tile map.
 *
 * @param {typeof import('quadrille/world')} build
 * @returns {import('./mover-implementation.d.ts').MoverImplementation}
 */
export function quadrilleMovers(build) {
  return { name: 'quadrille World', kind: 'ours', mayOverlap: 0, init: (set) => run(build, set) };
}

async function run(build, { level, shape, settings, starts }) {
  const { MOVE_STRIDE, MoveField, MoveState, World } = build;
  const bounds = { x: 0, y: 0, width: level.side, height: level.side };
  const world = await World.create({ bounds });
  addLevel(build, world, level);
  const places = starts.slice();
  const onFloor = new Uint8Array(starts.length / 2);
  const ids = world.insertMany(
    Array.from(onFloor, (_, i) => ({
      ...bodyOf(build, shape),
      x: places[2 * i],
      y: places[2 * i + 1],
      category: moverCategory,
      mask: levelCategory,
    })),
  );
  world.step();
  const put = (i, x, y) => {
    places[2 * i] = x;
    places[2 * i + 1] = y;
    world.move(ids[i], x, y);
  };
  return {
    places,
    onFloor,
    one(i, dx, dy) {
      const result = world.moveAndSlide(ids[i], dx, dy, settings);
      onFloor[i] = Number(result.onFloor);
      put(i, result.x, result.y);
    },
    many(motions) {
      const { moves } = world.moveAndSlideMany(ids, motions, settings);
      for (let i = 0; i < ids.length; i++) {
        const at = MOVE_STRIDE * i;
        onFloor[i] = moves[at + MoveField.State] & MoveState.OnFloor;
        put(i, moves[at + MoveField.X], moves[at + MoveField.Y]);
      }
    },
    put,
    dispose: () => world.dispose(),
  };
}

function addLevel({ box }, world, { terrain, boxes }) {
  if (terrain) {
    const { columns, rows, tiles } = terrain;
    world.addTiles({ columns, rows, size: tileSize, tiles, category: levelCategory });
    return;
  }
  world.insertMany(
    boxes.map(({ halfWidth, halfHeight, ...place }) => ({
      ...place,
      shape: box(2 * halfWidth, 2 * halfHeight),
      static: true,
      category: levelCategory,
    })),
  );
}

/** The shape of a mover as a body's; capsules of the package lie. */
export function bodyOf({ box, capsule, circle }, shape) {
  if (shape.kind === 'box') return { shape: box(2 * shape.halfWidth, 2 * shape.halfHeight) };
  if (shape.kind === 'circle') return { shape: circle(shape.radius) };
  return { shape: capsule(2 * shape.half, shape.radius), angle: Math.PI / 2 };
}
