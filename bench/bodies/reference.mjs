import { filters, round } from './scenes.mjs';
import { canTouch, separation } from './separation.mjs';

/** Pairs are kept up to this distance, in world units: no implementation may report any that is farther apart. */
const farthest = 0.1;

/** The pairs of every frame of a scene, with how far they are apart. Never runs while time is measured. */
export class BodyReference {
  #scene;
  #known = new Map();

  /** @param {import('./scenes.mjs').BodyScene} scene */
  constructor(scene) {
    this.#scene = scene;
  }

  /**
   * What is wrong with the pairs of a frame, as a sentence; undefined if nothing is.
   *
   * @param {number} frame
   * @param {Iterable<[number, number]>} pairs rows, each pair once
   * @param {{ tolerance: number, isLate?: boolean }} implementation pairs that are nearer to touching than the tolerance may be
   *   reported or not; if it is late, so may those that did not overlap in the frame before
   */
  faultOf(frame, pairs, { tolerance, isLate = false }) {
    const expected = this.#pairsOf(frame);
    const before = this.#pairsOf((frame + round - 1) % round);
    const mayMiss = (key) =>
      expected.get(key) > -tolerance || (isLate && !(before.get(key) < -tolerance));
    const missing = new Set(expected.keys());
    let count = 0;
    for (const [a, b] of pairs) {
      const key = this.#key(a, b);
      const apart = expected.get(key);
      if (apart === undefined || apart > tolerance) return `${a} and ${b} do not touch`;
      if (!missing.delete(key)) return `${a} and ${b} are listed twice`;
      count++;
    }
    for (const key of missing) {
      if (mayMiss(key)) continue;
      const [a, b] = [Math.floor(key / this.#scene.count), key % this.#scene.count];
      return `${a} and ${b}, ${-expected.get(key)} deep, are missing among ${count}`;
    }
    return undefined;
  }

  /** How many pairs overlap in a frame. */
  countOf(frame) {
    return [...this.#pairsOf(frame).values()].filter((apart) => apart < 0).length;
  }

  #pairsOf(frame) {
    const positions = this.#scene.positions[frame];
    if (!this.#known.has(positions)) this.#known.set(positions, this.#find(positions));
    return this.#known.get(positions);
  }

  /** Each body against those before it in the nine cells around: a cell is as wide as two bodies can be apart that are kept. */
  #find(positions) {
    const { count, side, halfWidths, halfHeights } = this.#scene;
    const reach = Float64Array.from(
      { length: count },
      (_, row) => Math.hypot(halfWidths[row], halfHeights[row]) + farthest,
    );
    const cell = 2 * reach.reduce((most, one) => Math.max(most, one));
    const last = Math.ceil(side / cell);
    const lineOf = (value) => Math.max(0, Math.min(last, Math.floor(value / cell)));
    const cells = Array.from({ length: (last + 3) ** 2 }, () => []);
    const pairs = new Map();
    for (let b = 0; b < count; b++) {
      const [x, y] = [positions[3 * b], positions[3 * b + 1]];
      const place = (lineOf(y) + 1) * (last + 3) + lineOf(x) + 1;
      for (const row of [place - last - 3, place, place + last + 3]) {
        for (const a of [...cells[row - 1], ...cells[row], ...cells[row + 1]]) {
          const apartX = Math.abs(positions[3 * a] - x);
          const apartY = Math.abs(positions[3 * a + 1] - y);
          if (Math.max(apartX, apartY) > reach[a] + reach[b]) continue;
          if (!canTouch(this.#scene, filters, a, b)) continue;
          const apart = separation(this.#scene, positions, a, b);
          if (apart < farthest) pairs.set(this.#key(a, b), apart);
        }
      }
      cells[place].push(b);
    }
    return pairs;
  }

  #key(a, b) {
    return Math.min(a, b) * this.#scene.count + Math.max(a, b);
  }
}
