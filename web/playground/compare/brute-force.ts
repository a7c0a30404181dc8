/** No tree at all: every pair is tested, and every object is a candidate of the probe. */
import { CANDIDATE, COLLIDES, KIND_MARKS, type Marks, mark, TOUCHED } from '../marks.ts';
import { overlap } from '../oracle.ts';
import type { SeenFrame } from '../painter/picture.ts';
import type { SeenProbe } from '../painter/probe-shape.ts';
import { rowsWithin } from '../panes/rows-within.ts';
import type { Settings } from '../state/parameters.ts';
import { type Probe, probeOf } from '../tree/probe.ts';
import type { Contender, Cost, Moment } from './contender.ts';
import { PairSum } from './pair-sum.ts';
import { Stopwatch } from './stopwatch.ts';

/** With more objects, all pairs take longer than a frame of the display. */
export const BRUTE_FORCE_LIMIT = 5_000;

export class BruteForce implements Contender {
  readonly refusal = undefined;
  readonly #pairs = new PairSum();
  readonly #stopwatch = new Stopwatch();
  #frame = new Crowd(new Float32Array(0), new Uint8Array(0));
  #number = -1;

  get frame(): SeenFrame {
    return this.#frame;
  }

  get pairs(): PairSum | undefined {
    return this.#rests ? undefined : this.#pairs;
  }

  get cost(): Cost {
    const { objects, probe } = this.#frame;
    return {
      tests: (objects * (objects - 1)) / 2,
      candidates: probe && objects,
      references: undefined,
      nodes: undefined,
      milliseconds: this.#stopwatch.mean,
    };
  }

  follow({ boxes, kinds, number, settings, world }: Moment): void {
    if (kinds !== this.#frame.kinds) {
      this.#frame = new Crowd(boxes, kinds);
      this.#stopwatch.reset();
      this.#number = -1;
    }
    this.#frame.begin();
    if (!this.#rests && number === this.#number) this.#search(settings);
    else if (!this.#rests) this.#stopwatch.time(() => this.#search(settings));
    this.#number = number;
    this.#frame.look(probeOf(settings, world), settings.touching);
  }

  dispose(): void {
    this.#stopwatch.reset();
  }

  get #rests(): boolean {
    return this.#frame.objects > BRUTE_FORCE_LIMIT;
  }

  #search({ pairs, touching }: Settings): void {
    const { boxes, marks, objects } = this.#frame;
    const bit = pairs ? COLLIDES : 0;
    this.#pairs.clear();
    for (let a = 0; a < objects; a++)
      for (let b = a + 1; b < objects; b++) {
        if (!overlap(boxes, 4 * a, 4 * b, touching)) continue;
        this.#pairs.add(a, b);
        marks[a] = marks[a]! | bit;
        marks[b] = marks[b]! | bit;
      }
  }
}

/** The objects without an order: one node, which holds them all. */
class Crowd implements SeenFrame {
  readonly boxes: Float32Array;
  readonly kinds: Uint8Array;
  readonly marks: Marks;
  readonly tree: SeenFrame['tree'];
  probe: SeenProbe | undefined;
  readonly #kindMarks: Marks;

  constructor(boxes: Float32Array, kinds: Uint8Array) {
    this.boxes = boxes;
    this.kinds = kinds;
    this.#kindMarks = kinds.map((kind) => KIND_MARKS[kind] ?? 0);
    this.marks = this.#kindMarks.slice();
    const nodes = Float32Array.of(0, 0, 0, 0, 0, kinds.length, kinds.length, 0);
    this.tree = {
      boxes,
      nodes,
      cell: () => nodes.subarray(0, 4),
      rowsIn: () => new Uint32Array(0),
      within: (area) => rowsWithin(boxes, area, true),
    };
  }

  get objects(): number {
    return this.kinds.length;
  }

  begin(): void {
    this.marks.set(this.#kindMarks);
  }

  /** Boxes are tested here as pairs are; for other probes it hands out all there is. */
  look(asked: Probe | undefined, touching: boolean): void {
    this.probe = asked && { asked };
    if (!asked) return;
    const { marks } = this;
    for (let row = 0; row < marks.length; row++) marks[row] = marks[row]! | CANDIDATE;
    if (asked.kind === 'box') mark(marks, rowsWithin(this.boxes, asked, touching), TOUCHED);
  }
}
