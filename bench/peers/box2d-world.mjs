import load from 'box2d3-wasm';

let loading;

/** The module, loaded once. */
export function loadBox2d() {
  loading ??= load();
  return loading;
}

/** A world in which nothing moves by itself. */
export function makeWorld(b2) {
  const definition = b2.b2DefaultWorldDef();
  definition.gravity.Set(0, 0);
  definition.enableSleep = false;
  definition.enableContinuous = false;
  return b2.b2CreateWorld(definition);
}

/**
 * One body that a game moves for each box, with one shape, which may be a sensor. Bodies that are static answer queries more slowly once
 * they have moved.
 *
 * @returns the bodies, and the row of a box by the index of its shape
 */
export function makeBoxes(b2, world, boxes, { sensors = false, margin = 0 } = {}) {
  const body = b2.b2DefaultBodyDef();
  const shape = b2.b2DefaultShapeDef();
  body.type = b2.b2BodyType.b2_kinematicBody;
  shape.isSensor = sensors;
  shape.enableSensorEvents = sensors;
  const rows = [];
  const bodies = Array.from({ length: boxes.length / 4 }, (_, row) => {
    const [minX, minY, maxX, maxY] = boxes.subarray(4 * row, 4 * row + 4);
    body.position.Set((minX + maxX) / 2, (minY + maxY) / 2);
    const id = b2.b2CreateBody(world, body);
    const box = b2.b2MakeBox((maxX - minX) / 2 + margin, (maxY - minY) / 2 + margin);
    rows[b2.b2CreatePolygonShape(id, shape, box).index1] = row;
    box.delete();
    return id;
  });
  return { bodies, rows };
}

/** Moves those bodies of `makeBoxes` whose boxes moved; `known` are the boxes before, which become those of now. */
export function moveBoxes(b2, bodies, boxes, known) {
  const centre = new b2.b2Vec2(0, 0);
  const upright = b2.b2MakeRot(0);
  for (let row = 0, k = 0; row < bodies.length; row++, k += 4) {
    if (boxes[k] === known[k] && boxes[k + 1] === known[k + 1]) continue;
    centre.Set((boxes[k] + boxes[k + 2]) / 2, (boxes[k + 1] + boxes[k + 3]) / 2);
    b2.b2Body_SetTransform(bodies[row], centre, upright);
  }
  known.set(boxes);
  upright.delete();
  centre.delete();
}
