/** What the scenes of tests/scenes whose frames have one hash everywhere share: the hash, what it is of, and bodies that drift. */
import {
  type BodyId,
  box,
  type CastHit,
  capsule,
  circle,
  polygon,
  rowOf,
  type Shape,
  segment,
  TRANSFORM_STRIDE,
  type World,
} from 'quadrille/world';
import type { Random } from '../../../web/playground/engine/simulation/random.ts';

/** FNV-1a over 32-bit words. */
export class Hash {
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

  addNumbers(numbers: Iterable<number>): void {
    for (const number of numbers) this.addNumber(number);
  }

  get text(): string {
    return (this.#value >>> 0).toString(16).padStart(8, '0');
  }
}

/** Contacts, impacts and events of the last step. */
export function addLists(hash: Hash, world: World): void {
  for (const { a, b, partA, partB, normalX, normalY, points } of world.contacts()) {
    hash.addWords([rowOf(a), rowOf(b), partA, partB]);
    hash.addNumbers([normalX, normalY]);
    for (const { x, y, depth, feature } of points) {
      hash.addNumbers([x, y, depth]);
      hash.addWord(feature);
    }
  }
  for (const { bullet, other, part, otherPart, ...numbers } of world.impacts()) {
    hash.addWords([rowOf(bullet), rowOf(other)]);
    hash.addNumbers(Object.values(numbers));
    hash.addWords([part, otherPart]);
  }
  hash.addWords(world.enteredRows());
  hash.addWords(world.stayedRows());
  hash.addWords(Array.from(world.exitedIds(), (id) => rowOf(id as BodyId)));
  hash.addWords(world.departedRows());
}

/** All of a hit but its row. */
export function addHit(hash: Hash, hit: CastHit): void {
  const { id: _, part, movingPart, ...numbers } = hit;
  hash.addNumbers(Object.values(numbers));
  hash.addWords([part, movingPart]);
}

interface Drifter {
  readonly id: BodyId;
  /** Of x, y and angle. */
  readonly velocity: readonly [number, number, number];
}

/** Bodies of all kinds that drift and turn, as tests/scenes/README.md says. */
export class Drifters {
  readonly #world: World;
  readonly #random: Random;
  readonly #size: readonly [number, number];
  readonly #all: Drifter[] = [];

  constructor(
    world: World,
    random: Random,
    { width, height }: { readonly width: number; readonly height: number },
  ) {
    this.#world = world;
    this.#random = random;
    this.#size = [width, height];
  }

  id(i: number): BodyId {
    return this.#all[i]!.id;
  }

  drawIndex(): number {
    return this.#random.whole(0, this.#all.length - 1);
  }

  /** Adds body i, which is not there. */
  draw(i: number): void {
    const random = this.#random;
    const shape = this.#drawShape();
    const [x, y, angle] = [...this.#size, 6].map((most) => most * random.unit());
    const velocity = [4 * random.unit() - 2, 4 * random.unit() - 2, random.unit() / 4 - 1 / 8];
    const form =
      i % 6 === 2
        ? { parts: [{ shape }, { shape: box(12, 4), x: 10, y: 3, angle: 1 }] }
        : { shape };
    const flags = { static: i % 4 === 0, sensor: i % 7 === 0, bullet: i % 5 === 1 };
    const id = this.#world.insert({ ...form, x, y, angle, ...flags });
    this.#all[i] = { id, velocity: velocity.map(Math.fround) as [number, number, number] };
  }

  move(): void {
    const { transforms } = this.#world;
    this.#all.forEach(({ id, velocity }, i) => {
      if (i % 4 === 0) return;
      const at = TRANSFORM_STRIDE * rowOf(id);
      const speed = i % 5 === 1 ? 16 : 1;
      transforms[at]! += speed * velocity[0];
      transforms[at + 1]! += speed * velocity[1];
      transforms[at + 2]! += velocity[2];
    });
  }

  /** Removes a body, and adds another one in its place. Returns its number. */
  replaceOne(): number {
    const i = this.drawIndex();
    this.#world.remove(this.id(i));
    this.draw(i);
    return i;
  }

  #drawShape(): Shape {
    const kind = this.#random.whole(0, 4);
    const size = this.#random.whole(4, 16);
    const half = size / 2;
    if (kind === 0) return circle(half);
    if (kind === 1) return box(size, half);
    if (kind === 2) return capsule(size, size / 4);
    if (kind === 3) return segment(-size, 0, size, half);
    return polygon([-size, 0, 0, -size, size, 0, half, size, -half, size]);
  }
}
