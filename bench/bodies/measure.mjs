import { summary } from '../statistics.mjs';
import { runInTurns } from '../turns.mjs';
import { BodyReference } from './reference.mjs';
import { round } from './scenes.mjs';

const warmUpMs = 100;
const blockMs = 10;
/** Clock ticks that one measurement lasts at least, so that the clock adds at most 2 %. */
const leastTicks = 50;

/**
 * Runs all implementations on one scene, in turns of a few frames, so that other work on the machine slows all of them alike.
 * While no time is measured, the pairs after each measurement are compared with the reference.
 *
 * @param {import('./scenes.mjs').BodyScene} scene
 * @param {import('./body-implementation.d.ts').BodyImplementation[]} implementations
 * @param {import('../measure.mjs').Conditions} conditions
 * @returns {Promise<{ pairs: number, results: import('./body-implementation.d.ts').BodyResult[] }>}
 */
export async function measureBodies(scene, implementations, conditions) {
  const reference = new BodyReference(scene);
  const runs = await runInTurns(
    implementations,
    (implementation) => new Run(implementation, scene, reference),
    conditions,
  );
  return { pairs: reference.countOf(0), results: runs.map((run) => run.result()) };
}

/**
 * Runs several scenes, in turns and checked in the same way: one result for each scene and implementation, with the scene's kind as its
 * name.
 *
 * @param {import('./scenes.mjs').BodyScene[]} scenes
 * @param {import('./body-implementation.d.ts').BodyImplementation[]} implementations
 * @param {import('../measure.mjs').Conditions} conditions
 * @returns {Promise<{ results: import('./body-implementation.d.ts').BodyResult[] }>}
 */
export async function measureSteps(scenes, implementations, conditions) {
  const cases = scenes.flatMap((scene) => {
    const reference = new BodyReference(scene);
    return implementations.map((one) => ({ ...one, name: scene.kind, scene, reference }));
  });
  const runs = await runInTurns(
    cases,
    ({ scene, reference, ...implementation }) => new Run(implementation, scene, reference),
    conditions,
  );
  return { results: runs.map((run) => run.result()) };
}

class Run {
  #implementation;
  #scene;
  #reference;
  #running;
  #error;
  #frame = -1;
  #batch = 1;
  #times = [];
  #spent = 0;

  constructor(implementation, scene, reference) {
    this.#implementation = implementation;
    this.#scene = scene;
    this.#reference = reference;
  }

  /** Checks the first frames and warms up. These frames are not timed. */
  async start(tick) {
    this.#running = await this.#implementation.init(this.#scene);
    for (let i = 0; i < round && (i < 4 || this.#spent < warmUpMs) && !this.#error; i++)
      this.#measure();
    const frame = Math.min(...this.#times);
    while (this.#batch < round && this.#batch * frame < leastTicks * tick) this.#batch *= 2;
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
    return this.#spent >= ms && this.#times.length * this.#batch >= leastFrames;
  }

  get name() {
    return this.#implementation.name;
  }

  result() {
    const { name, kind, note, tolerance, isLate = false } = this.#implementation;
    const about = { name, kind, note, tolerance, isLate };
    this.#running.dispose();
    if (this.#error) return { ...about, error: this.#error };
    const frames = this.#times.length * this.#batch;
    const ms = summary(this.#times, round / this.#batch);
    return { ...about, frames, ms };
  }

  #measure() {
    const { positions } = this.#scene;
    const started = performance.now();
    for (let i = 0; i < this.#batch; i++) {
      this.#frame = (this.#frame + 1) % round;
      this.#running.frame(positions[this.#frame]);
    }
    const spent = performance.now() - started;
    this.#times.push(spent / this.#batch);
    this.#spent += spent;
    const pairs = this.#running.pairs();
    const fault = this.#reference.faultOf(this.#frame, pairs, this.#implementation);
    if (fault) this.#error = `frame ${this.#frame}: ${fault}`;
  }
}
