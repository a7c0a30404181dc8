import { checksum } from '../checksum.mjs';
import { processorMs } from '../compare/clock.mjs';
import { Motion } from '../motion.mjs';
import { inBatches } from '../queries/quadrille-queries.mjs';
import { makeQuerySet, placeCount, queryKinds } from '../queries/query-sets.mjs';
import { Reference } from '../reference.mjs';
import { median } from '../statistics.mjs';
import { isSame, usual } from './settings.mjs';

/** Trees with more entries for each object are left out: their memory, not their time, is then what matters. */
const mostEntries = 40;

/** What is timed: the frame, then a call for all places of each kind of query. */
export const measures = ['frame', ...Object.keys(queryKinds)];

/**
 * Times a frame (`sync` and `pairRows` after all objects have moved) and the queries of trees with these settings. They take turns, and
 * a tree with the usual settings has its turn before each of them, so that other work on the machine slows both alike. Pairs and results
 * of queries are compared with the reference at every turn, while no time is measured.
 *
 * @param {typeof import('quadrille')} build
 * @param {import('../scenes.mjs').Scene} scene
 * @param {import('./settings.mjs').Settings[]} settings
 * @param {{ turns: number, onProgress: (text: string) => void, now?: () => number }} conditions the clock is that of the processor
 *   unless they name another
 * @returns {Promise<{ usual: object, results: object[], leftOut: import('./settings.mjs').Settings[] }>} microseconds that a frame and a
 *   query take with the usual settings, and of each other tree the ratios of its times to those
 */
export async function measureTuning(build, scene, settings, conditions) {
  const { turns, onProgress, now = processorMs } = conditions;
  onProgress('finding the expected results');
  const moments = momentsOf(scene);
  const reference = await planted(build, scene, usual, now);
  const trials = [];
  const leftOut = [];
  for (const one of settings) {
    const isShallower = ({ maxDepth, ...others }) =>
      maxDepth < one.maxDepth && isSame({ ...others, maxDepth: one.maxDepth }, one);
    const trial = leftOut.some(isShallower) ? undefined : await planted(build, scene, one, now);
    if (trial === undefined) leftOut.push(one);
    else trials.push({ trial, ratios: [] });
  }
  const times = [];
  for (let turn = -1; turn < turns; turn++) {
    onProgress(`${Math.max(turn, 0)} of ${turns} turns done`);
    for (const { trial, ratios } of trials) {
      const before = reference.run(moments);
      const spent = trial.run(moments);
      if (turn < 0) continue; // the engine compiles
      times.push(before);
      ratios.push(ofMeasures((measure) => spent[measure] / before[measure]));
    }
  }
  const results = trials.map(({ trial, ratios }) =>
    Object.assign(trial.about(), { ratio: medians(ratios) }),
  );
  for (const { trial } of trials) trial.dispose();
  reference.dispose();
  return { usual: medians(times), results, leftOut };
}

/** The scene before and after one frame of its motion, each with its pairs and with places of its own to query. */
function momentsOf(scene) {
  const moved = { ...scene, boxes: scene.boxes.slice() };
  new Motion(scene).step(moved.boxes);
  const reference = new Reference(scene);
  return [scene, moved].map((moment, i) => ({
    boxes: moment.boxes,
    pairs: reference.sumOf(i),
    querySets: Object.fromEntries(
      Object.keys(queryKinds).map((kind) => [kind, makeQuerySet(moment, kind, i + 1)]),
    ),
  }));
}

/** A tree of the scene; undefined if it has too many entries. */
async function planted(build, { boxes, side, count }, settings, now) {
  const tree = await build.Quadtree.create({
    bounds: { x: 0, y: 0, width: side, height: side },
    ...settings,
  });
  tree.setAll(boxes);
  if (build.inspect(tree).stats().references <= mostEntries * count)
    return new Trial(build, tree, settings, now);
  tree.dispose();
  return undefined;
}

class Trial {
  #settings;
  #build;
  #tree;
  #ask;
  #now;

  constructor(build, tree, settings, now) {
    this.#settings = settings;
    this.#build = build;
    this.#tree = tree;
    this.#ask = inBatches(build, tree);
    this.#now = now;
  }

  /** One turn; returns the microseconds of each measure. Its first frame is not timed: another tree has used the processor's caches. */
  run([first, second]) {
    this.#frame(first);
    const spent = [second, first].map((moment) => this.#frame(moment));
    const times = { frame: (spent[0] + spent[1]) / 2 };
    Object.keys(queryKinds).forEach((kind, i) => {
      times[kind] = this.#queries(kind, [second, first][i % 2]);
    });
    return times;
  }

  /** The settings, and what tree they make. */
  about() {
    const { nodes, references, depth, bytes } = this.#build.inspect(this.#tree).stats();
    return { ...this.#settings, nodes, references, depth, bytes };
  }

  dispose() {
    this.#tree.dispose();
  }

  #frame({ boxes, pairs: expected }) {
    this.#tree.boxes.set(boxes);
    const started = this.#now();
    this.#tree.sync();
    const pairs = this.#tree.pairRows();
    const spent = 1000 * (this.#now() - started);
    const found = { a: pairs, b: pairs.subarray(1), stride: 2, count: pairs.length / 2 };
    this.#check('pairs', checksum(found) === expected);
    return spent;
  }

  #queries(kind, { boxes, querySets }) {
    const { queries, isRight } = querySets[kind];
    this.#tree.boxes.set(boxes);
    this.#tree.sync();
    const results = new Float64Array(placeCount);
    const started = this.#now();
    this.#ask[kind](queries, results);
    const spent = (1000 * (this.#now() - started)) / placeCount;
    this.#check(
      kind,
      results.every((result, i) => isRight(i, result)),
    );
    return spent;
  }

  #check(what, isRight) {
    if (isRight) return;
    throw new Error(`${what} of ${JSON.stringify(this.#settings)} are not those of the reference`);
  }
}

function ofMeasures(valueOf) {
  return Object.fromEntries(measures.map((measure) => [measure, valueOf(measure)]));
}

/** The medians of each measure, in three digits. */
function medians(turns) {
  return ofMeasures((measure) =>
    Number(median(turns.map((times) => times[measure])).toPrecision(3)),
  );
}
