import { round } from '../bodies/scenes.mjs';
import { median } from '../statistics.mjs';
import { runInTurns } from '../turns.mjs';

const framesBefore = 20;
const framesCompared = 24;
/** Frames that a game with rollback computes again when an input came late. */
const framesOfRewind = 8;
const least = 16;

/**
 * Saves worlds and goes back to what was saved. Before any time is measured, each runs some frames with its own save behind it and
 * again after it was loaded, and what the two runs tell is compared.
 *
 * @param {import('../bodies/scenes.mjs').BodyScene} scene
 * @param {import('./save-implementation.d.ts').SaveImplementation[]} implementations
 * @param {import('../measure.mjs').Conditions} conditions
 * @returns {Promise<{ moving: number, results: import('./save-implementation.d.ts').SaveResult[] }>}
 */
export async function measureSaves(scene, implementations, conditions) {
  const runs = await runInTurns(
    implementations,
    (implementation, now) => new Run(implementation, scene, now),
    conditions,
  );
  return { moving: scene.moving.length, results: runs.map((run) => run.result()) };
}

class Run {
  #implementation;
  #scene;
  #now;
  #world;
  #frame = 0;
  #saved;
  #isEqual = false;
  #times = { save: [], load: [], rewind: [] };
  #spent = 0;

  constructor(implementation, scene, now) {
    this.#implementation = implementation;
    this.#scene = scene;
    this.#now = now;
  }

  get name() {
    return this.#implementation.name;
  }

  async start() {
    this.#world = await this.#implementation.init(this.#scene);
    this.#run(framesBefore);
    this.#saved = this.#world.save();
    const first = this.#run(framesCompared);
    this.#load();
    this.#isEqual = JSON.stringify(this.#run(framesCompared)) === JSON.stringify(first);
  }

  block() {
    this.#load();
    this.#time('save', () => this.#world.save());
    this.#time('load', () => this.#load());
    this.#time('rewind', () => {
      this.#load();
      this.#run(framesOfRewind);
    });
  }

  finished({ ms }) {
    return this.#spent >= ms && this.#times.load.length >= least;
  }

  result() {
    const { name, kind } = this.#implementation;
    this.#world.dispose();
    const { save, load, rewind } = this.#times;
    return {
      name,
      kind,
      bytes: this.#saved.length,
      isEqual: this.#isEqual,
      ms: { save: median(save), load: median(load), rewind: median(rewind) },
    };
  }

  #load() {
    this.#world.load(this.#saved);
    this.#frame = framesBefore;
  }

  /** What each frame tells. */
  #run(frames) {
    const { positions } = this.#scene;
    return Array.from({ length: frames }, () => {
      this.#frame++;
      this.#world.frame(positions[this.#frame % round]);
      return this.#world.events();
    });
  }

  #time(what, call) {
    const started = this.#now();
    call();
    const spent = this.#now() - started;
    this.#times[what].push(spent);
    this.#spent += spent;
  }
}
