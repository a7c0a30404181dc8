/** The frames of tests/scenes/world.json, whose hash C++ computes too: the same results everywhere, to the bit. */
import {
  BODY_HIT_STRIDE,
  BodyHitField,
  box,
  CONTACT_STRIDE,
  ContactField,
  rowOf,
  World,
} from 'quadrille/world';
import { expect, test } from 'vitest';
import { Random } from '../../../web/playground/engine/simulation/random.ts';
import scene from '../../scenes/world.json';
import { addHit, addLists, Drifters, Hash } from './golden-frames.ts';

function drawDrifters(world: World, random: Random): Drifters {
  const drifters = new Drifters(world, random, scene);
  for (let i = 0; i < scene.bodies; i++) drifters.draw(i);
  return drifters;
}

/** As tests/scenes/README.md says. */
function frame(world: World, drifters: Drifters): void {
  drifters.move();
  drifters.replaceOne();
  world.step();
}

const CAST = box(20, 12);

const bounds = { x: 0, y: 0, width: scene.width, height: scene.height };

test(`${scene.frames} frames have the hash ${scene.hash}`, { tags: ['thorough'] }, async () => {
  using world = await World.create({ bounds });
  const drifters = drawDrifters(world, new Random(scene.seed));
  const hash = new Hash();
  for (let i = 0; i < scene.frames; i++) {
    frame(world, drifters);
    addLists(hash, world);
    if (i % 10 > 0) continue;
    hash.addWords(world.queryRows(100, 100, 200, 150));
    const hits = world.raycastAllRows(0, 0, scene.width, scene.height);
    for (let at = BodyHitField.Fraction; at < hits.length; at += BODY_HIT_STRIDE) {
      hash.addNumber(hits[at]!);
    }
    const { width, height } = scene;
    for (const hit of world.castAll(CAST, { y: height, angle: 1 }, width, -height)) {
      addHit(hash, hit);
    }
  }
  expect(hash.text).toBe(scene.hash);
});

test('each fast form has what its friendly form has', async () => {
  using world = await World.create({ bounds });
  const random = new Random(7);
  const drifters = drawDrifters(world, random);
  let contacts = 0;
  for (let i = 0; i < 200; i++) {
    frame(world, drifters);
    for (const [friendly, fast] of [
      ['pairs', 'pairRows'],
      ['entered', 'enteredRows'],
      ['stayed', 'stayedRows'],
    ] as const) {
      const rows = Array.from(world[friendly](), ({ a, b }) => [rowOf(a), rowOf(b)]);
      expect(Array.from(world[fast]())).toEqual(rows.flat());
    }
    const exited = world.exited().map(({ a, b }) => [a, b]);
    expect(Array.from(world.exitedIds())).toEqual(exited.flat());
    expect(Array.from(world.departedRows())).toEqual(world.departed().map(rowOf));
    const numbers = Array.from(
      world.contacts(),
      ({ a, b, normalX, normalY, depth, points, partA, partB }) => {
        const [first, second = { x: 0, y: 0, depth: 0, feature: 0 }] = points;
        const ofPoints = [first, second].flatMap((point) => Object.values(point) as number[]);
        return [
          rowOf(a),
          rowOf(b),
          normalX,
          normalY,
          depth,
          points.length,
          ...ofPoints,
          partA,
          partB,
        ];
      },
    );
    expect(Array.from(world.contactRows())).toEqual(numbers.flat());
    contacts += numbers.length;
  }
  expect(contacts).toBeGreaterThan(100);
  expect(Object.keys(ContactField)).toHaveLength(CONTACT_STRIDE);
});
