/**
 * A tick of objects that bounce off walls, and off each other if asked to. Each goes along a straight line, as far as nothing is
 * in its way. Positions, sizes and velocities are whole numbers, so that nothing is rounded: every browser computes the same.
 *
 * All objects weigh the same: two that meet swap their velocities along the axis on which they meet, and a wall, which never
 * moves, turns a velocity round. Speeds are therefore only passed on, and energy stays what it was.
 *
 * Who may meet whom is the library's answer: of boxes that overlap, it lists pairs, each box being what an object sweeps over in
 * the tick.
 */
import { Quadtree } from 'quadrille';
import type { Settings } from '../../state/parameters.ts';
import { type Field, moved, SENSOR, WALL } from './motion.ts';
import { PairList } from './pair-list.ts';

/** What stops an object; `through`, where nothing does, needs no solver. */
export type Obstacles = Exclude<Settings['response'], 'through'>;

/** Objects that overlap from the start are moved apart by this many world units a tick, unless they leave each other faster. */
const PUSH = 1;

/** More would take seconds a tick. */
const MOST_PAIRS = 4e6;

export class CollisionSolver {
  readonly #limits: readonly [width: number, height: number];
  readonly #pairs = new PairList();
  /** Of what the objects sweep over; independent of the tree that the page shows, whose settings may be slow ones. */
  #tree: Quadtree | undefined;
  #swept = new Float32Array(0);
  /** Two numbers a row, x and y: the upper left corner before and after the tick, and the size. */
  #from = new Int32Array(0);
  #to = this.#from;
  #size = this.#from;
  /** The last pass in which a row was stopped. */
  #stopped = new Int32Array(0);
  #velocities: Float32Array = new Float32Array(0);
  #kinds: Uint8Array = new Uint8Array(0);

  constructor({ width, height }: Field) {
    this.#limits = [width, height];
  }

  /** Frees the memory of the library; the next tick takes it again. */
  dispose(): void {
    this.#tree?.dispose();
    this.#tree = undefined;
  }

  /**
   * Moves every box by one tick and changes the velocities of those that meet something. `boxes` must not be a view of the
   * library's memory, which may move. Throws a RangeError, and changes no box, where too many may meet.
   */
  step(
    boxes: Float32Array,
    velocities: Float32Array,
    kinds: Uint8Array,
    obstacles: Obstacles,
  ): void {
    this.#velocities = velocities;
    this.#kinds = kinds;
    this.#read(boxes);
    this.#moveWithinFrame();
    if (obstacles === 'bounce' || kinds.includes(WALL)) {
      this.#findPairs(obstacles);
      this.#pairs.sort(kinds.length);
      this.#pairs.retain((a, b) => !this.#partOverlapping(a, b));
      this.#stopAll();
    }
    this.#write(boxes);
  }

