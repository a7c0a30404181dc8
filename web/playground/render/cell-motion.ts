/**
 * Cells part when a node splits, and join when it takes its objects back: the two middle lines grow out of the centre, or shrink into
 * it and fade. Every picture is compared with the one before it. Lists keep their memory, so that a picture allocates nothing.
 */
import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import { CROSS_STRIDE, CrossField } from './crosses.ts';

/** Milliseconds in which lines grow, and shrink. */
const DURATION = 250;
/** Beyond this many frames on, what has changed is no motion; nor is it on the way back. */
const MOST_FRAMES = 8;
/** Beyond this many, nobody sees single cells part. */
const MOST_NODES = 2_000;

/** Crosses of nodes, each with the node's place in the tree and a time. */
class Crosses {
  length = 0;
  boxes = new Float32Array(64 * CROSS_STRIDE);
  /** 1 for the root, and 4 times that of the parent plus 0 to 3 for a child: these numbers ascend in the table of nodes. */
  places = new Float64Array(64);
  /** When the lines begin to grow, or end to shrink. */
  times = new Float64Array(64);

  /** Returns the index of a new cross. */
  add(place: number, time: number): number {
    const index = this.length++;
    if (index === this.places.length) this.#grow();
    this.places[index] = place;
    this.times[index] = time;
    return index;
  }

  #grow(): void {
    const { boxes, places, times } = this;
    this.boxes = new Float32Array(2 * boxes.length);
    this.places = new Float64Array(2 * places.length);
    this.times = new Float64Array(2 * times.length);
    this.boxes.set(boxes);
    this.places.set(places);
    this.times.set(times);
  }

  /** Takes a cross of another list, with another time. */
  take(from: Crosses, index: number, time: number): void {
    const at = this.add(from.places[index]!, time) * CROSS_STRIDE;
    for (let field = 0; field < CROSS_STRIDE; field++)
      this.boxes[at + field] = from.boxes[index * CROSS_STRIDE + field]!;
  }

  /** Removes a cross; the last one gets its index. */
  remove(index: number): void {
    const last = --this.length;
    this.places[index] = this.places[last]!;
    this.times[index] = this.times[last]!;
    this.boxes.copyWithin(index * CROSS_STRIDE, last * CROSS_STRIDE, (last + 1) * CROSS_STRIDE);
  }
}

export class CellMotion {
  #split = new Crosses();
  #before = new Crosses();
  readonly #leaving = new Crosses();
  /** By node: its place in the tree. */
  #places = new Float64Array(256);
  /** By node: how far its lines reach, from 0 to 1. */
  #extents = new Float32Array(256);
  #frame = Number.NaN;
  #now = 0;
  #isMoving = false;

  /** Whether lines are growing or shrinking: later, the picture of the same frame is another. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** How far the middle lines of a node reach, from 0, its centre, to 1, its bounds. */
  extentOf(node: number): number {
    return this.#extents[node]!;
  }

  /** How many nodes have joined, and still have lines. */
  get leaving(): number {
    return this.#leaving.length;
  }

  /** The crosses of these. */
  get leavingBoxes(): Float32Array {
    return this.#leaving.boxes;
  }

  /** How far the lines of one of these reach. */
  leavingExtentOf(index: number): number {
    return eased((this.#leaving.times[index]! - this.#now) / DURATION);
  }

  /** What comes next is no picture of this frame or the next ones: nothing moves, and nothing is remembered. */
  rest(): void {
    this.#frame = Number.NaN;
    this.#split.length = 0;
    this.#leaving.length = 0;
    this.#isMoving = false;
  }

  /** The nodes of the picture that comes next. */
  follow(nodes: View<Float32Array>, frame: number, now: number): void {
    if (nodes.length > MOST_NODES * NODE_STRIDE) return this.rest();
    const frames = frame - this.#frame;
    if (!(frames >= 0 && frames <= MOST_FRAMES)) this.rest();
    const moves = !Number.isNaN(this.#frame);
    this.#frame = frame;
    this.#now = now;
    [this.#before, this.#split] = [this.#split, this.#before];
    this.#split.length = 0;
    this.#dropShrunk();
    this.#compare(nodes, moves ? now : Number.NEGATIVE_INFINITY);
    this.#isMoving = this.#leaving.length > 0 || this.#isGrowing();
  }

  #dropShrunk(): void {
    const leaving = this.#leaving;
    for (let index = leaving.length - 1; index >= 0; index--)
      if (leaving.times[index]! <= this.#now) leaving.remove(index);
  }

  /** Both lists ascend by place. What was not there before has lines that begin at this time. */
  #compare(nodes: View<Float32Array>, time: number): void {
    const before = this.#before;
    const count = nodes.length / NODE_STRIDE;
    this.#fit(count);
    this.#places[0] = 1;
    let old = 0;
    for (let node = 0, at = 0; node < count; node++, at += NODE_STRIDE) {
      const child = nodes[at + NodeField.FirstChild]!;
      if (child <= 0) continue;
      const place = this.#places[node]!;
      for (let quarter = 0; quarter < 4; quarter++)
        this.#places[child + quarter] = 4 * place + quarter;
      while (old < before.length && before.places[old]! < place) this.#join(old++);
      const isOld = old < before.length && before.places[old] === place;
      const began = isOld ? before.times[old++]! : this.#beginningOf(place, time);
      this.#add(nodes, at, place, began);
      this.#extents[node] = eased((this.#now - began) / DURATION);
    }
    while (old < before.length) this.#join(old++);
  }

  #add(nodes: View<Float32Array>, at: number, place: number, began: number): void {
    const box = this.#split.add(place, began) * CROSS_STRIDE;
    const { boxes } = this.#split;
    const northWest = nodes[at + NodeField.FirstChild]! * NODE_STRIDE;
    for (let side = 0; side < 4; side++) boxes[box + side] = nodes[at + side]!;
    boxes[box + CrossField.X] = nodes[northWest + NodeField.MaxX]!;
    boxes[box + CrossField.Y] = nodes[northWest + NodeField.MaxY]!;
    boxes[box + CrossField.Depth] = nodes[at + NodeField.Depth]!;
  }

  /** What joins goes back from where it is. */
  #join(old: number): void {
    const grown = Math.min(1, (this.#now - this.#before.times[old]!) / DURATION);
    if (grown > 0) this.#leaving.take(this.#before, old, this.#now + grown * DURATION);
  }

  /** When lines that are new begin to grow: those that were still shrinking grow again from where they are. */
  #beginningOf(place: number, time: number): number {
    const leaving = this.#leaving;
    for (let index = 0; index < leaving.length; index++) {
      if (leaving.places[index] !== place) continue;
      const rest = leaving.times[index]! - this.#now;
      leaving.remove(index);
      return this.#now - rest;
    }
    return time;
  }

  #isGrowing(): boolean {
    const { length, times } = this.#split;
    for (let index = 0; index < length; index++)
      if (this.#now - times[index]! < DURATION) return true;
    return false;
  }

  #fit(count: number): void {
    if (count <= this.#places.length) return;
    this.#places = new Float64Array(2 * count);
    this.#extents = new Float32Array(2 * count);
  }
}

/** Fast at first, slow at the end. */
function eased(share: number): number {
  return share >= 1 ? 1 : 1 - (1 - Math.max(0, share)) ** 3;
}
