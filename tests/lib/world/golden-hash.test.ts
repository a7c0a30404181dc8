/** The frames of tests/scenes/world.json, whose hash C++ computes too: the same results everywhere, to the bit. */
import {
  BODY_HIT_STRIDE,
  BodyHitField,
  type BodyId,
  box,
  CONTACT_STRIDE,
  ContactField,
  capsule,
  circle,
  polygon,
  rowOf,
  type Shape,
  segment,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';
import { expect, test } from 'vitest';
import { Random } from '../../../web/playground/engine/simulation/random.ts';
import scene from '../../scenes/world.json';

/** FNV-1a over 32-bit words. */
class Hash {
  #value = 0x811c9dc5;
  readonly #number = new Float32Array(1);
  readonly #bits = new Uint32Array(this.#number.buffer);

  addWord(word: number): void {
    this.#value = Math.imul(this.#value ^ word, 0x01000193);
  }

  addWords(words: Iterable<number>): void {
    for (const word of words) this.addWord(word);
  }

  addNumber(number: number): void {
    this.#number[0] = number;
    this.addWord(this.#bits[0]!);
  }

  get text(): string {
    return (this.#value >>> 0).toString(16).padStart(8, '0');
  }
}

interface Mover {
  readonly id: BodyId;
  /** Of x, y and angle. */
  readonly velocity: readonly [number, number, number];
}

function drawShape(random: Random): Shape {
  const kind = random.whole(0, 4);
  const size = random.whole(4, 16);
  const half = size / 2;
  if (kind === 0) return circle(half);
  if (kind === 1) return box(size, half);
  if (kind === 2) return capsule(size, size / 4);
  if (kind === 3) return segment(-size, 0, size, half);
  return polygon([-size, 0, 0, -size, size, 0, half, size, -half, size]);
}

/** As tests/scenes/README.md says. */
function draw(world: World, random: Random, i: number): Mover {
  const shape = drawShape(random);
  const [x, y, angle] = [scene.width, scene.height, 6].map((most) => most * random.unit());
  const velocity = [4 * random.unit() - 2, 4 * random.unit() - 2, random.unit() / 4 - 1 / 8];
  const form =
    i % 6 === 2 ? { parts: [{ shape }, { shape: box(12, 4), x: 10, y: 3, angle: 1 }] } : { shape };
  const flags = { static: i % 4 === 0, sensor: i % 7 === 0, bullet: i % 5 === 1 };
  const id = world.insert({ ...form, x, y, angle, ...flags });
  return { id, velocity: velocity.map(Math.fround) as [number, number, number] };
}

function frame(world: World, random: Random, movers: Mover[]): void {
  const { transforms } = world;
  movers.forEach(({ id, velocity }, i) => {
    if (i % 4 === 0) return;
    const at = TRANSFORM_STRIDE * rowOf(id);
    const speed = i % 5 === 1 ? 16 : 1;
    transforms[at]! += speed * velocity[0];
    transforms[at + 1]! += speed * velocity[1];
    transforms[at + 2]! += velocity[2];
  });
  const replaced = random.whole(0, scene.bodies - 1);
  world.remove(movers[replaced]!.id);
  movers[replaced] = draw(world, random, replaced);
  world.step();
}

const CAST = box(20, 12);

const bounds = { x: 0, y: 0, width: scene.width, height: scene.height };

test(`${scene.frames} frames have the hash ${scene.hash}`, { tags: ['thorough'] }, async () => {
  using world = await World.create({ bounds });
  const random = new Random(scene.seed);
  const movers = Array.from({ length: scene.bodies }, (_, i) => draw(world, random, i));
  const hash = new Hash();
  for (let i = 0; i < scene.frames; i++) {
    frame(world, random, movers);
    for (const { a, b, partA, partB, normalX, normalY, points } of world.contacts()) {
      hash.addWords([rowOf(a), rowOf(b), partA, partB]);
      hash.addNumber(normalX);
      hash.addNumber(normalY);
      for (const { x, y, depth, feature } of points) {
        hash.addNumber(x);
        hash.addNumber(y);
        hash.addNumber(depth);
        hash.addWord(feature);
      }
    }
    for (const { bullet, other, part, otherPart, ...numbers } of world.impacts()) {
      hash.addWords([rowOf(bullet), rowOf(other)]);
      for (const number of Object.values(numbers)) hash.addNumber(number);
      hash.addWords([part, otherPart]);
    }
    hash.addWords(world.enteredRows());
    hash.addWords(world.stayedRows());
    hash.addWords(Array.from(world.exitedIds(), (id) => rowOf(id as BodyId)));
    hash.addWords(world.departedRows());
    if (i % 10 > 0) continue;
    hash.addWords(world.queryRows(100, 100, 200, 150));
    const hits = world.raycastAllRows(0, 0, scene.width, scene.height);
    for (let at = BodyHitField.Fraction; at < hits.length; at += BODY_HIT_STRIDE) {
      hash.addNumber(hits[at]!);
    }
    const { width, height } = scene;
    const casts = world.castAll(CAST, { y: height, angle: 1 }, width, -height);
    for (const { id: _, part, movingPart, ...numbers } of casts) {
      for (const number of Object.values(numbers)) hash.addNumber(number);
      hash.addWords([part, movingPart]);
    }
  }
  expect(hash.text).toBe(scene.hash);
});

test('each fast form has what its friendly form has', async () => {
  using world = await World.create({ bounds });
  const random = new Random(7);
  const movers = Array.from({ length: scene.bodies }, (_, i) => draw(world, random, i));
  let contacts = 0;
  for (let i = 0; i < 200; i++) {
    frame(world, random, movers);
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
