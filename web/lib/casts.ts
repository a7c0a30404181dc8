/** What is met on a straight way, by a point or by a box. */
import { askAboutEach, type Shape } from './batches.js';
import { calls, floatListsFound, floatsFound, floatsInto } from './calls.js';
import { boxError, checkInto, farEdge, isBox, isPoint, pointError } from './checks.js';
import { categoryOf, type Filter, maskOf } from './filter.js';
import { pointerOf, type TreeHandle } from './handle.js';
import { HIT_STRIDE } from './limits.js';
import type { StagedQuestion } from './native.js';
import { TreeQuestions } from './questions.js';
import type { Hit, HitLists } from './results.js';

const RAYS: Shape = {
  name: 'rays',
  fields: ['x', 'y', 'dx', 'dy'],
  one: 'ray',
  rule: 'be finite in 32 bits',
};
const MOVING: Shape = {
  name: 'moving',
  fields: ['minX', 'minY', 'maxX', 'maxY', 'dx', 'dy'],
  one: 'moving box',
  rule: 'be finite in 32 bits with minX <= maxX and minY <= maxY',
};

/** One hit, before it becomes an object. */
const one = new Float32Array(HIT_STRIDE);

/**
 * Rays and moving boxes, see {@link Quadtree}. Where results are numbers, a hit is {@link HIT_STRIDE} of
 * them: row, fraction (of the way, 0 to 1), x, y (there: the ray's end, or the moving box's top left
 * corner), normalX, normalY (of the side that is met; 0, 0 for what overlaps from the start).
 *
 * A ray meets a box where it enters it. To graze a corner, to run along an edge or to end on one is to
 * meet it only with `touching`. A box without width or without height is met by what goes through it,
 * one without both by nothing but `touching`. Whether they meet is decided in 64 bits, without a
 * division: exactly, unless the sizes of coordinates differ by 2^29 and more.
 */
export class TreeCasts extends TreeQuestions {
  /**
   * The first object that a point meets on its way from (x, y) to (x + dx, y + dy), by fractions in 64
   * bits; of several at the same, the one with the smallest row. A ray that starts in a box, as `queryPoint` decides,
   * meets it at fraction 0. Through a corner, the side across x counts as met. Cost: the nodes along
   * the way up to the hit.
   *
   * @returns The hit, or undefined.
   */
  raycast(x: number, y: number, dx: number, dy: number, filter?: Filter): Hit | undefined {
    return cast(this, 'raycast', one, x, y, 0, 0, dx, dy, filter) ? asHit(one) : undefined;
  }

  /**
   * The same, written into an array of yours: allocates nothing.
   *
   * @param into Gets {@link HIT_STRIDE} numbers; row is -1 where nothing is met.
   * @returns Whether there is a hit.
   * @throws RangeError also when `into` is shorter.
   */
  raycastInto(
    into: Float32Array,
    x: number,
    y: number,
    dx: number,
    dy: number,
    filter?: Filter,
  ): boolean {
    return cast(this, 'raycastInto', into, x, y, 0, 0, dx, dy, filter);
  }

  /**
   * The same for many rays in one call.
   *
   * @param rays Four numbers each: x, y, dx, dy.
   * @returns {@link HIT_STRIDE} numbers for each ray, where nothing is met row -1, fraction 1 and zeros; a view.
   */
  raycastMany(rays: ArrayLike<number>, filter?: Filter): Float32Array {
    return castMany(this, 'raycastMany', RAYS, rays, filter, calls.quadrille_raycast_many);
  }

  /**
   * All objects that a ray meets, in the same order: by fraction, then by row.
   *
   * @returns {@link HIT_STRIDE} numbers each; a view.
   */
  raycastAll(x: number, y: number, dx: number, dy: number, filter?: Filter): Float32Array {
    return floatsFound(
      'raycastAll',
      raycastAll(this, 'raycastAll', x, y, dx, dy, filter),
      HIT_STRIDE,
    );
  }

  /**
   * The same, written into an array.
   *
   * @returns How many hits there are; more than `into.length / HIT_STRIDE` do not fit.
   */
  raycastAllInto(
    into: Float32Array,
    x: number,
    y: number,
    dx: number,
    dy: number,
    filter?: Filter,
  ): number {
    checkInto('raycastAllInto', into, Float32Array);
    const count = raycastAll(this, 'raycastAllInto', x, y, dx, dy, filter);
    return floatsInto('raycastAllInto', count, HIT_STRIDE, into);
  }

