import { median, quantile } from '../statistics.mjs';
import { runInTurns } from '../turns.mjs';
import { makeLevel } from './levels.mjs';
import { makeMoverSet, moverKinds } from './mover-sets.mjs';
import { depthAt, tolerance } from './overlaps.mjs';
import { Players } from './players.mjs';
import { countNear, moveOneByOne, recordMoves } from './reference-moves.mjs';

/** Frames from the start, after which movers walk, stand and fall as often as later on; every so many, it is checked that none is in a solid. */
const checkedFrames = 128;
const checkEvery = 16;
const warmUpMs = 100;

/** In ms: with a clock that is not as fine, single moves are not timed. */
const finestTick = 5e-4;

/**
 * Moves players of each kind through a level.
 *
 * @param {string} levelKind one of `levelKinds`
 * @param {number} count movers
 * @param {import('./mover-implementation.d.ts').MoverImplementation[]} implementations
 * @param {import('../measure.mjs').Conditions} conditions
 */
export async function measureMovers(levelKind, count, implementations, conditions) {
  const level = makeLevel(levelKind);
  const results = [];
  for (const kind of moverKinds) {
    const set = makeMoverSet(level, kind, count);
    results.push(...(await measureMoverSet(set, kind, implementations, conditions)));
  }
  return { solids: level.solids.length, results };
}

/**
 * Moves the same players with all implementations, in turns. Before any time is measured, moves of the first implementation are made again
 * by each, and in frames from the start it is checked that no mover is in a solid. Then a frame of all moves is timed, and after it one whose moves are timed one by one. What players want is not part of
 * the time; that a mover is put where its move ends is.
 *
 * @param {import('./mover-implementation.d.ts').MoverSet} set
 * @param {string} kind its name in the results
 * @param {import('./mover-implementation.d.ts').MoverImplementation[]} implementations
 * @param {import('../measure.mjs').Conditions} conditions
 * @returns {Promise<import('./mover-implementation.d.ts').MoverResult[]>}
 */
export async function measureMoverSet(set, kind, implementations, conditions) {
  const ways = [];
  for (const implementation of implementations) {
    conditions.onProgress(`${kind}, ${implementation.name}: building`);
    ways.push(...(await waysOf(implementation, set)));
  }
  const moves = recordMoves(set, ways[0].movers);
  const runs = await runInTurns(ways, (way, now) => new Run(way, set, moves, now), conditions);
  const [{ frames: first }] = runs;
  return runs.map((run) => run.result(kind, first));
}

/** One by one and, where the package can, all in one call: each with movers of its own. */
async function waysOf(implementation, set) {
  const { name } = implementation;
  const { many, ...movers } = await implementation.init(set);
  const oneByOne = { name, implementation, movers, batched: false };
  if (!many) return [oneByOne];
  return [
    oneByOne,
    { name, implementation, movers: await implementation.init(set), batched: true },
  ];
}

class Run {
  #way;
  #set;
  #moves;
  #now;
  #count;
  #players;
  #timesSingles = false;
  #near = 0;
  #checked = 0;
  #overlapping = 0;
  #deepest = 0;
  /** Times of frames in ms. Each turn adds one, to all runs that are not finished. */
  frames = [];
  #singles = [];
  #onFloor = 0;
  #spent = 0;

  constructor(way, set, moves, now) {
    this.#way = way;
    this.#set = set;
    this.#moves = moves;
    this.#now = now;
    this.#count = set.starts.length / 2;
    this.#players = new Players(set);
  }

  get name() {
    return this.#way.name;
  }

  async start(tick) {
    const { starts } = this.#set;
    const { movers, batched } = this.#way;
    this.#near = countNear(this.#moves, movers);
    for (let i = 0; i < this.#count; i++) movers.put(i, starts[2 * i], starts[2 * i + 1]);
    for (let i = 1; i <= checkedFrames; i++) {
      this.#timeFrame();
      if (i % checkEvery === 0) this.#check();
    }
    this.#timesSingles = !batched && tick <= finestTick;
    while (this.#spent < warmUpMs && !this.#isRefused) this.block();
    this.frames = [];
    this.#singles = [];
    this.#onFloor = 0;
    this.#spent = 0;
  }

  block() {
    this.#timeFrame();
    if (this.#timesSingles) this.#timeSingles();
  }

  finished({ ms, leastFrames }) {
    return this.#isRefused || (this.#spent >= ms && this.frames.length >= leastFrames);
  }

  result(movers, first) {
    const { implementation, batched, movers: own } = this.#way;
    const { name, kind } = implementation;
    own.dispose();
    const about = {
      name,
      kind,
      movers,
      batched,
      checked: this.#checked,
      overlapping: this.#overlapping,
      deepest: this.#deepest,
      near: this.#near,
      compared: this.#moves.length * this.#count,
    };
    if (this.#isRefused)
      return { ...about, error: `${this.#overlapping} of ${this.#checked} are in a solid` };
    const frame = timesOf(this.frames.map((ms) => ms / this.#count));
    const onFloor = this.#onFloor / (this.#count * this.frames.length);
    const single = this.#timesSingles ? { single: timesOf(this.#singles) } : {};
    return { ...about, onFloor, frame, ofFirst: ratioOf(this.frames, first), ...single };
  }

  #timeFrame() {
    const { movers, batched } = this.#way;
    const motions = this.#players.motions(movers);
    const started = this.#now();
    if (batched) movers.many(motions);
    else moveOneByOne(movers, motions);
    const spent = this.#now() - started;
    this.#players.moved(movers);
    this.frames.push(spent);
    this.#spent += spent;
    for (let i = 0; i < this.#count; i++) this.#onFloor += movers.onFloor[i];
  }

  #timeSingles() {
    const { movers } = this.#way;
    const motions = this.#players.motions(movers);
    for (let i = 0; i < this.#count; i++) {
      const started = this.#now();
      movers.one(i, motions[2 * i], motions[2 * i + 1]);
      const spent = this.#now() - started;
      this.#singles.push(spent);
      this.#spent += spent;
    }
    this.#players.moved(movers);
  }

  #check() {
    const { level, shape } = this.#set;
    const { places } = this.#way.movers;
    for (let i = 0; i < this.#count; i++) {
      const depth = depthAt(level, shape, places[2 * i], places[2 * i + 1]);
      this.#checked++;
      if (depth > tolerance) this.#overlapping++;
      this.#deepest = Math.max(this.#deepest, depth);
    }
  }

  get #isRefused() {
    return this.#overlapping > this.#way.implementation.mayOverlap * this.#checked;
  }
}

/** How many times as long as others times are, each beside that of the same turn: other work on the machine slows both. */
function ratioOf(times, others) {
  const count = Math.min(times.length, others.length);
  return median(times.slice(0, count).map((time, i) => time / others[i]));
}

/** Times in ms, as times in microseconds. */
function timesOf(ms) {
  const sorted = Float64Array.from(ms).toSorted();
  return { median: 1000 * quantile(sorted, 0.5), high: 1000 * quantile(sorted, 0.99) };
}
