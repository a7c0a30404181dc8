/** Walks of a shape over a level, a little in the ground, as a game puts it there; what each step says is compared with the outline. */
import type { BodyId, World } from 'quadrille/world';
import { below, isOneIn, oneOf, type Random } from './chance.js';
import {
  type Direction,
  type Extent,
  type Extents,
  extentsOf,
  Falls,
  inFrame,
  outOfFrame,
  Shapes,
} from './falls.js';
import { type Findings, Judge } from './judge.js';
import type { Level } from './levels.js';
import { lowered, MOVERS, type Mover, scaled, turnedCore } from './movers.js';
import type { Point } from './outline.js';

const QUARTERS = [0, Math.PI / 2, Math.PI, -Math.PI / 2];
const STEPS = 60;
const DEEPEST = 3;

/** What only just fits past a wall passes it. */
const NEARLY_ALL = 1 - 1e-6;
/** A shape that is put into the ground like a smaller one is in walls beside it, too. */
const SMALLER = 0.96;
/** Where this much of a shape is in the ground, the whole shape overlaps it for sure. */
const SURELY = 0.97;
/**
 * The same for lines of one side. A normal leads to their front: a round shape whose middle is behind passes at their ends. Where this
 * much of a shape with the same lowest place is in a line, the middle is in front of it.
 */
const LOWER = 0.3;

/** How high a shape is lifted before it falls on the ground again, on a walk in a cave. */
const LIFTS = [18, 6, 1, 0.25];

/** How far a shape falls in a cave before its walk ends. */
const DEEP_FALL = 100;

/** What falls on lines of one side comes from so far away that it comes from the front of all that it meets, whatever is beside it. */
const FAR = 1000;

/** What falls is a little smaller than what moves, or a little off by rounding. */
function onLattice(along: number): number {
  return Math.round(1024 * along) / 1024;
}

/** Far from all levels. */
const NOWHERE = { x: 9900, y: 9900 };

function drawMover(random: Random, { build }: Level): Mover {
  // A line has no inside: what is thinner than it is deep may be wholly behind it.
  const isChain = build === 'a chain' || build === 'a one-sided chain';
  return oneOf(random, isChain ? MOVERS.filter(({ isThin }) => !isThin) : MOVERS);
}

export class Walk {
  readonly #random: Random;
  readonly #world: World;
  readonly #direction: Direction;
  readonly #falls: Falls;
  readonly #solids: readonly Extents[];
  readonly #isOneSided: boolean;
  readonly #isOnLattice: boolean;
  readonly #mover: Mover;
  /** What falls, and what of it is in the ground only if a step finds that. */
  readonly #faller: Shapes;
  readonly #sure: Shapes;
  readonly #id: BodyId;
  readonly #judge: Judge;

