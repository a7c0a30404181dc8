import initNape from '@newkrok/nape-js/js/libs/nape-js.module.js';
import { filters } from '../../bodies/scenes.mjs';
import { TouchingPairs } from '../../bodies/touching-pairs.mjs';

/**
 * Sensors on kinematic bodies, which listeners are told of. It tells some ends one step late: a second step in the same frame, in which
 * nothing has moved, delivers them.
 *
 * @type {import('../../bodies/body-implementation.d.ts').BodyImplementation}
 */
export const nape = {
  name: 'nape-js, sensors',
  kind: 'package',
  note: 'which sensors begin and cease to overlap; two steps a frame; no contacts',
  tolerance: 0.001,
  most: 1_000,
  async init(scene) {
    const engine = load();
    const { callbacks, geom, space: spaces } = engine;
    const space = new spaces.Space(new geom.Vec2(0, 0));
    const rows = new Map();
    const bodies = Array.from({ length: scene.count }, (_, row) => {
      const body = makeBody(engine, scene, row);
      rows.set(body, row);
      body.set_space(space);
      return body;
    });
    const touching = new TouchingPairs(scene.count);
    const listen = (event, take) => {
      const bodyType = callbacks.CbType.get_ANY_BODY();
      const listener = new callbacks.InteractionListener(
        event,
        callbacks.InteractionType.get_SENSOR(),
        bodyType,
        bodyType,
        (callback) => take(rows.get(callback.get_int1()), rows.get(callback.get_int2())),
      );
      listener.set_space(space);
    };
    listen(callbacks.CbEvent.get_BEGIN(), (a, b) => touching.add(a, b));
    listen(callbacks.CbEvent.get_END(), (a, b) => touching.delete(a, b));
    return {
      frame(positions) {
        for (const row of scene.moving) {
          bodies[row].get_position().setxy(positions[3 * row], positions[3 * row + 1]);
          if (scene.halfHeights[row] > 0) bodies[row].set_rotation(positions[3 * row + 2]);
        }
        space.step(1 / 60, 1, 1);
        space.step(1 / 60, 1, 1);
      },
      pairs: () => touching,
      dispose: () => space.clear(),
    };
  },
};

function makeBody(engine, { halfWidths, halfHeights, isStatic, roles, positions }, row) {
  const { dynamics, geom, phys, shape: shapes } = engine;
  const [x, y, angle] = positions[0].subarray(3 * row);
  const type = isStatic[row] ? phys.BodyType.get_STATIC() : phys.BodyType.get_KINEMATIC();
  const body = new phys.Body(type, new geom.Vec2(x, y));
  const shape =
    halfHeights[row] > 0
      ? new shapes.Polygon(shapes.Polygon.box(2 * halfWidths[row], 2 * halfHeights[row]))
      : new shapes.Circle(halfWidths[row]);
  const { category, mask } = filters[roles[row]];
  shape.set_sensorEnabled(true);
  shape.set_filter(new dynamics.InteractionFilter(1, -1, category, mask));
  body.get_shapes().add(shape);
  body.set_rotation(angle);
  return body;
}

/** It is made for script tags: it defines itself as a member of the window. */
function load() {
  const isBrowser = 'window' in globalThis;
  if (!isBrowser) globalThis.window = globalThis;
  initNape();
  const { nape: engine } = globalThis;
  delete globalThis.define;
  delete globalThis.nape;
  if (!isBrowser) delete globalThis.window;
  return engine;
}
