/** S2's motion: a whole velocity per axis, elastic at the frame; objects pass through each other. */
import type { Scene } from './edits.ts';
import {
  BOX_STRIDE,
  type Crowd,
  type Field,
  type Memory,
  type Motion,
  type Population,
  placeBox,
} from './motion.ts';
import { Random } from './random.ts';

/** Draws per object, in this order: size, x, y, velocity x (size, sign), velocity y (size, sign). */
export function bouncing(crowd: Crowd, field: Field): Population {
  const random = new Random(crowd.seed);
  const boxes = new Float32Array(crowd.count * BOX_STRIDE);
  const velocities = new Float32Array(crowd.count * 2);
  for (let row = 0; row < crowd.count; row++) {
    const size = random.whole(crowd.minSize, crowd.maxSize);
    const x = random.whole(0, field.width - crowd.maxSize - 1);
    const y = random.whole(0, field.height - crowd.maxSize - 1);
    placeBox(boxes, row, x, y, size, size);
    velocities[2 * row] = random.velocity(crowd.speed);
    velocities[2 * row + 1] = random.velocity(crowd.speed);
  }
  return bouncingOn({ boxes, velocities, kinds: new Uint8Array(crowd.count) }, field);
}

/** A scene that goes on from how it stands. */
export function bouncingOn({ boxes, velocities, kinds }: Scene, field: Field): Population {
  return { boxes, kinds, motion: new Bounce(velocities, field) };
}

class Bounce implements Motion {
  readonly recycles = false;
  readonly velocities: Float32Array;
  readonly #field: Field;

  constructor(velocities: Float32Array, field: Field) {
    this.velocities = velocities;
    this.#field = field;
  }

  step(boxes: Float32Array): void {
    for (let at = 0, axis = 0; at < boxes.length; at += BOX_STRIDE, axis += 2) {
      this.#along(boxes, at, axis, this.#field.width);
      this.#along(boxes, at + 1, axis + 1, this.#field.height);
    }
  }

  remember(): Memory {
    const velocities = this.velocities.slice();
    return { bytes: velocities.byteLength, recall: () => this.velocities.set(velocities) };
  }

  /** One axis of one box: past the frame it is set back onto the frame and turned round (S2.24). */
  #along(boxes: Float32Array, low: number, axis: number, limit: number): void {
    const velocity = this.velocities[axis]!;
    const size = boxes[low + 2]! - boxes[low]!;
    let min = boxes[low]! + velocity;
    if (min < 0) {
      min = 0;
      this.velocities[axis] = -velocity;
    } else if (min + size > limit) {
      min = limit - size;
      this.velocities[axis] = -velocity;
    }
    boxes[low] = min;
    boxes[low + 2] = min + size;
  }
}
