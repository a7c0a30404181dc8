/** What a page of a lesson shows, made by the page's own engine through the package, for what captions claim about it. */
import { NODE_STRIDE, NodeField, TraceKind } from 'quadrille';
import { STRADDLES } from '../../web/playground/engine/marks.ts';
import type { Frame } from '../../web/playground/engine/player/frame.ts';
import { SimulationRun } from '../../web/playground/engine/player/simulation-run.ts';
import { traceOf } from '../../web/playground/engine/trace/trace.ts';
import { markKept } from '../../web/playground/engine/tree/straddling.ts';
import { eventsOf, type TraceEvent } from '../../web/playground/engine/tree/trace-events.ts';
import { fetchedProbes } from '../../web/playground/probes/fetched.ts';
import type { Probe } from '../../web/playground/probes/probe.ts';
import type { Settings } from '../../web/playground/state/parameters.ts';
import { withChanges } from '../../web/playground/state/settings.ts';
import { Store } from '../../web/playground/state/store.ts';

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

export class LessonScene {
  readonly settings: Settings;
  readonly #run: SimulationRun<Probe>;

  constructor(settings: Settings) {
    this.settings = settings;
    this.#run = new SimulationRun(new Store(settings), fetchedProbes);
    this.#run.begin();
    this.advance(settings.frame);
  }

  /** The same objects in a tree of another placement. */
  placed(placement: Settings['placement']): LessonScene {
    return new LessonScene(withChanges(this.settings, { placement }));
  }

  advance(ticks: number): void {
    if (ticks > 0) this.#run.advance(this.frame.number + ticks, () => true);
    this.frame.observe(this.settings, this.#run.world);
  }

  get frame(): Frame<Probe> {
    return this.#run.frame;
  }

  get tests(): number {
    return this.frame.stats.pairTests;
  }

  get bruteForce(): number {
    const { objects } = this.frame;
    return (objects * (objects - 1)) / 2;
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

  get leaves(): readonly Node[] {
    return this.nodes.filter(({ isLeaf }) => isLeaf);
  }

  get root(): Node {
    return this.nodes[0]!;
  }

  /** The rows with a mark for what is kept above the leaves. */
  get keptAboveLeaves(): readonly number[] {
    const marks = new Uint8Array(this.frame.objects);
    markKept(this.frame.tree, marks);
    return [...marks.keys()].filter((row) => (marks[row]! & STRADDLES) !== 0);
  }

  get candidates(): readonly number[] {
    const { probe } = this.frame.probed!;
    return [...this.frame.tree.candidates(probe.box!, this.settings.step)];
  }

  /** The probe's box. */
  get probe(): Box {
    const { x, y, width, height } = this.frame.probed!.probe.box!;
    return { minX: x, minY: y, maxX: x + width, maxY: y + height };
  }

  /** All pairs of rows that the tree tests, in their order; the library explains each. */
  testedPairs(): readonly (readonly [row: number, other: number])[] {
    const { objects, tree } = this.frame;
    const rows = Array.from({ length: objects }, (_, row) => row);
    const all = rows.flatMap((row) => rows.slice(row + 1).map((other) => [row, other] as const));
    return all.filter(([row, other]) =>
      eventsOf(
        tree.copyOf((index) => index.explain('pair', index.idAt(row), index.idAt(other))),
      ).some(isTest),
    );
  }

  /** The events of the trace that the page shows. */
  get events(): readonly TraceEvent[] {
    const { frame, next } = this.#run;
    return traceOf(this.settings, { frame, next, refusal: undefined })!.events;
  }

  /** The kinds of these events. */
  get kinds(): readonly TraceKind[] {
    return this.events.map(({ kind }) => kind);
  }

  /** The cell of an event, in the world. */
  cellOf({ cell: { column, depth, row } }: TraceEvent): Box {
    const { maxX, maxY } = this.root;
    const [width, height] = [maxX / 2 ** depth, maxY / 2 ** depth];
    const [minX, minY] = [column * width, row * height];
    return { minX, minY, maxX: minX + width, maxY: minY + height };
  }
}

export function isTest({ kind }: TraceEvent): boolean {
  return kind === TraceKind.Hit || kind === TraceKind.Miss;
}

function boxOf(numbers: readonly number[]): Box {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = numbers;
  return { minX, minY, maxX, maxY };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  );
}

export function contains(one: Box, other: Box): boolean {
  return (
    one.minX <= other.minX &&
    other.maxX <= one.maxX &&
    one.minY <= other.minY &&
    other.maxY <= one.maxY
  );
}

/** Whether a box lies across the vertical or the horizontal line through the middle of a node. */
export function liesAcross(box: Box, node: Box): boolean {
  const [x, y] = [(node.minX + node.maxX) / 2, (node.minY + node.maxY) / 2];
  return (box.minX < x && box.maxX > x) || (box.minY < y && box.maxY > y);
}

export function areaOf({ minX, minY, maxX, maxY }: Box): number {
  return (maxX - minX) * (maxY - minY);
}

export function distance(one: Box, other: Box): number {
  return Math.hypot(
    Math.max(0, other.minX - one.maxX, one.minX - other.maxX),
    Math.max(0, other.minY - one.maxY, one.minY - other.maxY),
  );
}