  constructor(random: Random, level: Level, world: World, findings: Findings) {
    this.#random = random;
    this.#world = world;
    this.#isOneSided = level.build === 'a one-sided chain';
    const [direction, outlines] = oneOf(random, [...level.outlines]);
    this.#direction = direction;
    this.#falls = new Falls(direction, outlines.ground);
    this.#solids = level.pieces.map((points) => extentsOf(direction, [{ points, radius: 0 }]));
    this.#isOnLattice = isOneIn(random, 2);
    this.#mover = drawMover(random, level);
    const { body, name } = this.#mover;
    const angle = Math.fround(
      this.#isOnLattice ? oneOf(random, QUARTERS) : Math.PI * (2 * random() - 1),
    );
    const cores = this.#mover.cores.map((core) => turnedCore(core, angle));
    const size = this.#isOneSided || isOneIn(random, 2) ? NEARLY_ALL : SMALLER;
    this.#faller = new Shapes(
      direction,
      cores.map((core) => scaled(core, size)),
    );
    const down = outOfFrame(direction, [0, 1]);
    const lower = this.#isOneSided ? cores.map((core) => lowered(core, LOWER, down)) : cores;
    this.#sure = new Shapes(
      direction,
      lower.map((core) => scaled(core, size * SURELY)),
    );
    this.#id = world.insert({ ...body, angle, ...NOWHERE });
    this.#judge = new Judge(level, outlines, world, this.#id, findings, `${name}, ${direction}`);
  }

  /** Walks, and takes the shape away. */
  run(): void {
    const random = this.#random;
    if (this.#isOneSided || isOneIn(random, 2)) this.#walkOutside();
    else this.#walkInside();
    this.#put(NOWHERE.x, NOWHERE.y);
    this.#judge.step();
    this.#world.remove(this.#id);
    this.#world.step();
  }

  #speed(): number {
    const speed = this.#isOnLattice
      ? oneOf(this.#random, [0.25, 0.5, 1, 2, 3, 4, 8])
      : 0.05 + 5 * this.#random();
    return isOneIn(this.#random, 2) ? speed : -speed;
  }

  /** From one end of the level to the other one: the shape falls from outside at each step. */
  #walkOutside(): void {
    const { across, along } = this.#falls;
    const speed = this.#speed();
    const start = along.least - this.#faller.along.most - 4;
    const [low, high] = [
      Math.floor(across.least - this.#faller.across.most),
      Math.ceil(across.most - this.#faller.across.least),
    ];
    const length = Math.abs(speed) * STEPS;
    const room = Math.max(0, high - low - length);
    const first = low + Math.floor(room * this.#random());
    for (let step = 0; step < STEPS; step++) {
      const at = speed > 0 ? first + step * speed : Math.min(high, first + length) + step * speed;
      if (at < low || at > high) break;
      this.#visit(at, start);
    }
  }

  /** From a place that is free, for as long as it can go on, to and fro. */
  #walkInside(): void {
    const { across, along } = this.#falls;
    const random = this.#random;
    const among = ({ least, most }: Extent): number =>
      Math.round(least + (most - least) * random());
    let at = 0;
    let start = 0;
    for (let tries = 0; ; tries++) {
      if (tries === 30) return;
      [at, start] = [among(across), among(along)];
      if (this.#falls.areFree(this.#faller, at, start)) break;
    }
    let speed = this.#speed();
    for (let step = 0, turns = 0; step < STEPS && turns < 4; step++) {
      const landing = this.#visit(at, start);
      if (landing - start > DEEP_FALL) return;
      const next = LIFTS.map((lift) => landing - lift).find((place) =>
        this.#falls.areFree(this.#faller, at + speed, place),
      );
      if (next === undefined) {
        turns++;
        speed = -speed;
        start = landing - LIFTS.at(-1)!;
      } else {
        at += speed;
        start = next;
      }
    }
  }

  /** Lets the shape fall on the ground from a free place, puts it into it, and takes a step. Where it would have landed. */
  #visit(across: number, start: number): number {
    const world = this.#world;
    const landing = this.#falls.landing(this.#faller, across, start);
    if (landing === Infinity) {
      this.#put(across, start);
      this.#judge.step();
      return landing;
    }
    const depth = this.#isOnLattice
      ? 0.25 * (1 + below(this.#random, 4 * DEEPEST))
      : DEEPEST * this.#random();
    if (this.#isOneSided) {
      const [x, y] = outOfFrame(this.#direction, [across, landing - FAR]);
      world.place(this.#id, x, y);
      this.#judge.step();
    }
    const along = landing + depth;
    const place = this.#put(across, this.#isOnLattice ? onLattice(along) : along);
    this.#judge.step();
    this.#judge.judge(this.#mustTouch(place), this.#isOverSeam(place));
    return landing;
  }

  /** Whether a step must find a contact at a place. */
  #mustTouch(place: Point): boolean {
    const [across, along] = inFrame(this.#direction, place);
    // A segment has no width: it passes exactly along a seam, and between solids that meet in a corner.
    const mayPass = this.#mover.isSegment && this.#isOnLattice;
    // What is thin may be wholly below the surface, and then reaches out of no side.
    const isIn = !this.#falls.areFree(this.#sure, across, along);
    return isIn && !mayPass && this.#falls.reachOut(this.#faller, across, along);
  }

  #put(across: number, along: number): Point {
    const [x, y] = outOfFrame(this.#direction, [across, along]).map(Math.fround) as [
      number,
      number,
    ];
    this.#world.move(this.#id, x, y);
    return [x, y];
  }

  #isOverSeam(place: Point): boolean {
    const [across, along] = inFrame(this.#direction, place);
    const { across: reach, along: height } = this.#faller;
    const isNear = ({ across: ofSolid, along: heightOfSolid }: Extents): boolean =>
      overlap(ofSolid, reach, across) && overlap(heightOfSolid, height, along);
    return this.#solids.filter(isNear).length > 1;
  }
}

/** Whether an extent overlaps another one that is moved. */
function overlap(one: Extent, other: Extent, by: number): boolean {
  return one.least < other.most + by && one.most > other.least + by;
}
