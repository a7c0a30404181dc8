import { quadrilleBodies, writePlaces } from '../bodies/quadrille-world.mjs';

/**
 * The World of one build of the package: whole snapshots, and saves of what differs from a base.
 *
 * @param {typeof import('quadrille/world')} build
 * @returns {import('./save-implementation.d.ts').SaveImplementation[]}
 */
export function quadrilleSaves(build) {
  return [
    {
      name: 'quadrille World',
      kind: 'ours',
      note: '`save` and `load`, with `setBase` at the start: what differs from it',
      async init(scene) {
        const { world, frames } = await start(build, scene);
        world.setBase();
        const memory = new Uint8Array(2 * world.snapshot().length);
        return {
          ...frames,
          save: () => memory.subarray(0, world.save(memory)),
          load: (bytes) => world.load(bytes),
        };
      },
    },
    {
      name: 'quadrille World, snapshots',
      kind: 'ours',
      note: '`snapshot` and `restore`: all bodies, pairs, contacts and events of the last step',
      async init(scene) {
        const { world, frames } = await start(build, scene);
        return {
          ...frames,
          save: () => world.snapshot(),
          load: (bytes) => world.restore(bytes),
        };
      },
    },
  ];
}

async function start(build, scene) {
  const { rowOf, TRANSFORM_STRIDE, World } = build;
  const { moving, side } = scene;
  const world = await World.create({ bounds: { x: 0, y: 0, width: side, height: side } });
  world.insertMany(quadrilleBodies(build, scene));
  const frames = {
    frame(positions) {
      writePlaces(world.transforms, TRANSFORM_STRIDE, moving, positions);
      world.step();
    },
    events: () => [
      ...world.entered().flatMap(({ a, b }) => [rowOf(a), rowOf(b), 1]),
      ...world.exited().flatMap(({ a, b }) => [rowOf(a), rowOf(b), 0]),
    ],
    dispose: () => world.dispose(),
  };
  return { world, frames };
}
