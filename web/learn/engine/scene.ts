/** One moment of a scene, as the playground would show it. */
import { NODE_STRIDE, NodeField, TraceKind } from 'quadrille';
import { COPIED, STRADDLES } from '../../playground/engine/marks.ts';
import type { Frame } from '../../playground/engine/player/frame.ts';
import { SimulationRun } from '../../playground/engine/player/simulation-run.ts';
import { TracePlayback, type TraceStep } from '../../playground/engine/trace/trace-playback.ts';
import { markKept } from '../../playground/engine/tree/straddling.ts';
import { eventsOf } from '../../playground/engine/tree/trace-events.ts';
import { fetchedProbes } from '../../playground/probes/fetched.ts';
import type { Probe } from '../../playground/probes/probe.ts';
import { fetchedFrameShapes } from '../../playground/render/fetched-shapes.ts';
import type { Settings } from '../../playground/state/parameters.ts';
import type { World } from '../../playground/state/presets.ts';
import { Store } from '../../playground/state/store.ts';
import { type Measure, measureOf, type Reported } from './measures.ts';

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export interface Node extends Box {
  /** The objects in it and below it. */
  readonly total: number;
  readonly isLeaf: boolean;
  /** The rows of the objects that it keeps itself. */
  readonly rows: readonly number[];
}

export type RowPair = readonly [row: number, other: number];

export class Scene {
  readonly settings: Settings;
  readonly #store: Store;
  readonly #run: SimulationRun<Probe>;

  constructor(settings: Settings) {
    this.settings = settings;
    this.#store = new Store(settings);
    this.#run = new SimulationRun(this.#store, fetchedProbes, fetchedFrameShapes);
    this.#run.begin();
    this.advance(settings.frame);
  }

  /** What it is made by. */
  protected get run(): SimulationRun<Probe> {
    return this.#run;
  }

  advance(ticks: number): void {
    if (ticks > 0) this.#run.advance(this.frame.number + ticks, () => true);
    this.frame.observe(this.settings, this.world);
  }

  /** The same, with these boxes in place of its objects. */
  withBoxes(boxes: ArrayLike<number>): this {
    this.frame.tree.rebuild(this.settings, this.world, Float32Array.from(boxes));
    this.frame.begin({ kinds: new Uint8Array(boxes.length / 4) });
    this.advance(0);
    return this;
  }

  get frame(): Frame<Probe> {
    return this.#run.frame;
  }

  get world(): World {
    return this.#run.world;
  }

  /** The event that the settings show, of a trace; undefined without one. */
  get trace(): TraceStep | undefined {
    const { frame, next } = this.#run;
    return new TracePlayback(this.#store, { frame, next, refusal: undefined }).current;
  }

  measure(measure: Measure): number {
    return measureOf(measure, this.#reported);
  }

  get #reported(): Reported {
    const { candidates, collidingPairs, hits, number, objects, probed, stats } = this.frame;
    const { nodes, pairTests, references } = stats;
    return {
      objects,
      nodes,
      references,
      pairTests,
      collidingPairs,
      frame: number,
      candidates,
      hits,
      visited: probed?.result?.visited ?? 0,
    };
  }

  get boxes(): readonly Box[] {
    const flat = [...this.frame.tree.boxes];
    return Array.from({ length: flat.length / 4 }, (_, row) => boxOf(flat.slice(4 * row)));
  }

  /** The root first, then by depth. */
  get nodes(): readonly Node[] {
    const { tree } = this.frame;
    const flat = [...tree.nodes];
    return Array.from({ length: flat.length / NODE_STRIDE }, (_, at) => {
      const node = flat.slice(NODE_STRIDE * at);
      return {
        ...boxOf(node),
        total: node[NodeField.Total]!,
        isLeaf: node[NodeField.FirstChild] === 0,
        rows: [...tree.rowsIn(at)],
      };
    });
  }

  /** Rows of two objects that overlap each. */
  get collidingPairs(): readonly RowPair[] {
    const flat = [...this.frame.tree.pairs];
    return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at]!, flat[2 * at + 1]!]);
  }

  /** Whether two objects overlap, or touch where the settings count that. */
  touches(row: number, other: number): boolean {
    return this.collidingPairs.some((pair) => pair.includes(row) && pair.includes(other));
  }

  /** The rows of the objects that are kept above the leaves, or in several leaves. */
  get straddlers(): readonly number[] {
    const marks = new Uint8Array(this.frame.objects);
    markKept(this.frame.tree, marks);
    return [...marks.keys()].filter((row) => (marks[row]! & (STRADDLES | COPIED)) !== 0);
  }

  /** The rows of the objects that the tree yields for the probe, a box. */
  get candidates(): readonly number[] {
    const box = this.frame.probed?.probe.box;
    return box ? [...this.frame.tree.candidates(box, this.settings.step)] : [];
  }

  /** The rows of the objects that the probe finds. */
  get hits(): readonly number[] {
    return [...(this.frame.probed?.result?.hits ?? [])];
  }

  /** Whether the tree compares the boxes of two objects. */
  compares(row: number, other: number): boolean {
    const events = this.frame.tree.copyOf((tree) => tree.explain('pair', row, other));
    return eventsOf(events).some(({ kind }) => kind === TraceKind.Hit || kind === TraceKind.Miss);
  }
}

function boxOf([minX = 0, minY = 0, maxX = 0, maxY = 0]: readonly number[]): Box {
  return { minX, minY, maxX, maxY };
}
