import { checksum } from './checksum.mjs';
import { HandBrute } from './implementations/hand-brute.mjs';
import { HandGrid } from './implementations/hand-grid.mjs';
import { Motion } from './motion.mjs';

const bruteForceUpTo = 2000;
const bruteForceFrames = 40;

/**
 * The expected pairs of every frame of a scene, found by a grid, which is checked against brute force
 * where that is fast enough. Never runs while time is measured.
 */
export class Reference {
  #boxes;
  #motion;
  #grid;
  #brute = new HandBrute();
  #sums = [];

  /** @param {import('./scenes.mjs').Scene} scene */
  constructor(scene) {
    this.#boxes = scene.boxes.slice();
    this.#motion = new Motion(scene);
    this.#grid = new HandGrid(scene, 2);
  }

  /** The checksum of the pairs after `frame` moves (from 0: before the first). */
  sumOf(frame) {
    while (this.#sums.length <= frame) this.#sums.push(this.#next());
    return this.#sums[frame];
  }

  #next() {
    const frame = this.#sums.length;
    if (frame > 0) this.#motion.step(this.#boxes);
    const sum = checksum(this.#grid.find(this.#boxes));
    const affordable = this.#boxes.length / 4 <= bruteForceUpTo && frame < bruteForceFrames;
    if (affordable && sum !== checksum(this.#brute.find(this.#boxes))) {
      throw new Error(`The reference grid and brute force disagree in frame ${frame}.`);
    }
    return sum;
  }
}
