import { round } from '../bodies/scenes.mjs';
import { summary } from '../statistics.mjs';
import { runInTurns } from '../turns.mjs';
import { xOf, yOn } from './sliders.mjs';
import { tileSize } from './terrain.mjs';

const checkedFrames = 3;
const warmUpMs = 100;
const blockMs = 10;

/** In world units, of the depth of a contact. */
const tolerance = 0.01;

/** They do not touch each other. */
const filter = { category: 2, mask: 1 };

const onMap = { addGround: addMap, topOf: ({ run }) => run.top };
/**
 * Worlds that differ in what the bodies rest on. Floors that are even have the same bodies at the same columns, just higher or lower.
 */
export const ways = [
  { name: 'even floors, a box each', addGround: addFloors, topOf: ({ floor }) => floor.evenTop },
  { name: 'a box for each run of columns', addGround: addRuns, topOf: ({ run }) => run.top },
  { name: 'tile map', ...onMap },
  { name: 'tile map, without the seam rule', seamTolerance: false, ...onMap },
];

function addMap(_, world, { columns, rows, tiles }) {
  world.addTiles({ columns, rows, size: tileSize, tiles });
}

function addFloors(build, world, { columns, floors }) {
  for (const { evenTop: top, bottom } of floors)
    addBox(build, world, { left: 0, right: columns, top, bottom });
}

function addRuns(build, world, { floors }) {
  for (const { bottom, runs } of floors) {
    for (const run of runs) addBox(build, world, { ...run, bottom });
  }
}

function addBox({ box }, world, { left, right, top, bottom }) {
  world.insert({
    shape: box(tileSize * (right - left), tileSize * (bottom - top)),
    x: (tileSize * (left + right)) / 2,
    y: (tileSize * (top + bottom)) / 2,
    static: true,
  });
}

/**
 * Times the steps of worlds of these bodies, in turns. The contacts of the first frames are checked, while no time is measured.
 *
 * @param {typeof import('quadrille/world')} build
 * @param {import('./terrain.mjs').Terrain} terrain
 * @param {import('./sliders.mjs').Slider[]} sliders
 * @param {import('../measure.mjs').Conditions} conditions
 */
export async function measureSteps(build, terrain, sliders, conditions) {
  const runs = await runInTurns(
    ways,
    (way, now) => new Run(build, way, terrain, sliders, now),
    conditions,
  );
  const touching = sliders.filter(({ depth }) => depth > 0).length;
  return { touching, steps: runs.map((run) => run.result()) };
}

class Run {
  #build;
  #way;
  #terrain;
  #sliders;
  #now;
  #world;
  #rows;
  #frame = 0;
  #contacts = 0;
  #sideways = 0;
  #wrong = 0;
  #times = [];
  #spent = 0;

  constructor(build, way, terrain, sliders, now) {
    this.#build = build;
    this.#way = way;
    this.#terrain = terrain;
    this.#sliders = sliders;
    this.#now = now;
  }

  get name() {
    return this.#way.name;
  }

  async start() {
    const { box, circle, rowOf, World } = this.#build;
    const { side } = this.#terrain;
    const bounds = { x: 0, y: 0, width: side, height: side };
    const { addGround, topOf, seamTolerance } = this.#way;
    this.#world = await World.create({ bounds, seamTolerance });
    addGround(this.#build, this.#world, this.#terrain);
    const ids = this.#world.insertMany(
      this.#sliders.map((slider) => {
        const { halfWidth, halfHeight } = slider;
        const shape = halfHeight > 0 ? box(2 * halfWidth, 2 * halfHeight) : circle(halfWidth);
        return { shape, x: xOf(slider, 0), y: yOn(slider, topOf(slider)), ...filter };
      }),
    );
    this.#rows = Array.from(ids, rowOf);
    for (let i = 0; i < checkedFrames; i++) {
      this.#measure();
      this.#check();
    }
    while (this.#spent < warmUpMs) this.#measure();
    this.#times = [];
    this.#spent = 0;
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
    this.#world.dispose();
    return {
      name: this.#way.name,
      ms: summary(this.#times, round),
      contacts: this.#contacts / checkedFrames,
      sideways: this.#sideways / checkedFrames,
      wrong: this.#wrong,
    };
  }

  #measure() {
    const { TRANSFORM_STRIDE } = this.#build;
    const { transforms } = this.#world;
    const frame = ++this.#frame;
    this.#sliders.forEach((slider, i) => {
      transforms[TRANSFORM_STRIDE * this.#rows[i]] = xOf(slider, frame);
    });
    const started = this.#now();
    this.#world.step();
    const spent = this.#now() - started;
    this.#times.push(spent);
    this.#spent += spent;
  }

  /** Counts contacts, and the bodies that have no right one with the floor, or have one though they are above it. */
  #check() {
    const contacts = this.#world.contacts();
    const upright = contacts.filter(({ normalX }) => Math.abs(normalX) < 1e-3);
    this.#contacts += contacts.length;
    this.#sideways += contacts.length - upright.length;
    const found = new Map(upright.map(({ b, depth }) => [this.#build.rowOf(b), depth]));
    const touched = new Set(contacts.map(({ b }) => this.#build.rowOf(b)));
    this.#sliders.forEach(({ depth }, i) => {
      const row = this.#rows[i];
      const isRight = depth > 0 ? Math.abs(found.get(row) - depth) <= tolerance : !touched.has(row);
      if (!isRight) this.#wrong++;
    });
  }
}
