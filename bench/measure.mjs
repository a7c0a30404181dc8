import { checksum } from './checksum.mjs';
import { clockTick } from './clock.mjs';
import { Motion, round } from './motion.mjs';
import { Reference } from './reference.mjs';
import { median, summary } from './statistics.mjs';
import { runInTurns } from './turns.mjs';

const checkedFrames = 4;
const warmUpMs = 100;
const blockMs = 10;

/** Clock ticks that one measurement lasts at least, so that the clock adds at most 2 %. */
const leastTicks = 50;
/** Frames that one measurement has at most; with a real clock, it is long enough before. */
const mostFrames = 32 * round;
/** Measurements of which the shortest says whether that many frames are enough. */
const trials = 4;

/**
 * @typedef {{ ms: number, leastFrames: number, onProgress: (text: string) => void, now?: () => number }} Conditions
 *   time and frames that each implementation gets at least, and the clock if it is not performance.now()
 */

/**
 * Runs all implementations on one scene, in turns of a few frames, so that other work on the machine
 * slows all of them alike. Every frame of every implementation is compared with the reference, while
 * no time is measured; where frames are too short for the clock, several are timed as one, of which
 * all are compared by the number of their pairs and the last by the pairs.
 *
 * @param {import('./scenes.mjs').Scene} scene
 * @param {import('./implementation.d.ts').Implementation[]} implementations
 * @param {Conditions} conditions
 * @returns {Promise<{ motionMs: number, results: import('./implementation.d.ts').FrameResult[] }>}
 */
export async function measureScene(scene, implementations, conditions) {
  const reference = new Reference(scene);
  const runs = await runInTurns(
    implementations,
    (implementation, now) => new Run(implementation, scene, reference, now),
    conditions,
  );
  return { motionMs: motionTime(scene, conditions), results: runs.map((run) => run.result()) };
}

/** What moving the objects costs by itself: a part of every frame of every implementation. */
function motionTime(scene, { now = () => performance.now() }) {
  const motion = new Motion(scene);
  const boxes = scene.boxes.slice();
  const timeOf = (steps) => {
    const started = now();
    for (let i = 0; i < steps; i++) motion.step(boxes);
    return now() - started;
  };
  const steps = Math.max(round, enoughFrames(clockTick(now), timeOf));
  return median(Array.from({ length: 9 }, () => timeOf(steps) / steps));
}

/** How many frames make a measurement that is long enough for the clock: a power of two, so that many are whole rounds. */
function enoughFrames(tick, timeOf) {
  let frames = 1;
  const shortest = () => Math.min(...Array.from({ length: trials }, () => timeOf(frames)));
  while (frames < mostFrames && shortest() < leastTicks * tick) frames *= 2;
  return frames;
}

class Run {
  #implementation;
  #scene;
  #motion;
  #reference;
  #now;
  #running;
  #error;
  #frames = 0;
  #batch = 1;
  #counts = new Uint32Array(mostFrames);
  #times = [];
  #spent = 0;

  constructor(implementation, scene, reference, now) {
    this.#implementation = implementation;
    this.#scene = scene;
    this.#motion = new Motion(scene);
    this.#reference = reference;
    this.#now = now;
  }

  get name() {
    return this.#implementation.name;
  }

  /** Checks the first frames and warms up. These frames are not timed. */
  async start(tick) {
    this.#running = await this.#implementation.init(this.#scene);
    for (let i = 0; i < round && (i < checkedFrames || this.#spent < warmUpMs); i++)
      this.#measure();
    if (Math.min(...this.#times) < leastTicks * tick) {
      this.#batch = enoughFrames(tick, (frames) => {
        this.#batch = frames;
        return this.#measure();
      });
    }
    this.#times = [];
    this.#spent = 0;
  }

  block() {
    const until = this.#spent + blockMs;
    do this.#measure();
    while (this.#spent < until && !this.#error);
  }

  finished({ ms, leastFrames }) {
    if (this.#error) return true;
    const frames = this.#times.length * this.#batch;
    const least = this.#implementation.defersWork ? round : leastFrames;
    return this.#spent >= ms && frames >= least;
  }

  result() {
    const { name, kind } = this.#implementation;
    if (this.#error) return { name, kind, error: this.#error };
    const bytes = this.#running.bytes?.();
    this.#running.dispose?.();
    return {
      name,
      kind,
      frames: this.#times.length * this.#batch,
      ms: summary(this.#times, Math.max(1, round / this.#batch)),
      ...(bytes === undefined ? {} : { bytes }),
    };
  }

  /** Runs and checks a batch of frames, and returns how long it took. */
  #measure() {
    const running = this.#running;
    const motion = this.#motion;
    const counts = this.#counts;
    const started = this.#now();
    for (let i = 0; i < this.#batch; i++) {
      motion.step(running.boxes());
      counts[i] = running.frame();
    }
    const spent = this.#now() - started;
    this.#times.push(spent / this.#batch);
    this.#spent += spent;
    this.#check();
    return spent;
  }

  #check() {
    for (let i = 0; i < this.#batch; i++) {
      const right = this.#reference.sumOf(++this.#frames);
      const last = i === this.#batch - 1;
      const sum = last ? checksum(this.#running.pairs()) : right;
      if (sum === right && right.startsWith(`${this.#counts[i]}:`)) continue;
      this.#error = `frame ${this.#frames}: ${this.#counts[i]} pairs, ${sum} is not ${right}`;
    }
  }
}
