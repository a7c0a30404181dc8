import { quadrilleBodies } from '../bodies/quadrille-world.mjs';
import { round } from '../bodies/scenes.mjs';
import { summary } from '../statistics.mjs';
import { runInTurns } from '../turns.mjs';
import { isRight, leastSeparations, makeShots, radius } from './shots.mjs';

const checkedFrames = 3;
const warmUpMs = 100;
const blockMs = 10;

/** Worlds that differ in what flies through them. Filters are those of the scenes' bullets, which do not touch each other. */
export const ways = [
  { name: 'without bullets', hasShots: false, isSwept: false },
  { name: 'with bodies that are not swept', hasShots: true, isSwept: false },
  { name: 'with bullets', hasShots: true, isSwept: true },
];

/**
 * Times the steps of worlds with bullets and without, in turns. The first frames are compared with a reference, while no time is measured:
 * which bodies each bullet is paired with.
 *
 * @param {typeof import('quadrille/world')} build
 * @param {import('../bodies/scenes.mjs').BodyScene} scene
 * @param {import('../measure.mjs').Conditions} conditions
 */
export async function measureBullets(build, scene, conditions) {
  const shots = makeShots(scene);
  const runs = await runInTurns(
    ways,
    (way, now) => new Run(build, way, scene, shots, now),
    conditions,
  );
  return { bullets: shots.count, results: runs.map((run) => run.result()) };
}

class Run {
  #build;
  #way;
  #scene;
  #shots;
  #now;
  #world;
  #frame = 0;
  #met = 0;
  #wrong = 0;
  #times = [];
  #spent = 0;

  constructor(build, way, scene, shots, now) {
    this.#build = build;
    this.#way = way;
    this.#scene = scene;
    this.#shots = way.hasShots ? shots : { ...shots, count: 0 };
    this.#now = now;
  }

  get name() {
    return this.#way.name;
  }

  async start() {
    const { circle, World } = this.#build;
    const { side } = this.#scene;
    this.#world = await World.create({ bounds: { x: 0, y: 0, width: side, height: side } });
    this.#world.insertMany(quadrilleBodies(this.#build, this.#scene));
    const bullet = this.#way.isSwept;
    for (let i = 0; i < this.#shots.count; i++) {
      const [x, y] = this.#shots.placeOf(i, 0);
      this.#world.insert({ shape: circle(radius), x, y, bullet, category: 4, mask: 3 });
    }
    for (let i = 0; i < checkedFrames; i++) {
      this.#measure();
      if (bullet) this.#check();
    }
    while (this.#spent < warmUpMs) this.#measure();
    this.#times = [];
    this.#spent = 0;
    this.#met = 0;
  }

  block() {
    const until = this.#spent + blockMs;
    do this.#measure();
    while (this.#spent < until);
  }

  finished({ ms, leastFrames }) {
    return this.#spent >= ms && this.#times.length >= leastFrames;
  }

  result() {
    const { name } = this.#way;
    const frames = this.#times.length;
    this.#world.dispose();
    return {
      name,
      frames,
      ms: summary(this.#times, round),
      met: this.#met / frames,
      wrong: this.#wrong,
    };
  }

  #measure() {
    const { TRANSFORM_STRIDE } = this.#build;
    const { transforms } = this.#world;
    const { count, positions } = this.#scene;
    const places = positions[++this.#frame % round];
    for (let row = 0; row < count; row++) {
      transforms.set(places.subarray(3 * row, 3 * row + 3), TRANSFORM_STRIDE * row);
    }
    for (let i = 0; i < this.#shots.count; i++) {
      transforms.set(this.#shots.placeOf(i, this.#frame), TRANSFORM_STRIDE * (count + i));
    }
    const started = this.#now();
    this.#world.step();
    const spent = this.#now() - started;
    this.#times.push(spent);
    this.#spent += spent;
    this.#met += this.#world.impactRows().length / this.#build.IMPACT_STRIDE;
  }

  /** Counts the pairs of a bullet and a body that the reference finds and the world does not, and the other way round. */
  #check() {
    const { rowOf } = this.#build;
    const { count } = this.#scene;
    const found = Array.from({ length: this.#shots.count }, () => new Set());
    for (const { a, b } of this.#world.pairs()) {
      const [low, high] = [rowOf(a), rowOf(b)].toSorted((one, other) => one - other);
      if (high >= count) found[high - count].add(low);
    }
    found.forEach((rows, i) => {
      const [from, to] = [this.#frame - 1, this.#frame].map((frame) =>
        this.#shots.placeOf(i, frame),
      );
      const least = leastSeparations(this.#scene, from, to, this.#frame);
      for (const row of new Set([...rows, ...least.keys()])) {
        if (!isRight(rows.has(row), least.get(row))) this.#wrong++;
      }
    });
  }
}
