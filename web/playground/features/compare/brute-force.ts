/** The variant without a tree: tests every pair, and every object against the probe. */
import { leastTime } from '../../engine/frame-time.ts';
import { CANDIDATE, COLLIDES, KIND_MARKS, type Marks, mark, TOUCHED } from '../../engine/marks.ts';
import { overlap } from '../../engine/oracle.ts';
import { PairSum } from '../../engine/pair-sum.ts';
import { rowsWithin } from '../../engine/rows-within.ts';
import type { ProbeResult } from '../../engine/tree/probe.ts';
import type { Probe } from '../../probes/probe.ts';
import { probeOf } from '../../probes/registry.ts';
import type { SeenFrame } from '../../render/picture.ts';
import type { Settings } from '../../state/parameters.ts';
import { Stopwatch } from './stopwatch.ts';
import type { Cost, Moment, Variant } from './variant.ts';

/** With more objects, all pairs take longer than a frame of the display. */
export const BRUTE_FORCE_LIMIT = 5_000;

const NO_CELLS = new Int32Array(0);

export class BruteForce implements Variant {
  readonly refusal = undefined;
  readonly #pairs = new PairSum();
  readonly #hits = new PairSum();
  readonly #stopwatch = new Stopwatch();
  #frame = new FlatFrame(new Float32Array(0), new Uint8Array(0));
  #number = -1;

  get frame(): SeenFrame {
    return this.#frame;
  }

  get pairs(): PairSum | undefined {
    return this.#isLeftOut ? undefined : this.#pairs;
  }

  get hits(): PairSum | undefined {
    return this.#frame.probed && this.#hits;
  }

  get cost(): Cost {
    const { objects, probed } = this.#frame;
    return {
      tests: (objects * (objects - 1)) / 2,
      visited: undefined,
      tested: probed && objects,
      candidates: probed && objects,
      duplicates: probed && 0,
      hits: probed?.result.hits.length,
      references: undefined,
      nodes: undefined,
      milliseconds: this.#stopwatch.mean,
    };
  }

  follow({ boxes, kinds, number, settings, world }: Moment): void {
    if (kinds !== this.#frame.kinds) {
      this.#frame = new FlatFrame(boxes, kinds);
      this.#stopwatch.reset();
      this.#number = -1;
    }
    this.#frame.begin();
    if (!this.#isLeftOut) this.#timedSearch(number, settings);
    this.#frame.look(probeOf(settings, world), settings);
    this.#hits.clear();
    const { probed } = this.#frame;
    if (probed) this.#hits.addRows(probed.result.hits);
  }

  dispose(): void {
    this.#stopwatch.reset();
  }

  get #isLeftOut(): boolean {
    return this.#frame.objects > BRUTE_FORCE_LIMIT;
  }

  #timedSearch(number: number, settings: Settings): void {
    const search = (): void => this.#search(settings);
    if (number === this.#number) search();
    else this.#stopwatch.time(search);
    this.#number = number;
    if (!settings.playing) this.#stopwatch.measureOnce(number, () => leastTime(search));
  }

  #search({ pairs, trace, touching }: Settings): void {
    const { boxes, marks, objects } = this.#frame;
    const rows: number[] = [];
    const bit = pairs && trace === 'none' ? COLLIDES : 0;
    this.#pairs.clear();
    for (let a = 0; a < objects; a++)
      for (let b = a + 1; b < objects; b++) {
        if (!overlap(boxes, 4 * a, 4 * b, touching)) continue;
        this.#pairs.add(a, b);
        rows.push(a, b);
        marks[a] = marks[a]! | bit;
        marks[b] = marks[b]! | bit;
      }
    this.#frame.pairs = Uint32Array.from(rows);
  }
}

/** All objects in one node. */
class FlatFrame implements SeenFrame {
  readonly boxes: Float32Array;
  readonly kinds: Uint8Array;
  readonly marks: Marks;
  readonly tree: SeenFrame['tree'];
  pairs = new Uint32Array(0);
  probed: { readonly probe: Probe; readonly result: ProbeResult } | undefined;
  readonly #kindMarks: Marks;
  readonly #allRows: Uint32Array;

  constructor(boxes: Float32Array, kinds: Uint8Array) {
    this.boxes = boxes;
    this.kinds = kinds;
    this.#kindMarks = kinds.map((kind) => KIND_MARKS[kind] ?? 0);
    this.marks = this.#kindMarks.slice();
    this.#allRows = Uint32Array.from(kinds.keys());
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

  look(probe: Probe | undefined, { trace, touching }: Settings): void {
    this.probed = probe && { probe, result: this.#query(probe, touching) };
    if (!this.probed || trace !== 'none') return;
    mark(this.marks, this.#allRows, CANDIDATE);
    mark(this.marks, this.probed.result.hits, TOUCHED);
  }

  #query(probe: Probe, touching: boolean): ProbeResult {
    const tested = this.#allRows;
    const found = probe.findByBruteForce(this.boxes, touching);
    return { cells: NO_CELLS, visited: 0, tested, duplicates: 0, ...found };
  }
}
