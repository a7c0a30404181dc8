import { median } from '../statistics.mjs';
import { oneByOne } from './one-by-one.mjs';
import { makeQuerySet, queryKinds } from './query-sets.mjs';

/** Short enough that other programs disturb few blocks. */
const blockMs = 1;
/** Single queries between two looks at the clock, which takes about as long as a query. */
const chunk = 64;
/** Enough for the engine's optimising compiler. */
const warmUpMs = 100;

/**
 * Runs on every implementation the queries that it offers, kind by kind and in turns. Every result of
 * a timed query is compared with the reference, while no time is measured.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {import('./query-implementation.d.ts').QueryImplementation[]} implementations
 * @param {import('../measure.mjs').Conditions} conditions
 * @returns {Promise<{ results: import('./query-implementation.d.ts').QueryResult[] }>}
 */
export async function measureQueries(scene, implementations, { ms, onProgress }) {
  const ready = [];
  for (const implementation of implementations) {
    onProgress(`${implementation.name}: building`);
    ready.push({ ...implementation, queries: await implementation.init(scene) });
  }
  const results = [];
  for (const query of Object.keys(queryKinds)) {
    onProgress(`${query}: finding the expected results`);
    const querySet = makeQuerySet(scene, query);
    const runs = ready.flatMap((implementation) => runsOf(implementation, query, querySet));
    onProgress(`${query}: measuring ${runs.length}`);
    const unfinished = () => runs.filter((run) => !run.finished(ms));
    for (let open = unfinished(); open.length > 0; open = unfinished()) {
      for (const run of open) run.block();
    }
    results.push(...runs.map((run) => run.result()));
  }
  for (const { queries } of ready) queries.dispose?.();
  return { results };
}

function runsOf({ name, kind, queries }, query, querySet) {
  const one = queries.one[query];
  const all = queries.all?.[query];
  const runs = [];
  if (one)
    runs.push(
      new Run({ name, kind, query, batched: false }, oneByOne(one, querySet.numbers), querySet),
    );
  if (all) runs.push(new Run({ name, kind, query, batched: true }, all, querySet));
  return runs;
}

class Run {
  #about;
  #run;
  #querySet;
  #results;
  #done = 0;
  #spent = 0;
  #rates = [];
  #error;

  constructor(about, run, querySet) {
    this.#about = about;
    this.#run = run;
    this.#querySet = querySet;
    this.#results = new Float64Array(querySet.count);
  }

  /** The first blocks check and warm up; they do not count. */
  block() {
    const counts = this.#spent >= warmUpMs;
    const before = this.#done;
    const started = performance.now();
    let spent = 0;
    do {
      this.#runSome();
      spent = performance.now() - started;
    } while (spent < blockMs);
    this.#spent += spent;
    if (counts) this.#rates.push((this.#done - before) / spent);
    this.#check();
  }

  finished(ms) {
    const blocks = this.#rates.length;
    const enough = blocks * blockMs >= ms || this.#spent >= warmUpMs + 4 * ms;
    return Boolean(this.#error) || (blocks > 0 && enough);
  }

  result() {
    if (this.#error) return { ...this.#about, error: this.#error };
    return { ...this.#about, perSecond: Math.round(1000 * median(this.#rates)) };
  }

  #runSome() {
    const total = this.#results.length;
    const from = this.#done % total;
    const to = this.#about.batched ? total : from + chunk;
    const { queries, numbers } = this.#querySet;
    const some = queries.subarray(numbers * from, numbers * to);
    this.#run(some, this.#results.subarray(from, to));
    this.#done += to - from;
  }

  #check() {
    const given = this.#results.subarray(0, this.#done);
    const wrong = given.findIndex((result, i) => !this.#querySet.isRight(i, result));
    if (wrong >= 0) this.#error = `query ${wrong}: ${given[wrong]} is not right`;
  }
}
