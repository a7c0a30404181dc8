import * as index from 'quadrille';
import * as world from 'quadrille/world';
import { median } from '../statistics.mjs';
import { runInTurns } from '../turns.mjs';
import { makeCalls, makeWorldCalls } from './calls.mjs';

/** Enough for the engine's optimising compiler. */
const enoughToCompile = 100;
/** Clock ticks that a block lasts at least, so that the clock adds at most 2 %. */
const leastTicks = 50;

/**
 * What a call costs: nanoseconds for one shape, or what was wrong.
 *
 * @typedef {{ name: string, kind: 'ours', ns?: number, error?: string }} CallResult
 */

/**
 * What calls cost, in turns.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {(call: import('./calls.mjs').Call) => boolean} isChosen
 * @param {import('../measure.mjs').Conditions} conditions
 * @param {number} [warmUpMs]
 * @returns {Promise<{ results: CallResult[] }>}
 */
export async function measureCalls(scene, isChosen, conditions, warmUpMs = enoughToCompile) {
  const results = [];
  for (const make of [() => makeCalls(index, scene), () => makeWorldCalls(world, scene)]) {
    const { calls, dispose } = await make();
    const runs = await runInTurns(
      calls.filter(isChosen),
      (call, now) => new Run(call, warmUpMs, now),
      conditions,
    );
    dispose();
    results.push(...runs.map((run) => run.result()));
  }
  return { results };
}

/** Blocks of one call. */
export class Run {
  #call;
  #warmUpMs;
  #now;
  #size = 1;
  #times = [];
  #spent = 0;
  #error;

  /**
   * @param {import('./calls.mjs').Call} call
   * @param {number} warmUpMs
   * @param {() => number} now
   */
  constructor(call, warmUpMs, now) {
    this.#call = call;
    this.#warmUpMs = warmUpMs;
    this.#now = now;
  }

  get name() {
    return this.#call.name;
  }

  /** Warms up, and finds how many calls last long enough for the clock. */
  async start(tick) {
    do {
      this.block();
      if (this.#times.at(-1) < leastTicks * tick) this.#size *= 2;
    } while (this.#spent < this.#warmUpMs && !this.#error);
    this.#times = [];
    this.#spent = 0;
  }

  block() {
    const { found = 0, loop } = this.#call;
    const started = this.#now();
    const sum = loop(this.#size);
    const spent = this.#now() - started;
    this.#times.push(spent);
    this.#spent += spent;
    if (sum !== found * this.#size) {
      this.#error = `${sum} objects found by ${this.#size} calls, each of which should find ${found}`;
    }
  }

  finished({ ms, leastFrames }) {
    if (this.#error) return true;
    return this.#spent >= ms && this.#times.length >= leastFrames;
  }

  /** @returns {CallResult} */
  result() {
    const { name, shapes = 1 } = this.#call;
    const about = { name, kind: 'ours' };
    if (this.#error) return { ...about, error: this.#error };
    return { ...about, ns: (1e6 * median(this.#times)) / (this.#size * shapes) };
  }
}
