import { Motion } from '../motion.mjs';
import { middleMean } from '../statistics.mjs';
import { oneByOne } from './one-by-one.mjs';
import { makeQuerySet } from './query-sets.mjs';

/** Passes over the places after the cold one. */
const warmPasses = 4;
/** Enough for the engine's optimising compiler. */
const warmUpMs = 100;

/**
 * Runs on every implementation the queries that it offers, kind by kind and in turns. At each turn all objects have moved, and every
 * index is brought up to date, which is not timed: what was in the processor's caches is displaced in the same way for all. Then one
 * implementation after the other answers the turn's places, each once, which is cold, and four times more, which is warm. Every
 * result is compared with the reference, while no time is measured.
 *
 * @param {typeof import('./query-sets.mjs').queryKinds | typeof import('./query-sets.mjs').largeWindows} kinds
 * @param {import('../scenes.mjs').Scene} scene
 * @param {import('./query-implementation.d.ts').QueryImplementation[]} implementations
 * @param {import('../measure.mjs').Conditions} conditions there are two turns for each of `leastFrames`
 * @returns {Promise<{ results: import('./query-implementation.d.ts').QueryResult[] }>}
 */
export async function measureQueries(kinds, scene, implementations, { leastFrames, onProgress }) {
  const indexes = [];
  for (const implementation of implementations) {
    onProgress(`${implementation.name}: building`);
    indexes.push(...(await indexesOf(implementation, scene, kinds)));
  }
  const results = [];
  for (const query of Object.keys(kinds)) {
    onProgress(`${query}: finding the expected results`);
    const moments = momentsOf(scene, query);
    const runs = indexes.filter(({ ask }) => ask[query]).map((index) => new Run(index, query));
    for (const run of runs) {
      onProgress(`${query}, ${run.name}: checking`);
      run.warmUp(moments);
    }
    for (let turn = 0; turn < 2 * leastFrames; turn++) {
      onProgress(`${query}: ${turn} of ${2 * leastFrames} turns done`);
      const moment = moments[turn % moments.length];
      for (const run of runs) run.update(moment);
      for (let i = 0; i < runs.length; i++) runs[(turn + i) % runs.length].ask(moment);
    }
    results.push(...runs.map((run) => run.result()));
  }
  for (const { queries } of indexes) queries.dispose?.();
  return { results };
}

/** An index for single queries and, where there are batches, another one for these, so that neither finds the other's data in the caches. */
async function indexesOf({ name, kind, init }, scene, kinds) {
  const single = await init(scene);
  const ask = asksOf(kinds, single.one, ({ numbers }, one) => oneByOne(one, numbers));
  const indexes = [{ name, kind, batched: false, queries: single, ask }];
  if (single.all) {
    const queries = await init(scene);
    const askAll = asksOf(kinds, queries.all, (_, all) => all);
    indexes.push({ name, kind, batched: true, queries, ask: askAll });
  }
  return indexes;
}

/** How each kind of queries is asked that an implementation offers. */
function asksOf(kinds, offered, asking) {
  const asks = Object.entries(kinds).map(([query, kind]) => {
    const one = offered[kind.asks ?? query];
    return [query, one && asking(kind, one)];
  });
  return Object.fromEntries(asks);
}

/** The scene before and after one frame of its motion. Each has places of its own. */
function momentsOf(scene, query) {
  const moved = { ...scene, boxes: scene.boxes.slice() };
  new Motion(scene).step(moved.boxes);
  return [scene, moved].map((moment, i) => ({
    boxes: moment.boxes,
    querySet: makeQuerySet(moment, query, i + 1),
  }));
}

class Run {
  #index;
  #query;
  #times = { cold: [], warm: [] };
  #places = 0;
  #error;

  constructor(index, query) {
    this.#index = index;
    this.#query = query;
  }

  get name() {
    return this.#index.name;
  }

  /** Runs until the code is compiled. These turns are checked and do not count. */
  warmUp(moments) {
    const started = performance.now();
    do {
      for (const moment of moments) {
        this.update(moment);
        this.ask(moment);
      }
    } while (performance.now() - started < warmUpMs);
    this.#times = { cold: [], warm: [] };
  }

  update({ boxes }) {
    this.#index.queries.update(boxes);
  }

  ask({ querySet }) {
    const cold = this.#pass(querySet, 1);
    const warm = this.#pass(querySet, warmPasses);
    this.#times.cold.push(cold.ms);
    this.#times.warm.push(warm.ms);
    this.#places = querySet.count;
    for (const { results } of [cold, warm]) {
      const wrong = results.findIndex((result, i) => !querySet.isRight(i, result));
      if (wrong >= 0) this.#error ??= `query ${wrong}: ${results[wrong]} is not right`;
    }
  }

  result() {
    const { name, kind, batched } = this.#index;
    const about = { name, kind, query: this.#query, batched };
    if (this.#error) return { ...about, error: this.#error };
    const rate = (times) => Math.round((1000 * this.#places) / middleMean(times));
    return { ...about, perSecond: { cold: rate(this.#times.cold), warm: rate(this.#times.warm) } };
  }

  /** Asks all places so many times. Returns the last results, and the time of one pass. */
  #pass({ queries, count }, passes) {
    const ask = this.#index.ask[this.#query];
    const results = new Float64Array(count);
    const started = performance.now();
    for (let pass = 0; pass < passes; pass++) ask(queries, results);
    return { results, ms: (performance.now() - started) / passes };
  }
}
