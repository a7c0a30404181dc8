import { castStride } from '../../casts/cast-sets.mjs';
import { populate } from '../bodies/box2d.mjs';
import { loadBox2d, makeWorld } from '../box2d-world.mjs';

/** @type {import('../../casts/cast-implementation.d.ts').CastImplementation<import('../../bodies/scenes.mjs').BodyScene>} */
export const box2dCasts = {
  name: 'box2d3-wasm, CastShape',
  kind: 'package',
  mayMiss: 0.05,
  init: run,
};

async function run(scene) {
  const b2 = await loadBox2d();
  const world = makeWorld(b2);
  populate(b2, world, scene, { typeOf: (types) => types.b2_kinematicBody, isSensor: false });
  b2.b2World_Step(world, 1 / 60, 1);
  return {
    castsOf: (shape) => shapeCasts(b2, world, shape),
    dispose: () => b2.b2DestroyWorld(world),
  };
}

/** Casts of a shape in a world. */
export function shapeCasts(b2, world, { halfWidth, halfHeight }) {
  const filter = b2.b2DefaultQueryFilter();
  const place = new b2.b2Vec2(0, 0);
  const way = new b2.b2Vec2(0, 0);
  const origin = new b2.b2Vec2(0, 0);
  let first = Infinity;
  const meet = (hit) => {
    const { fraction } = hit;
    hit.delete();
    first = Math.min(first, fraction);
    return fraction;
  };
  return {
    one(numbers, fractions) {
      for (let i = 0; i < fractions.length; i++) {
        const at = castStride * i;
        const turn = b2.b2MakeRot(numbers[at + 2]);
        place.Set(numbers[at], numbers[at + 1]);
        way.Set(numbers[at + 3], numbers[at + 4]);
        const proxy =
          halfHeight > 0
            ? boxProxy(b2, halfWidth, halfHeight, place, turn)
            : b2.b2MakeOffsetProxy(origin, 1, halfWidth, place, turn);
        first = Infinity;
        b2.b2World_CastShape(world, proxy, way, filter, meet);
        fractions[i] = first;
        proxy.delete();
      }
    },
  };
}

/** Its points are in the world. */
function boxProxy(b2, halfWidth, halfHeight, place, turn) {
  const proxy = new b2.b2ShapeProxy();
  proxy.count = 4;
  proxy.radius = 0;
  const corner = new b2.b2Vec2(0, 0);
  for (const [i, [x, y]] of [
    [-halfWidth, -halfHeight],
    [halfWidth, -halfHeight],
    [halfWidth, halfHeight],
    [-halfWidth, halfHeight],
  ].entries()) {
    corner.Set(place.x + turn.c * x - turn.s * y, place.y + turn.s * x + turn.c * y);
    proxy.setPoint(i, corner);
  }
  corner.delete();
  return proxy;
}
