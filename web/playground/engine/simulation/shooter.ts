/**
 * S3's motion, a shoot-'em-up: enemies enter from the right, every fourth object is a shot that flies in from the left. All
 * are made off-screen (S3.5). A shot that meets an enemy on the screen ends with it: where their shapes overlap, if they have other shapes than
 * boxes. What has ended, or has left the screen for good, is recycled (S3.8, S3.9).
 */
import type { View } from 'quadrille';
import { overlap } from '../oracle.ts';
import { FORM_STRIDE, writeForm } from '../shapes/forms.ts';
import { FormTest } from '../shapes/overlap.ts';
import { sizeOf } from './distribution.ts';
import {
  BOX_STRIDE,
  type Crowd,
  type Field,
  type Memory,
  type Motion,
  type Population,
  placeBox,
  type Throw,
} from './motion.ts';
import { Random } from './random.ts';

const ENEMY = 0;
const SHOT = 1;
const SHOT_EVERY = 4;
const DRIFT = 2;

export function shooting(crowd: Crowd, field: Field): Population {
  const shooter = new Shooter(crowd, field);
  const boxes = new Float32Array(crowd.count * BOX_STRIDE);
  shooter.begin(boxes);
  return { boxes, kinds: shooter.kinds, motion: shooter };
}

class Shooter implements Motion {
  readonly recycles = true;
  readonly callsLibrary = false;
  readonly kinds: Uint8Array;
  readonly #velocities: Float32Array;
  /** 1 for each row that ends in the next tick. */
  readonly #ending: Uint8Array;
  /** Of the rows that were last asked about. */
  readonly #forms: Float32Array;
  readonly #crowd: Crowd;
  readonly #field: Field;
  #random: Random;
  /** How many ticks there have been: the shapes turn. */
  #frame = 0;

  constructor(crowd: Crowd, field: Field) {
    this.#crowd = crowd;
    this.#field = field;
    this.#random = new Random(crowd.seed);
    this.kinds = Uint8Array.from({ length: crowd.count }, (_, row) =>
      row % SHOT_EVERY === 0 ? SHOT : ENEMY,
    );
    this.#velocities = new Float32Array(2 * crowd.count);
    this.#ending = new Uint8Array(crowd.count);
    this.#forms = new Float32Array(FORM_STRIDE * crowd.count);
  }

  /** The first picture: some are on the screen already, others wait outside. */
  begin(boxes: Float32Array): void {
    for (let row = 0; row < this.kinds.length; row++) this.#enter(boxes, row, this.#field.width);
  }

  meet(boxes: Float32Array, pairs: View<Uint32Array>): void {
    const shapes = this.#crowd.shape === 'box' ? undefined : new FormTest(boxes, this.#forms);
    for (let i = 0; i < pairs.length; i += 2) {
      const [a, b] = [pairs[i]!, pairs[i + 1]!];
      if (this.kinds[a] === this.kinds[b]) continue;
      // Shared edges never count, whatever the tree counts: the same link shows the same scene with any tree.
      if (!overlap(boxes, a * BOX_STRIDE, b * BOX_STRIDE, false)) continue;
      if (!this.#isOnScreen(boxes, a) || !this.#isOnScreen(boxes, b)) continue;
      if (shapes && !this.#overlapIn(shapes, a, b)) continue;
      this.#ending[a] = 1;
      this.#ending[b] = 1;
    }
  }

  step(boxes: Float32Array, outsiders: View<Uint32Array>): void {
    this.#markLeaving(boxes, outsiders);
    for (let row = 0; row < this.kinds.length; row++) {
      if (this.#ending[row] === 1) this.#enter(boxes, row, 0);
      else this.#fly(boxes, row);
    }
    this.#ending.fill(0);
    this.#frame++;
  }

  thrown(_: Float32Array, throws: readonly Throw[]): Shooter {
    const other = new Shooter(this.#crowd, this.#field);
    other.#velocities.set(this.#velocities);
    other.#random = this.#random.clone();
    other.#frame = this.#frame;
    for (const { row, x, y } of throws) other.#velocities.set([x, y], 2 * row);
    return other;
  }

  remember(): Memory {
    const velocities = this.#velocities.slice();
    const random = this.#random.clone();
    const frame = this.#frame;
    return {
      bytes: velocities.byteLength + Random.BYTES,
      recall: () => {
        this.#velocities.set(velocities);
        this.#random = random.clone();
        this.#frame = frame;
      },
    };
  }

  /** By brute force, of few shapes: what `World` says of those that only touch depends on the tree's options. */
  #overlapIn(shapes: FormTest, a: number, b: number): boolean {
    const scene = { settings: this.#crowd, kinds: this.kinds, frame: this.#frame };
    writeForm(this.#forms, a, scene);
    writeForm(this.#forms, b, scene);
    return shapes.overlap(a, b) === true;
  }

  /** By row and not in the order the tree lists them, so that the same link shows the same scene with any tree. */
  #markLeaving(boxes: Float32Array, outsiders: View<Uint32Array>): void {
    for (let i = 0; i < outsiders.length; i++) {
      const row = outsiders[i]!;
      if (this.#headsAway(boxes, row)) this.#ending[row] = 1;
    }
  }

  #isOnScreen(boxes: Float32Array, row: number): boolean {
    const at = row * BOX_STRIDE;
    const { width, height } = this.#field;
    return (
      boxes[at]! < width && boxes[at + 1]! < height && boxes[at + 2]! > 0 && boxes[at + 3]! > 0
    );
  }

  #headsAway(boxes: Float32Array, row: number): boolean {
    return (
      beyond(boxes, row * BOX_STRIDE, this.#velocities[2 * row]!, this.#field.width) ||
      beyond(boxes, row * BOX_STRIDE + 1, this.#velocities[2 * row + 1]!, this.#field.height)
    );
  }

  /** Draws per entrance, in this order: size, distance in x, place in y, velocity x, drift y (enemies only). */
  #enter(boxes: Float32Array, row: number, advance: number): void {
    const random = this.#random;
    const { maxSize, speed } = this.#crowd;
    const { width, height } = this.#field;
    const size = sizeOf(this.#crowd, random);
    const distance = random.whole(1, Math.floor(width / 4) + advance) - advance;
    const y = random.whole(0, height - maxSize - 1);
    if (this.kinds[row] === SHOT) {
      placeBox(boxes, row, -size - distance, y, size, Math.ceil(size / 3));
      this.#velocities[2 * row] = random.whole(Math.ceil(speed / 2), speed);
      this.#velocities[2 * row + 1] = 0;
    } else {
      placeBox(boxes, row, width + distance, y, size, size);
      this.#velocities[2 * row] = -random.whole(1, Math.ceil(speed / 2));
      this.#velocities[2 * row + 1] = random.whole(-DRIFT, DRIFT);
    }
  }

  #fly(boxes: Float32Array, row: number): void {
    const at = row * BOX_STRIDE;
    const x = this.#velocities[2 * row]!;
    const y = this.#velocities[2 * row + 1]!;
    boxes[at] = boxes[at]! + x;
    boxes[at + 1] = boxes[at + 1]! + y;
    boxes[at + 2] = boxes[at + 2]! + x;
    boxes[at + 3] = boxes[at + 3]! + y;
  }
}

/** Whether a box is past one end of an axis and moves further off. */
function beyond(boxes: Float32Array, low: number, velocity: number, limit: number): boolean {
  return (boxes[low + 2]! < 0 && velocity < 0) || (boxes[low]! > limit && velocity > 0);
}
