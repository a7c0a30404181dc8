import { BoxShape, CircleShape, World } from 'planck';
import { filters } from '../../bodies/scenes.mjs';

/**
 * Sensors on dynamic bodies, since it pairs no others; a step then finds contacts, and moves nothing.
 *
 * @type {import('../../bodies/body-implementation.d.ts').BodyImplementation}
 */
export const planck = {
  name: 'planck, late',
  kind: 'package',
  note: 'which sensors overlap, those that begin to one frame late; no contacts',
  tolerance: 0.05, // boxes have a skin
  isLate: true,
  most: 1_000,
  async init(scene) {
    const world = new World({
      gravity: { x: 0, y: 0 },
      allowSleep: false,
      continuousPhysics: false,
    });
    const bodies = Array.from({ length: scene.count }, (_, row) => makeBody(world, scene, row));
    const position = { x: 0, y: 0 };
    let touching = [];
    return {
      frame(positions) {
        for (const row of scene.moving) {
          position.x = positions[3 * row];
          position.y = positions[3 * row + 1];
          bodies[row].setTransform(position, positions[3 * row + 2]);
        }
        world.step(1 / 60, 1, 1);
        touching = [];
        for (let contact = world.getContactList(); contact; contact = contact.getNext())
          if (contact.isTouching()) touching.push(contact);
      },
      pairs: () =>
        touching.map((contact) =>
          [contact.getFixtureA(), contact.getFixtureB()].map((fixture) =>
            fixture.getBody().getUserData(),
          ),
        ),
      dispose() {},
    };
  },
};

function makeBody(world, { halfWidths, halfHeights, isStatic, roles, positions }, row) {
  const [x, y, angle] = positions[0].subarray(3 * row);
  const type = isStatic[row] ? 'static' : 'dynamic';
  const body = world.createBody({ type, position: { x, y }, angle, userData: row });
  const shape =
    halfHeights[row] > 0
      ? new BoxShape(halfWidths[row], halfHeights[row])
      : new CircleShape(halfWidths[row]);
  const { category, mask } = filters[roles[row]];
  const filter = { filterCategoryBits: category, filterMaskBits: mask };
  body.createFixture({ shape, isSensor: true, ...filter });
  return body;
}
