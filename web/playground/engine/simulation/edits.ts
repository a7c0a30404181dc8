/** Edits done to the objects of a scene: all kinds where they bounce, else moves only. */
import type { Edit } from '../../state/edits.ts';
import { BOX_STRIDE, type Population, placeBox, type Throw, WALL } from './motion.ts';

/** All that a scene of bouncing objects is, row by row. */
export interface Scene {
  readonly boxes: Float32Array;
  /** Two a row, in world units a tick. */
  readonly velocities: Float32Array;
  readonly kinds: Uint8Array;
}

const OBJECT = 0;

/** The scene as it is after these edits; the given one stays as it was. Edits of rows that are not there do nothing. */
export function edited(scene: Scene, edits: readonly Edit[]): Scene {
  const draft = new Draft(
    scene,
    edits.filter(({ kind }) => kind === 'add' || kind === 'wall').length,
  );
  for (const edit of edits) draft.take(edit);
  return draft.scene;
}

/** A scene with capacity for more objects, changed in place. */
class Draft {
  readonly #boxes: Float32Array;
  readonly #velocities: Float32Array;
  readonly #kinds: Uint8Array;
  #count: number;

  constructor({ boxes, velocities, kinds }: Scene, capacity: number) {
    this.#count = kinds.length;
    this.#boxes = new Float32Array(BOX_STRIDE * (this.#count + capacity));
    this.#velocities = new Float32Array(2 * (this.#count + capacity));
    this.#kinds = new Uint8Array(this.#count + capacity);
    this.#boxes.set(boxes);
    this.#velocities.set(velocities);
    this.#kinds.set(kinds);
  }

  get scene(): Scene {
    return {
      boxes: this.#boxes.slice(0, BOX_STRIDE * this.#count),
      velocities: this.#velocities.slice(0, 2 * this.#count),
      kinds: this.#kinds.slice(0, this.#count),
    };
  }

  take({ kind, numbers }: Edit): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers;
    if (kind === 'add') this.#add(OBJECT, a, b, c, c);
    else if (kind === 'wall') this.#add(WALL, a, b, c, d);
    else if (a >= this.#count) return;
    else if (kind === 'erase') this.#erase(a);
    else this.#move(a, b, c, [d, e]);
  }

  #add(kind: number, x: number, y: number, width: number, height: number): void {
    placeBox(this.#boxes, this.#count, x, y, width, height);
    this.#velocities.fill(0, 2 * this.#count, 2 * this.#count + 2);
    this.#kinds[this.#count] = kind;
    this.#count++;
  }

  /** The rows after it move up. */
  #erase(row: number): void {
    this.#boxes.copyWithin(BOX_STRIDE * row, BOX_STRIDE * (row + 1), BOX_STRIDE * this.#count);
    this.#velocities.copyWithin(2 * row, 2 * (row + 1), 2 * this.#count);
    this.#kinds.copyWithin(row, row + 1, this.#count);
    this.#count--;
  }

  #move(row: number, x: number, y: number, velocity: readonly [x: number, y: number]): void {
    put(this.#boxes, row, x, y);
    this.#velocities.set(velocity, 2 * row);
  }
}

/** Objects that a motion moves together, where some were moved by hand; the given ones stay as they were. Other edits do nothing. */
export function withMoves(
  { boxes, kinds, motion }: Population,
  edits: readonly Edit[],
): Population {
  const moved = boxes.slice();
  const throws: Throw[] = [];
  for (const { kind, numbers } of edits) {
    const [row = 0, left = 0, top = 0, x = 0, y = 0] = numbers;
    if (kind !== 'move' || row >= kinds.length) continue;
    put(moved, row, left, top);
    throws.push({ row, x, y });
  }
  return { boxes: moved, kinds, motion: motion.thrown?.(moved, throws) ?? motion };
}

/** Puts a box elsewhere, with its size. */
function put(boxes: Float32Array, row: number, x: number, y: number): void {
  const at = BOX_STRIDE * row;
  placeBox(boxes, row, x, y, boxes[at + 2]! - boxes[at]!, boxes[at + 3]! - boxes[at + 1]!);
}
