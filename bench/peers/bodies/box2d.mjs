import { filters } from '../../bodies/scenes.mjs';
import { TouchingPairs } from '../../bodies/touching-pairs.mjs';
import { loadBox2d, makeWorld } from '../box2d-world.mjs';

/** It takes what is this near for touching, in world units: ten times its linear slop. */
const nearness = 0.05;

/** @type {import('../../bodies/body-implementation.d.ts').BodyImplementation[]} */
export const box2d = [
  {
    name: 'box2d3-wasm, sensors',
    kind: 'package',
    note: 'which sensors begin and cease to overlap; no contacts; a sensor on each body',
    tolerance: nearness,
    init: (scene) => run(scene, sensors),
  },
  {
    name: 'box2d3-wasm, contacts',
    kind: 'package',
    note: 'computes contacts and reports which begin and end; pushes dynamic bodies apart, one substep',
    tolerance: nearness,
    init: (scene) => run(scene, contacts),
  },
];

const sensors = {
  typeOf: ({ b2_kinematicBody }) => b2_kinematicBody,
  isSensor: true,
  eventsOf: (b2, world) => b2.b2World_GetSensorEvents(world),
  idsOf: ({ sensorShapeId, visitorShapeId }) => [sensorShapeId, visitorShapeId],
};
const contacts = {
  typeOf: ({ b2_dynamicBody }) => b2_dynamicBody,
  isSensor: false,
  eventsOf: (b2, world) => b2.b2World_GetContactEvents(world),
  idsOf: ({ shapeIdA, shapeIdB }) => [shapeIdA, shapeIdB],
};

async function run(scene, way) {
  const b2 = await loadBox2d();
  const world = makeWorld(b2);
  const { bodies, rows } = populate(b2, world, scene, way);
  const touching = new TouchingPairs(scene.count);
  const centre = new b2.b2Vec2(0, 0);
  const turn = b2.b2MakeRot(0);
  const upright = b2.b2MakeRot(0);
  return {
    frame(positions) {
      for (const row of scene.moving) {
        centre.Set(positions[3 * row], positions[3 * row + 1]);
        const isBox = scene.halfHeights[row] > 0;
        if (isBox) turn.SetAngle(positions[3 * row + 2]);
        b2.b2Body_SetTransform(bodies[row], centre, isBox ? turn : upright);
      }
      b2.b2World_Step(world, 1 / 60, 1);
      const events = way.eventsOf(b2, world);
      for (let i = 0; i < events.beginCount; i++) {
        const [a, b] = way.idsOf(events.GetBeginEvent(i));
        touching.add(rows[a.index1], rows[b.index1]);
      }
      for (let i = 0; i < events.endCount; i++) {
        const [a, b] = way.idsOf(events.GetEndEvent(i));
        touching.delete(rows[a.index1], rows[b.index1]);
      }
      events.delete();
    },
    pairs: () => touching,
    dispose: () => b2.b2DestroyWorld(world),
  };
}

/** A body with one shape for each of the scene; and the row of each by the index of its shape. */
export function populate(b2, world, scene, { typeOf, isSensor }) {
  const { halfWidths, halfHeights, isStatic, positions, roles } = scene;
  const body = b2.b2DefaultBodyDef();
  body.linearDamping = 1e6; // pushed bodies stay where they are
  body.angularDamping = 1e6;
  const shape = b2.b2DefaultShapeDef();
  shape.enableSensorEvents = isSensor;
  shape.enableContactEvents = !isSensor;
  const circle = new b2.b2Circle();
  const rows = [];
  const bodies = Array.from({ length: scene.count }, (_, row) => {
    const [x, y, angle] = positions[0].subarray(3 * row);
    body.type = isStatic[row] ? b2.b2BodyType.b2_staticBody : typeOf(b2.b2BodyType);
    shape.isSensor = isSensor && !isStatic[row]; // what is static is seen, and sees nothing
    body.position.Set(x, y);
    body.rotation.SetAngle(angle);
    const id = b2.b2CreateBody(world, body);
    const { category, mask } = filters[roles[row]];
    Object.assign(shape.filter, { categoryBits: category, maskBits: mask });
    circle.radius = halfWidths[row];
    const made =
      halfHeights[row] > 0
        ? b2.b2CreatePolygonShape(id, shape, b2.b2MakeBox(halfWidths[row], halfHeights[row]))
        : b2.b2CreateCircleShape(id, shape, circle);
    rows[made.index1] = row;
    return id;
  });
  return { bodies, rows };
}