  #read(boxes: Float32Array): void {
    const numbers = boxes.length / 2;
    if (this.#from.length !== numbers) {
      this.#from = new Int32Array(numbers);
      this.#to = new Int32Array(numbers);
      this.#size = new Int32Array(numbers);
      this.#swept = new Float32Array(boxes.length);
      this.#stopped = new Int32Array(numbers / 2);
    }
    for (let at = 0, low = 0; at < numbers; at++, low += at % 2 === 0 ? 3 : 1) {
      this.#from[at] = boxes[low]!;
      this.#size[at] = boxes[low + 2]! - boxes[low]!;
    }
  }

  #write(boxes: Float32Array): void {
    for (let at = 0, low = 0; at < this.#to.length; at++, low += at % 2 === 0 ? 3 : 1) {
      boxes[low] = this.#to[at]!;
      boxes[low + 2] = this.#to[at]! + this.#size[at]!;
    }
  }

  /** As if nothing were in the way. */
  #moveWithinFrame(): void {
    const from = this.#from;
    for (let at = 0; at < from.length; at++) {
      const isFixed = this.#kinds[at >> 1] === WALL;
      this.#to[at] = isFixed
        ? from[at]!
        : moved(from[at]!, this.#size[at]!, this.#velocities, at, this.#limits[at & 1]!);
    }
  }

  #findPairs(obstacles: Obstacles): void {
    this.#tree ??= treeOf(this.#limits);
    this.#sweep();
    this.#tree.setAll(this.#swept);
    this.#pairs.clear();
    if (obstacles === 'walls') return this.#findWallPairs(this.#tree);
    const pairs = this.#tree.pairRows();
    if (pairs.length / 2 > MOST_PAIRS) throw new RangeError('too many objects are near each other');
    for (let i = 0; i < pairs.length; i += 2) {
      const a = pairs[i]!;
      const b = pairs[i + 1]!;
      if (this.#mayStop(a, b)) this.#pairs.add(Math.min(a, b), Math.max(a, b));
    }
  }

  #findWallPairs(tree: Quadtree): void {
    for (let wall = 0; wall < this.#kinds.length; wall++) {
      if (this.#kinds[wall] !== WALL) continue;
      const x = this.#from[2 * wall]!;
      const y = this.#from[2 * wall + 1]!;
      for (const row of tree.queryRows(x, y, this.#size[2 * wall]!, this.#size[2 * wall + 1]!))
        if (this.#mayStop(row, wall)) this.#pairs.add(row, wall);
    }
  }

  #mayStop(a: number, b: number): boolean {
    const [one, other] = [this.#kinds[a], this.#kinds[b]];
    return one !== SENSOR && other !== SENSOR && (one !== WALL || other !== WALL);
  }

  /** What each object passes over on any way that this tick may take it. */
  #sweep(): void {
    for (let at = 0, low = 0; at < this.#to.length; at++, low += at % 2 === 0 ? 3 : 1) {
      const from = this.#from[at]!;
      const to = this.#to[at]!;
      this.#swept[low] = Math.min(from, to) - PUSH;
      this.#swept[low + 2] = Math.max(from, to) + this.#size[at]! + PUSH;
    }
  }

  /**
   * Stops whoever would meet another, until nobody would. An object is only ever taken back towards where it comes from, where it
   * overlaps nothing new, so this ends.
   */
  #stopAll(): void {
    const { first, second } = this.#pairs;
    const stopped = this.#stopped.fill(0);
    for (let pass = 1, goesOn = true; goesOn; pass++) {
      goesOn = false;
      for (let i = 0; i < this.#pairs.length; i++) {
        const a = first[i]!;
        const b = second[i]!;
        const isSettled = pass > 1 && stopped[a]! < pass - 1 && stopped[b]! < pass - 1;
        if (isSettled || !this.#stop(a, b)) continue;
        stopped[a] = pass;
        stopped[b] = pass;
        goesOn = true;
      }
    }
  }

  /** Stops two objects where they meet, if they do; they stop along the axis on which they meet, and slide along the other. */
  #stop(a: number, b: number): boolean {
    if (this.#stayApart(a, b, 0) || this.#stayApart(a, b, 1)) return false;
    const approachX = this.#approach(a, b, 0);
    const approachY = this.#approach(a, b, 1);
    const meetX = entry(approachX, this.#ahead(a, b, 0), this.#behind(a, b, 0));
    const meetY = entry(approachY, this.#ahead(a, b, 1), this.#behind(a, b, 1));
    const meet = Math.max(meetX, meetY);
    if (!(meet >= 0 && meet < 1)) return false;
    if (meet >= exit(approachX, this.#ahead(a, b, 0), this.#behind(a, b, 0))) return false;
    if (meet >= exit(approachY, this.#ahead(a, b, 1), this.#behind(a, b, 1))) return false;
    const axis = meetX >= meetY ? 0 : 1;
    if ((axis === 0 ? approachX : approachY) > 0) this.#bounce(a, b, axis);
    else this.#bounce(b, a, axis);
    return true;
  }

  /** Whether they do not overlap along an axis at any time of the tick: without a division, which most pairs do not need. */
  #stayApart(a: number, b: number, axis: number): boolean {
    const one = 2 * a + axis;
    const other = 2 * b + axis;
    const before = this.#from[other]! - this.#from[one]!;
    const after = this.#to[other]! - this.#to[one]!;
    return (
      Math.min(before, after) >= this.#size[one]! || Math.max(before, after) <= -this.#size[other]!
    );
  }

  /** How far `a` moves along an axis as seen from `b`. */
  #approach(a: number, b: number, axis: number): number {
    return this.#displacement(2 * a + axis) - this.#displacement(2 * b + axis);
  }

  #displacement(at: number): number {
    return this.#to[at]! - this.#from[at]!;
  }

  /** From the far side of `a` to the near side of `b`, before the tick. */
  #ahead(a: number, b: number, axis: number): number {
    return this.#from[2 * b + axis]! - this.#from[2 * a + axis]! - this.#size[2 * a + axis]!;
  }

  /** From the near side of `a` to the far side of `b`. */
  #behind(a: number, b: number, axis: number): number {
    return this.#from[2 * b + axis]! + this.#size[2 * b + axis]! - this.#from[2 * a + axis]!;
  }

  /** `low` comes to touch `high`, which has the greater coordinates: what is too far is taken back, from each in proportion to its way. */
  #bounce(low: number, high: number, axis: number): void {
    const [one, other] = [2 * low + axis, 2 * high + axis];
    const excess = this.#to[one]! + this.#size[one]! - this.#to[other]!;
    const travel = Math.max(0, this.#displacement(one));
    const otherTravel = Math.max(0, -this.#displacement(other));
    const back = Math.floor((excess * travel) / (travel + otherTravel));
    this.#to[one] = this.#to[one]! - back;
    this.#to[other] = this.#to[other]! + excess - back;
    this.#turn(low, high, axis);
  }

  /** Velocities along an axis lead apart from now on. */
  #turn(low: number, high: number, axis: number): void {
    const velocities = this.#velocities;
    const [one, other] = [2 * low + axis, 2 * high + axis];
    const [velocity, otherVelocity] = [velocities[one]!, velocities[other]!];
    if (this.#kinds[high] === WALL) velocities[one] = -Math.abs(velocity);
    else if (this.#kinds[low] === WALL) velocities[other] = Math.abs(otherVelocity);
    else if (velocity > otherVelocity) {
      velocities[one] = otherVelocity;
      velocities[other] = velocity;
    }
  }

  /** Objects that overlap before the tick go apart along the shorter way; false for all others. */
  #partOverlapping(a: number, b: number): boolean {
    const x = Math.max(this.#ahead(a, b, 0), this.#ahead(b, a, 0));
    const y = Math.max(this.#ahead(a, b, 1), this.#ahead(b, a, 1));
    if (x >= 0 || y >= 0) return false;
    if (this.#kinds[a] === WALL) this.#leaveWall(b, a);
    else if (this.#kinds[b] === WALL) this.#leaveWall(a, b);
    else this.#part(a, b, x >= y ? 0 : 1);
    return true;
  }

  #part(a: number, b: number, axis: number): void {
    const isFirstLow = this.#centre(2 * a + axis) <= this.#centre(2 * b + axis);
    const [low, high] = isFirstLow ? [a, b] : [b, a];
    this.#turn(low, high, axis);
    if (this.#approach(low, high, axis) < 0) return;
    this.#push(2 * low + axis, -PUSH);
    this.#push(2 * high + axis, PUSH);
  }

  /** Twice the centre. */
  #centre(at: number): number {
    return 2 * this.#from[at]! + this.#size[at]!;
  }

  /** By the shortest way that ends inside the world; an object that has none stays and moves as it did. */
  #leaveWall(row: number, wall: number): void {
    let shortest = Number.POSITIVE_INFINITY;
    let axis = 0;
    let direction = 0;
    for (const one of [0, 1]) {
      const up = -this.#ahead(row, wall, one);
      const down = -this.#ahead(wall, row, one);
      const at = 2 * row + one;
      const end = this.#from[at]! + this.#size[at]! + down;
      if (up < shortest && this.#from[at]! >= up) [shortest, axis, direction] = [up, one, -1];
      if (down < shortest && end <= this.#limits[one]!)
        [shortest, axis, direction] = [down, one, 1];
    }
    if (direction === 0) return;
    const at = 2 * row + axis;
    this.#velocities[at] = direction * Math.abs(this.#velocities[at]!);
    if (direction * this.#displacement(at) <= 0) this.#push(at, direction * PUSH);
  }

  #push(at: number, displacement: number): void {
    const most = this.#limits[at & 1]! - this.#size[at]!;
    this.#to[at] = Math.max(0, Math.min(most, this.#from[at]! + displacement));
  }
}

/** When an object that goes `displacement` in a tick begins to overlap another along an axis, in ticks. */
function entry(displacement: number, ahead: number, behind: number): number {
  if (displacement === 0)
    return ahead < 0 && behind > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return (displacement > 0 ? ahead : behind) / displacement;
}

/** When it ceases to. */
function exit(displacement: number, ahead: number, behind: number): number {
  if (displacement === 0) return Number.POSITIVE_INFINITY;
  return (displacement > 0 ? behind : ahead) / displacement;
}

function treeOf([width, height]: readonly [width: number, height: number]): Quadtree {
  return new Quadtree({ bounds: { x: 0, y: 0, width, height }, placement: 'cover' });
}
