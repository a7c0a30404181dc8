/** S4's motion: every object glides from one place to another in a set time (a linear tween), and back, for ever. */
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
import { placesOf } from './uneven-distributions.ts';

const SHORTEST = 20;
const LONGEST = 100;

/** Draws per object, in this order: size, x, y, duration in ticks, distance x (size, sign), distance y (size, sign), each per tick. */
export function tweening(crowd: Crowd, field: Field): Population {
  const random = new Random(crowd.seed);
  const boxes = new Float32Array(crowd.count * BOX_STRIDE);
  const tween = new Tween(crowd.count, field);
  const placeOf = placesOf(crowd, random);
  for (let row = 0; row < crowd.count; row++) {
    const size = sizeOf(crowd, random);
    const { x, y } = placeOf(row, field.width - size, field.height - size);
    const duration = random.whole(SHORTEST, LONGEST);
    const toX = within(x + random.velocity(crowd.speed) * duration, field.width - size);
    const toY = within(y + random.velocity(crowd.speed) * duration, field.height - size);
    placeBox(boxes, row, x, y, size, size);
    tween.set(row, { x, y, toX, toY, size, duration });
  }
  return { boxes, kinds: new Uint8Array(crowd.count), motion: tween };
}

function within(place: number, limit: number): number {
  return Math.min(limit, Math.max(0, place));
}

interface Journey {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  readonly size: number;
  readonly duration: number;
}

class Tween implements Motion {
  readonly recycles = false;
  readonly callsLibrary = false;
  readonly #from: Float32Array;
  readonly #distance: Float32Array;
  readonly #sizes: Float32Array;
  readonly #durations: Int32Array;
  /** Ticks since the start of the journey there and back. */
  readonly #elapsed: Int32Array;

  readonly #field: Field;

  constructor(count: number, field: Field) {
    this.#field = field;
    this.#from = new Float32Array(2 * count);
    this.#distance = new Float32Array(2 * count);
    this.#sizes = new Float32Array(count);
    this.#durations = new Int32Array(count);
    this.#elapsed = new Int32Array(count);
  }

  set(row: number, journey: Journey): void {
    this.#from[2 * row] = journey.x;
    this.#from[2 * row + 1] = journey.y;
    this.#distance[2 * row] = journey.toX - journey.x;
    this.#distance[2 * row + 1] = journey.toY - journey.y;
    this.#sizes[row] = journey.size;
    this.#durations[row] = journey.duration;
  }

  /** A thrown object glides as far as its velocity takes it in the time of its journey, and back; without one it rests. */
  thrown(boxes: Float32Array, throws: readonly Throw[]): Tween {
    const { height, width } = this.#field;
    const other = new Tween(this.#sizes.length, this.#field);
    other.#from.set(this.#from);
    other.#distance.set(this.#distance);
    other.#sizes.set(this.#sizes);
    other.#durations.set(this.#durations);
    other.#elapsed.set(this.#elapsed);
    for (const thrown of throws) {
      const [x = 0, y = 0] = boxes.subarray(BOX_STRIDE * thrown.row);
      const size = this.#sizes[thrown.row]!;
      const duration = this.#durations[thrown.row]!;
      const toX = within(x + thrown.x * duration, width - size);
      const toY = within(y + thrown.y * duration, height - size);
      other.set(thrown.row, { x, y, toX, toY, size, duration });
      other.#elapsed[thrown.row] = 0;
    }
    return other;
  }

  step(boxes: Float32Array): void {
    for (let row = 0; row < this.#sizes.length; row++) {
      const factor = this.#advance(row);
      const x = Math.fround(this.#from[2 * row]! + this.#distance[2 * row]! * factor);
      const y = Math.fround(this.#from[2 * row + 1]! + this.#distance[2 * row + 1]! * factor);
      const size = this.#sizes[row]!;
      placeBox(boxes, row, x, y, size, size);
    }
  }

  remember(): Memory {
    const elapsed = this.#elapsed.slice();
    return { bytes: elapsed.byteLength, recall: () => this.#elapsed.set(elapsed) };
  }

  /** How much of its motion the object has done one tick later, 0 to 1. */
  #advance(row: number): number {
    const duration = this.#durations[row]!;
    const elapsed = (this.#elapsed[row]! + 1) % (2 * duration);
    this.#elapsed[row] = elapsed;
    return (elapsed <= duration ? elapsed : 2 * duration - elapsed) / duration;
  }
}