  /**
   * All hits of many rays: those of ray i are hits `offsets[i]` to `offsets[i + 1]`, counted in hits.
   *
   * @param rays Four numbers each: x, y, dx, dy.
   */
  raycastAllMany(rays: ArrayLike<number>, filter?: Filter): HitLists {
    const where = 'raycastAllMany';
    const question = calls.quadrille_raycast_all_many;
    const [questions, count] = askAboutEach(this, where, RAYS, rays, filter, question);
    const [offsets, hits] = floatListsFound(where, count, questions, HIT_STRIDE);
    return { offsets, hits };
  }

  /**
   * The first object that a box meets while it moves by (dx, dy), by the rules of `raycast`. What it
   * overlaps from the start it meets at fraction 0, with normal 0, 0. In mere contact at the start, it
   * meets at fraction 0 what it moves into, and not what it slides along or leaves; with `touching`,
   * contact is overlap.
   *
   * @param x Left edge at the start. @param y Top edge at the start.
   * @param width Zero or more. @param height Zero or more.
   * @returns The hit, with the place of the top left corner then; or undefined. That place is rounded
   * away from what is met: a box that is put there does not overlap it, as long as its width and height
   * are told apart in 32 bits as well there as at the start.
   */
  sweep(
    x: number,
    y: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    filter?: Filter,
  ): Hit | undefined {
    return cast(this, 'sweep', one, x, y, width, height, dx, dy, filter) ? asHit(one) : undefined;
  }

  /** The same, written into an array; see `raycastInto`. */
  sweepInto(
    into: Float32Array,
    x: number,
    y: number,
    width: number,
    height: number,
    dx: number,
    dy: number,
    filter?: Filter,
  ): boolean {
    return cast(this, 'sweepInto', into, x, y, width, height, dx, dy, filter);
  }

  /**
   * The same for many boxes in one call; see `raycastMany`.
   *
   * @param moving Six numbers each: minX, minY, maxX, maxY, dx, dy.
   */
  sweepMany(moving: ArrayLike<number>, filter?: Filter): Float32Array {
    return castMany(this, 'sweepMany', MOVING, moving, filter, calls.quadrille_sweep_many);
  }
}

/** @internal */
export function asHit(values: Float32Array): Hit {
  const [row, fraction, x, y, normalX, normalY] = values as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { row, fraction, x, y, normalX, normalY };
}

// What follows checks the arguments of a question, then asks it, or what `ask` asks instead.

function cast(
  asked: TreeHandle,
  where: string,
  into: Float32Array,
  x: number,
  y: number,
  width: number,
  height: number,
  dx: number,
  dy: number,
  filter: Filter | undefined,
): boolean {
  checkInto(where, into, Float32Array);
  if (into.length < HIT_STRIDE) {
    throw new RangeError(
      `${where}: into must have room for ${HIT_STRIDE} numbers, got ${into.length}`,
    );
  }
  const count = sweep(asked, where, x, y, width, height, dx, dy, filter);
  floatsInto(where, count, HIT_STRIDE, into);
  return into[0]! >= 0;
}

/** @internal */
export function sweep(
  asked: TreeHandle,
  where: string,
  x: number,
  y: number,
  width: number,
  height: number,
  dx: number,
  dy: number,
  filter: Filter | undefined,
  ask = calls.quadrille_sweep,
): number {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const tree = pointerOf(asked);
  if (!isBox(x, y, width, height)) throw boxError(where, x, y, width, height);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  const maxX = farEdge(x, width);
  const maxY = farEdge(y, height);
  return ask(tree, x, y, maxX, maxY, dx, dy, category, mask);
}

/** @internal */
export function raycastAll(
  asked: TreeHandle,
  where: string,
  x: number,
  y: number,
  dx: number,
  dy: number,
  filter: Filter | undefined,
  ask = calls.quadrille_raycast_all,
): number {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const tree = pointerOf(asked);
  if (!isPoint(x, y)) throw pointError(where, x, y);
  if (!isPoint(dx, dy)) throw pointError(where, dx, dy, 'd');
  return ask(tree, x, y, dx, dy, category, mask);
}

function castMany(
  asked: TreeHandle,
  where: string,
  shape: Shape,
  ways: ArrayLike<number>,
  filter: Filter | undefined,
  question: StagedQuestion,
): Float32Array {
  const [, count] = askAboutEach(asked, where, shape, ways, filter, question);
  return floatsFound(where, count, HIT_STRIDE);
}
