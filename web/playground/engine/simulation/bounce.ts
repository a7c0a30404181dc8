/** S2's motion: a whole velocity per axis, elastic at the frame, and through other objects, unless they are obstacles. */
import type { Settings } from '../../state/parameters.ts';
import type { CollisionSolver } from './collision-solver.ts';
import { evenly, type PlacesOf, sizeOf } from './distribution.ts';
import type { Scene } from './edits.ts';
import {
  BOX_STRIDE,
  type Crowd,
  type Field,
  type Memory,
  type Motion,
  moved,
  type Population,
  placeBox,
} from './motion.ts';
import { Random } from './random.ts';

/** What stops the objects of a scene, and who computes it, unless nothing does: the solver may serve one scene after another. */
export interface Collisions {
  readonly response: Settings['response'];
  readonly solver: CollisionSolver | undefined;
}

/**
 * Draws per object, in this order: size, x, y, velocity x (size, sign), velocity y (size, sign). What other distributions draw
 * is in `uneven-distributions.ts`. Only objects that pass through each other need no solver.
 */
export function bouncing(
  crowd: Crowd,
  field: Field,
  solver?: CollisionSolver,
  placesOf: PlacesOf = evenly,
): Population {
  const random = new Random(crowd.seed);
  const boxes = new Float32Array(crowd.count * BOX_STRIDE);
  const velocities = new Float32Array(crowd.count * 2);
  const placeOf = placesOf(crowd, random);
  for (let row = 0; row < crowd.count; row++) {
    const size = sizeOf(crowd, random);
    const [mostX, mostY] = [field.width - crowd.maxSize - 1, field.height - crowd.maxSize - 1];
    const { x, y } = placeOf(row, mostX, mostY);
    placeBox(boxes, row, x, y, size, size);
    velocities[2 * row] = random.velocity(crowd.speed);
    velocities[2 * row + 1] = random.velocity(crowd.speed);
  }
  const scene = { boxes, velocities, kinds: new Uint8Array(crowd.count) };
  return bouncingOn(scene, field, { response: crowd.response, solver });
}

/** A scene that goes on from how it stands. */
export function bouncingOn(
  { boxes, velocities, kinds }: Scene,
  field: Field,
  { response, solver }: Collisions,
): Population {
  if (response === 'through') return { boxes, kinds, motion: new Passing(velocities, field) };
  if (!solver) throw new Error('objects that collide need a solver');
  return { boxes, kinds, motion: new Colliding(velocities, kinds, response, solver) };
}

abstract class Bounce {
  readonly recycles = false;
  readonly velocities: Float32Array;

  constructor(velocities: Float32Array) {
    this.velocities = velocities;
  }

  remember(): Memory {
    const velocities = this.velocities.slice();
    return { bytes: velocities.byteLength, recall: () => this.velocities.set(velocities) };
  }
}

class Passing extends Bounce implements Motion {
  readonly callsLibrary = false;
  readonly #field: Field;

  constructor(velocities: Float32Array, field: Field) {
    super(velocities);
    this.#field = field;
  }

  step(boxes: Float32Array): void {
    for (let at = 0, axis = 0; at < boxes.length; at += BOX_STRIDE, axis += 2) {
      this.#along(boxes, at, axis, this.#field.width);
      this.#along(boxes, at + 1, axis + 1, this.#field.height);
    }
  }

  #along(boxes: Float32Array, low: number, axis: number, limit: number): void {
    const size = boxes[low + 2]! - boxes[low]!;
    const min = moved(boxes[low]!, size, this.velocities, axis, limit);
    boxes[low] = min;
    boxes[low + 2] = min + size;
  }
}

class Colliding extends Bounce implements Motion {
  readonly callsLibrary = true;
  readonly #kinds: Uint8Array;
  readonly #response: Exclude<Settings['response'], 'through'>;
  readonly #solver: CollisionSolver;

  constructor(
    velocities: Float32Array,
    kinds: Uint8Array,
    response: Exclude<Settings['response'], 'through'>,
    solver: CollisionSolver,
  ) {
    super(velocities);
    this.#kinds = kinds;
    this.#response = response;
    this.#solver = solver;
  }

  step(boxes: Float32Array): void {
    this.#solver.step(boxes, this.velocities, this.#kinds, this.#response);
  }
}
