/** What a page of a lesson shows, made by the page's own engine through the package, for what captions claim about it. */
import { TraceKind } from 'quadrille';
import { type Box, type Node, Scene } from '../../web/learn/engine/scene.ts';
import { STRADDLES } from '../../web/playground/engine/marks.ts';
import { traceOf } from '../../web/playground/engine/trace/trace.ts';
import { markKept } from '../../web/playground/engine/tree/straddling.ts';
import type { TraceEvent } from '../../web/playground/engine/tree/trace-events.ts';
import type { Settings } from '../../web/playground/state/parameters.ts';
import { withChanges } from '../../web/playground/state/settings.ts';

export class LessonScene extends Scene {
  /** The same objects in a tree of another placement. */
  placed(placement: Settings['placement']): LessonScene {
    return new LessonScene(withChanges(this.settings, { placement }));
  }

  get tests(): number {
    return this.frame.stats.pairTests;
  }

  get bruteForce(): number {
    const { objects } = this.frame;
    return (objects * (objects - 1)) / 2;
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

  /** The probe's box. */
  get probe(): Box {
    const { x, y, width, height } = this.frame.probed!.probe.box!;
    return { minX: x, minY: y, maxX: x + width, maxY: y + height };
  }

  /** All pairs of rows that the tree tests, in their order; the library explains each. */
  testedPairs(): readonly (readonly [row: number, other: number])[] {
    const rows = Array.from({ length: this.frame.objects }, (_, row) => row);
    const all = rows.flatMap((row) => rows.slice(row + 1).map((other) => [row, other] as const));
    return all.filter(([row, other]) => this.compares(row, other));
  }

  /** The events of the trace that the page shows. */
  get events(): readonly TraceEvent[] {
    const { frame, next } = this.run;
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
