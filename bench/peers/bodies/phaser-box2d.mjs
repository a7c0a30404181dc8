import * as b2 from 'phaser-box2d/dist/PhaserBox2D.js';
import { filters } from '../../bodies/scenes.mjs';
import { TouchingPairs } from '../../bodies/touching-pairs.mjs';

/** Sensors do not see sensors, so a body has another shape to be seen by them, which meets nothing else: bits of the masks say so. */
const sensorBits = 8;

/**
 * Sensors on dynamic bodies, since it pairs no others. It misses some circles on boxes in the step in which they begin to overlap: a
 * second step in the same frame, in which nothing has moved, finds them.
 *
 * @type {import('../../bodies/body-implementation.d.ts').BodyImplementation}
 */
export const phaserBox2d = {
  name: 'phaser-box2d, sensors',
  kind: 'package',
  note: 'which sensors begin and cease to overlap, told by both of a pair; two steps a frame; no contacts',
  tolerance: 0.05,
  most: 1_000,
  async init(scene) {
    b2.b2CreateWorldArray();
    const definition = b2.b2DefaultWorldDef();
    definition.gravity = new b2.b2Vec2(0, 0);
    definition.enableSleep = false;
    definition.enableContinuous = false;
    const world = b2.b2CreateWorld(definition);
    const rows = new Map();
    const bodies = Array.from({ length: scene.count }, (_, row) =>
      makeBody(world, rows, scene, row),
    );
    const touching = new TouchingPairs(scene.count);
    const rowsOf = ({ sensorShapeId, visitorShapeId }) => [
      rows.get(sensorShapeId.index1),
      rows.get(visitorShapeId.index1),
    ];
    return {
      frame(positions) {
        for (const row of scene.moving) {
          const [x, y, angle] = positions.subarray(3 * row, 3 * row + 3);
          b2.b2Body_SetTransform(bodies[row], new b2.b2Vec2(x, y), b2.b2MakeRot(angle));
        }
        for (let step = 0; step < 2; step++) {
          b2.b2World_Step(world, 1 / 60, 1);
          const { beginEvents, endEvents } = b2.b2World_GetSensorEvents(world);
          for (const event of beginEvents) touching.add(...rowsOf(event));
          for (const event of endEvents) touching.delete(...rowsOf(event));
        }
      },
      pairs: () => touching,
      dispose: () => b2.b2DestroyWorld(world),
    };
  },
};

function makeBody(world, rows, { halfWidths, halfHeights, isStatic, roles, positions }, row) {
  const [x, y, angle] = positions[0].subarray(3 * row);
  const definition = b2.b2DefaultBodyDef();
  definition.type = isStatic[row] ? b2.b2BodyType.b2_staticBody : b2.b2BodyType.b2_dynamicBody;
  definition.position = new b2.b2Vec2(x, y);
  definition.rotation = b2.b2MakeRot(angle);
  const body = b2.b2CreateBody(world, definition);
  const { category, mask } = filters[roles[row]];
  for (const isSensor of isStatic[row] ? [false] : [false, true]) {
    const shape = b2.b2DefaultShapeDef();
    shape.isSensor = isSensor;
    shape.enableSensorEvents = true;
    shape.filter.categoryBits = isSensor ? category << sensorBits : category;
    shape.filter.maskBits = isSensor ? mask : mask << sensorBits;
    const circle = new b2.b2Circle();
    circle.center = new b2.b2Vec2(0, 0);
    circle.radius = halfWidths[row];
    const made =
      halfHeights[row] > 0
        ? b2.b2CreatePolygonShape(body, shape, b2.b2MakeBox(halfWidths[row], halfHeights[row]))
        : b2.b2CreateCircleShape(body, shape, circle);
    rows.set(made.index1, row);
  }
  return body;
}
