import { Motion } from '../motion.mjs';
import { middleMean } from '../statistics.mjs';
import { runInTurns } from '../turns.mjs';
import { oneByOne } from './one-by-one.mjs';
import { makeQuerySet, queryKinds } from './query-sets.mjs';

/** Passes over the places after the cold one. */
const warmPasses = 4;
/** Enough for the engine's optimising compiler. */
const warmUpMs = 100;
/** Implementations that need so many times as long as they should get fewer turns. */
const slowness = 16;

/**
 * Runs on every implementation the queries that it offers, kind by kind and in turns. At each turn all objects have moved and the
 * implementation has brought its index up to date, which is not timed. Then the turn's places are asked, each once: this pass is
 * cold. Four more passes over the same places are warm. Every result is compared with the reference, while no time is measured.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {import('./query-implementation.d.ts').QueryImplementation[]} implementations
 * @param {import('../measure.mjs').Conditions} conditions `leastFrames`: turns that each implementation gets at least
 * @returns {Promise<{ results: import('./query-implementation.d.ts').QueryResult[] }>}
 */
export async function measureQueries(scene, implementations, conditions) {
  const ready = [];
  for (const implementation of implementations) {
    conditions.onProgress(`${implementation.name}: building`);
    ready.push({ ...implementation, queries: await implementation.init(scene) });
  }
  const results = [];
  for (const query of Object.keys(queryKinds)) {
    conditions.onProgress(`${query}: finding the expected results`);
    const moments = momentsOf(scene, query);
    const ways = ready.flatMap((implementation) => waysOf(implementation, query));
    const runs = await runInTurns(ways, (way) => new Run(way, moments), conditions);
    results.push(...runs.map((run) => run.result()));
  }
  for (const { queries } of ready) queries.dispose?.();
  return { results };
}

/**
 * The scene before and after one frame of its motion, by turns: between them every object moves. Each has places of its own.
 */
function momentsOf(scene, query) {
  const moved = { ...scene, boxes: scene.boxes.slice() };
  new Motion(scene).step(moved.boxes);
  return [scene, moved].map((moment, i) => ({
    boxes: moment.boxes,
    querySet: makeQuerySet(moment, query, i + 1),
  }));
}

/** The ways in which an implementation answers queries of a kind: by one call each, or all in one call. */
function waysOf({ name, kind, queries }, query) {
  const { update } = queries;
  const { numbers } = queryKinds[query];
  const one = queries.one[query];
  const all = queries.all?.[query];
  const way = { name, kind, query, update };
  return [
    ...(one ? [{ ...way, batched: false, ask: oneByOne(one, numbers) }] : []),
    ...(all ? [{ ...way, batched: true, ask: all }] : []),
  ];
}

class Run {
  #way;
  #moments;
  #turns = 0;
  #spent = 0;
  #times = { cold: [], warm: [] };
  #results;
  #error;

  constructor(way, moments) {
    this.#way = way;
    this.#moments = moments;
    const { count } = moments[0].querySet;
    this.#results = { cold: new Float64Array(count), warm: new Float64Array(count) };
  }

  get name() {
    return this.#way.name;
  }

  /** Warms up. These turns are checked and do not count. */
  async start() {
    do this.block();
    while (this.#spent < warmUpMs && !this.#error);
    this.#times = { cold: [], warm: [] };
    this.#spent = 0;
  }

  /** One turn. */
  block() {
    const started = performance.now();
    const { boxes, querySet } = this.#moments[this.#turns++ % this.#moments.length];
    this.#way.update(boxes);
    this.#time('cold', querySet, 1);
    this.#time('warm', querySet, warmPasses);
    this.#spent += performance.now() - started;
    this.#check(querySet);
  }

  finished({ ms, leastFrames }) {
    if (this.#error) return true;
    const least = this.#spent >= slowness * ms ? 1 : leastFrames;
    return this.#spent >= ms && this.#times.cold.length >= least;
  }

  result() {
    const { name, kind, query, batched } = this.#way;
    const about = { name, kind, query, batched };
    if (this.#error) return { ...about, error: this.#error };
    const { count } = this.#moments[0].querySet;
    const rate = (times, passes) => Math.round((1000 * passes * count) / middleMean(times));
    const { cold, warm } = this.#times;
    return { ...about, perSecond: { cold: rate(cold, 1), warm: rate(warm, warmPasses) } };
  }

  #time(temperature, { queries }, passes) {
    const { ask } = this.#way;
    const results = this.#results[temperature];
    const started = performance.now();
    for (let pass = 0; pass < passes; pass++) ask(queries, results);
    this.#times[temperature].push(performance.now() - started);
  }

  #check({ isRight }) {
    for (const results of Object.values(this.#results)) {
      const wrong = results.findIndex((result, i) => !isRight(i, result));
      if (wrong >= 0) this.#error ??= `query ${wrong}: ${results[wrong]} is not right`;
    }
  }
}
