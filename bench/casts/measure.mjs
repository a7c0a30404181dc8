import { middleMean } from '../statistics.mjs';
import { runInTurns } from '../turns.mjs';
import { castCount, castKinds, makeCastSet } from './cast-sets.mjs';

/** Enough for the engine's optimising compiler. */
const warmUpMs = 100;

/**
 * Runs the casts of each kind among the bodies of a scene.
 *
 * @param {import('../bodies/scenes.mjs').BodyScene} scene
 * @param {import('./cast-implementation.d.ts').CastImplementation<import('../bodies/scenes.mjs').BodyScene>[]} implementations
 * @param {import('../measure.mjs').Conditions} conditions
 */
export function measureCasts(scene, implementations, conditions) {
  const kinds = Object.keys(castKinds);
  const setOf = (kind) => makeCastSet(scene, kind);
  return measureCastSets(scene, implementations, { kinds, setOf }, conditions);
}

/**
 * Runs sets of casts with all implementations, in turns. Every fraction of every pass is compared with the reference, while no time is
 * measured.
 *
 * @template Scene
 * @param {Scene} scene
 * @param {import('./cast-implementation.d.ts').CastImplementation<Scene>[]} implementations
 * @param {{ kinds: string[], setOf: (kind: string) => import('./cast-implementation.d.ts').CastSet }} sets
 * @param {import('../measure.mjs').Conditions} conditions
 * @returns {Promise<{ results: import('./cast-implementation.d.ts').CastResult[] }>}
 */
export async function measureCastSets(scene, implementations, { kinds, setOf }, conditions) {
  const { onProgress } = conditions;
  const running = [];
  for (const implementation of implementations) {
    onProgress(`${implementation.name}: building`);
    running.push({ implementation, world: await implementation.init(scene) });
  }
  const results = [];
  for (const casts of kinds) {
    onProgress(`${casts}: finding the expected results`);
    const set = setOf(casts);
    const ways = running.flatMap(({ implementation, world }) =>
      Object.entries(world.castsOf(set)).map(([way, run]) => ({
        name: implementation.name,
        implementation,
        isBatched: way === 'many',
        run,
      })),
    );
    const runs = await runInTurns(ways, (way) => new Run(way, casts, set), conditions);
    results.push(...runs.map((run) => run.result()));
  }
  for (const { world } of running) world.dispose();
  return { results };
}

class Run {
  #way;
  #casts;
  #set;
  #fractions = new Float64Array(castCount);
  #times = [];
  #spent = 0;
  #wrong = 0;

  constructor(way, casts, set) {
    this.#way = way;
    this.#casts = casts;
    this.#set = set;
  }

  get name() {
    return this.#way.name;
  }

  async start() {
    while (this.#spent < warmUpMs && !this.#isRefused) this.block();
    this.#times = [];
    this.#spent = 0;
  }

  block() {
    const started = performance.now();
    this.#way.run(this.#set.numbers, this.#fractions);
    const spent = performance.now() - started;
    this.#times.push(spent);
    this.#spent += spent;
    this.#wrong = this.#fractions.reduce(
      (count, fraction, i) => count + Number(!this.#set.isRight(i, fraction)),
      0,
    );
  }

  finished({ ms, leastFrames }) {
    return this.#isRefused || (this.#spent >= ms / 4 && this.#times.length >= leastFrames);
  }

  result() {
    const { implementation, isBatched: batched } = this.#way;
    const { name, kind } = implementation;
    const about = { name, kind, casts: this.#casts, batched, wrong: this.#wrong };
    if (this.#isRefused) return { ...about, error: `${this.#wrong} of ${castCount} are not right` };
    return { ...about, perSecond: (1000 * castCount) / middleMean(this.#times) };
  }

  get #isRefused() {
    return this.#wrong > this.#way.implementation.mayMiss * castCount;
  }
}
