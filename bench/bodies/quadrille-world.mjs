import { filters } from './scenes.mjs';

/**
 * The World of one build of the package.
 *
 * @param {typeof import('quadrille/world')} build
 * @returns {import('./body-implementation.d.ts').BodyImplementation}
 */
export function quadrilleWorld(build) {
  return {
    name: 'quadrille World',
    kind: 'ours',
    note: 'pairs, contacts with points, which pairs begin, last and end; bodies that left',
    tolerance: 0.001,
    async init(scene) {
      const { rowOf, TRANSFORM_STRIDE, World } = build;
      const { moving, side } = scene;
      const world = await World.create({ bounds: { x: 0, y: 0, width: side, height: side } });
      world.insertMany(quadrilleBodies(build, scene));
      return {
        frame(positions) {
          writePlaces(world.transforms, TRANSFORM_STRIDE, moving, positions);
          world.step();
        },
        pairs: () => world.pairs().map(({ a, b }) => [rowOf(a), rowOf(b)]),
        dispose: () => world.dispose(),
      };
    },
  };
}

/** Writes where the bodies that move are in a frame. */
export function writePlaces(transforms, stride, moving, positions) {
  for (let i = 0; i < moving.length; i++) {
    const from = 3 * moving[i];
    const to = stride * moving[i];
    transforms[to] = positions[from];
    transforms[to + 1] = positions[from + 1];
    transforms[to + 2] = positions[from + 2];
  }
}

/** The bodies of a scene, as `insertMany` takes them. */
export function quadrilleBodies(build, scene) {
  return Array.from({ length: scene.count }, (_, row) => bodyOf(build, scene, row));
}

function bodyOf({ box, circle }, { halfWidths, halfHeights, isStatic, roles, positions }, row) {
  const [x, y, angle] = positions[0].subarray(3 * row);
  const shape =
    halfHeights[row] > 0 ? box(2 * halfWidths[row], 2 * halfHeights[row]) : circle(halfWidths[row]);
  return { shape, x, y, angle, static: isStatic[row] === 1, ...filters[roles[row]] };
}
