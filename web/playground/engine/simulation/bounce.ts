/** S2's motion: a whole velocity per axis, elastic at the frame, and through other objects, unless they are obstacles. */
import type { CollisionSolver } from './collision-solver.ts';
import { evenly, type PlacesOf, sizeOf } from './distribution.ts';
import type { Scene } from './edits.ts';
import {
  BOX_STRIDE,
  BULLET,
  type Crowd,
  type Field,
  type Memory,
  type Motion,
  moved,
  type Population,
  placeBox,
  SENSOR,
} from './motion.ts';
import { Random } from './random.ts';

/** A bullet is this many times as fast as others, ... */
const BULLET_SPEED = 24;
/** ... and this many times smaller. */
const BULLET_SIZE = 4;

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
  const kinds = new Uint8Array(crowd.count);
  // With one object, that is the bullet.
  if (crowd.roles) kinds.subarray(-2).set([SENSOR, BULLET].slice(-crowd.count));
  const placeOf = placesOf(crowd, random);
  for (let row = 0; row < crowd.count; row++) {
    const drawn = sizeOf(crowd, random);
    const size = kinds[row] === BULLET ? Math.max(1, Math.floor(drawn / BULLET_SIZE)) : drawn;
    const [mostX, mostY] = [field.width - crowd.maxSize - 1, field.height - crowd.maxSize - 1];
    const { x, y } = placeOf(row, mostX, mostY);
    placeBox(boxes, row, x, y, size, size);
    const pace = paceOf(kinds[row]);
    velocities[2 * row] = pace * random.velocity(crowd.speed);
    velocities[2 * row + 1] = pace * random.velocity(crowd.speed);
  }
  const scene = { boxes, velocities, kinds };
  return bouncingOn(scene, field, crowd, solver);
}

/** How many times as fast as it was drawn an object of a kind is. */
function paceOf(kind: number | undefined): number {
  if (kind === SENSOR) return 0;
  return kind === BULLET ? BULLET_SPEED : 1;
}

/** A scene that goes on from how it stands. */
export function bouncingOn(
  scene: Scene,
  field: Field,
  crowd: Crowd,
  solver?: CollisionSolver,
): Population {
  const { boxes, kinds } = scene;
  return { boxes, kinds, motion: new Bounce(scene, field, crowd, solver) };
}

class Bounce implements Motion {
  readonly recycles = false;
  readonly velocities: Float32Array;
  readonly #kinds: Uint8Array;
  readonly #field: Field;
  readonly #crowd: Crowd;
  /** Computes collisions, maybe for one scene after another; undefined where nothing stops objects. */
  readonly #solver: CollisionSolver | undefined;

  constructor(
    { velocities, kinds }: Scene,
    field: Field,
    crowd: Crowd,
    solver: CollisionSolver | undefined,
  ) {
    this.velocities = velocities;
    this.#kinds = kinds;
    this.#field = field;
    this.#crowd = crowd;
    this.#solver = solver;
  }

  get callsLibrary(): boolean {
    return this.#crowd.response !== 'through';
  }

  /** The one tick of all bouncing objects, whatever stops them. */
  step(boxes: Float32Array): void {
    const { response } = this.#crowd;
    if (response === 'through') return this.#pass(boxes);
    if (!this.#solver) throw new Error('objects that collide need a solver');
    this.#solver.step(boxes, this.velocities, this.#kinds, response);
  }

  remember(): Memory {
    const velocities = this.velocities.slice();
    return { bytes: velocities.byteLength, recall: () => this.velocities.set(velocities) };
  }

  #pass(boxes: Float32Array): void {
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
