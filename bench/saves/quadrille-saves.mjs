import { quadrilleBodies, writePlaces } from '../bodies/quadrille-world.mjs';

/**
 * The World of one build of the package.
 *
 * @param {typeof import('quadrille/world')} build
 * @returns {import('./save-implementation.d.ts').SaveImplementation}
 */
export function quadrilleSaves(build) {
  return {
    name: 'quadrille World',
    kind: 'ours',
    note: '`snapshot` and `restore`: bodies, pairs, contacts and events of the last step',
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
        events: () => [
          ...world.entered().flatMap(({ a, b }) => [rowOf(a), rowOf(b), 1]),
          ...world.exited().flatMap(({ a, b }) => [rowOf(a), rowOf(b), 0]),
        ],
        save: () => world.snapshot(),
        load: (bytes) => world.restore(bytes),
        dispose: () => world.dispose(),
      };
    },
  };
}
