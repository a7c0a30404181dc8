import { KeptPairs } from '../kept-pairs.mjs';
import { loadBox2d, makeBoxes, makeWorld, moveBoxes } from './box2d-world.mjs';

/** Sizes change by rounding as boxes move; shapes do not, so they are this much larger, in world units. */
const margin = 0.002;

/**
 * The package exports no tree, only its world: sensors on kinematic bodies, whose events a set keeps.
 * Both sensors of a pair report it; the event of the smaller row counts.
 */
export const box2d = {
  name: 'box2d3-wasm + set',
  kind: 'package',
  most: 10_000,
  defersWork: true,
  async init(scene) {
    const b2 = await loadBox2d();
    const boxes = scene.boxes.slice();
    const known = boxes.slice();
    const world = makeWorld(b2);
    const { bodies, rows } = makeBoxes(b2, world, boxes, { sensors: true, margin });
    const kept = new KeptPairs(scene.count);
    let pairs;
    const frame = () => {
      moveBoxes(b2, bodies, boxes, known);
      b2.b2World_Step(world, 1 / 60, 1);
      readEvents(b2.b2World_GetSensorEvents(world), rows, kept);
      pairs = kept.overlapping(boxes);
      return pairs.count;
    };
    const dispose = () => b2.b2DestroyWorld(world);
    return { boxes: () => boxes, frame, pairs: () => pairs, dispose };
  },
};

function readEvents(events, rows, kept) {
  for (let i = 0; i < events.beginCount; i++) {
    const { sensorShapeId, visitorShapeId } = events.GetBeginEvent(i);
    const sensor = rows[sensorShapeId.index1];
    const visitor = rows[visitorShapeId.index1];
    if (sensor < visitor) kept.add(sensor, visitor);
  }
  for (let i = 0; i < events.endCount; i++) {
    const { sensorShapeId, visitorShapeId } = events.GetEndEvent(i);
    kept.delete(rows[sensorShapeId.index1], rows[visitorShapeId.index1]);
  }
  events.delete();
}
