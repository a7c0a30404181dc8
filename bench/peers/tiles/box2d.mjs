import { castStride } from '../../casts/cast-sets.mjs';
import { mergedBoxes } from '../../tiles/terrain.mjs';
import { loadBox2d, makeWorld } from '../box2d-world.mjs';
import { shapeCasts } from '../casts/box2d.mjs';

/** @type {import('../../casts/cast-implementation.d.ts').CastImplementation<import('../../tiles/terrain.mjs').Terrain>} */
export const box2dTiles = {
  name: 'box2d3-wasm, boxes',
  kind: 'package',
  mayMiss: 0.05,
  init: run,
};

async function run(terrain) {
  const b2 = await loadBox2d();
  const world = makeWorld(b2);
  const body = b2.b2CreateBody(world, b2.b2DefaultBodyDef());
  const definition = b2.b2DefaultShapeDef();
  const centre = new b2.b2Vec2(0, 0);
  const upright = b2.b2MakeRot(0);
  for (const { x, y, halfWidth, halfHeight } of mergedBoxes(terrain)) {
    centre.Set(x, y);
    const box = b2.b2MakeOffsetBox(halfWidth, halfHeight, centre, upright);
    b2.b2CreatePolygonShape(body, definition, box);
    box.delete();
  }
  b2.b2World_RebuildStaticTree(world);
  return {
    castsOf: (shape) => (shape.halfWidth > 0 ? shapeCasts(b2, world, shape) : rays(b2, world)),
    dispose: () => b2.b2DestroyWorld(world),
  };
}

function rays(b2, world) {
  const filter = b2.b2DefaultQueryFilter();
  const start = new b2.b2Vec2(0, 0);
  const way = new b2.b2Vec2(0, 0);
  return {
    one(numbers, fractions) {
      for (let i = 0; i < fractions.length; i++) {
        const at = castStride * i;
        start.Set(numbers[at], numbers[at + 1]);
        way.Set(numbers[at + 3], numbers[at + 4]);
        const hit = b2.b2World_CastRayClosest(world, start, way, filter);
        fractions[i] = hit.hit ? hit.fraction : Infinity;
        hit.delete();
      }
    },
  };
}
