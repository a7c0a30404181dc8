/** A regular polygon with a corner at the top: the objects that overlap it. */
import { shortest } from '../engine/float-text.ts';
import type { Point } from '../engine/geometry.ts';
import type { Settings } from '../state/parameters.ts';
import type { Probe, ProbeKind } from './probe.ts';
import { asked } from './shared/asked.ts';
import { countInCpp, countInScript } from './shared/code.ts';
import { ProbeBrush } from './shared/probe-brush.ts';

/** Corners are whole multiples of 1 / GRID: floats hold them exactly, and every browser computes the same ones. */
const GRID = 64;

export const polygon: ProbeKind = {
  parameters: ['probeX', 'probeY', 'probeSize', 'probeCorners'],
  drag: 'place',
  isBox: false,
  probeOf: (settings) => polygonProbe(cornersOf(settings)),
};

/** On a circle whose diameter is the probe's size. */
function cornersOf({ probeX, probeY, probeSize, probeCorners }: Settings): readonly Point[] {
  return Array.from({ length: probeCorners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / probeCorners;
    return {
      x: onGrid(probeX + (probeSize / 2) * Math.sin(angle)),
      y: onGrid(probeY - (probeSize / 2) * Math.cos(angle)),
    };
  });
}

function onGrid(place: number): number {
  return Math.round(GRID * place) / GRID;
}

function polygonProbe(corners: readonly Point[]): Probe {
  const numbers = corners.flatMap(({ x, y }) => [x, y]);
  return {
    find: (tree) => ({ hits: tree.queryPolygonRows(numbers).slice() }),
    ...asked('queryPolygon', numbers),
    findByBruteForce: (boxes, touching) => ({ hits: rowsOver(corners, boxes, touching) }),
    drawArea: (surface) => new ProbeBrush(surface).polygon(corners).fill(),
    drawOutline: (surface) => new ProbeBrush(surface).polygon(corners).stroke(),
    toScript: () =>
      countInScript(`tree.queryPolygon([${numbers.map(shortest).join(', ')}]).length`),
    toCpp: () =>
      countInCpp(
        'tree.query(quadrille::Polygon{corners}).value.size()',
        `const quadrille::Point corners[] = {${pointsInCpp(corners)}};`,
      ),
  };
}

function pointsInCpp(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `{${shortest(x)}, ${shortest(y)}}`).join(', ');
}

/** By separating axes: along the box's sides, and across each of the polygon's. */
function rowsOver(corners: readonly Point[], boxes: Float32Array, touching: boolean): Uint32Array {
  const axes = [{ x: 1, y: 0 }, { x: 0, y: 1 }, ...corners.map(normalAfter)].map((axis) => ({
    axis,
    polygon: extentOf(corners, axis),
  }));
  const rows: number[] = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes.subarray(at, at + 4);
    const box = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => ({ x, y })));
    const isApart = axes.some(({ axis, polygon: [first, last] }) => {
      const [low, high] = extentOf(box, axis);
      return touching ? high < first || last < low : high <= first || last <= low;
    });
    if (!isApart) rows.push(at / 4);
  }
  return Uint32Array.from(rows);
}

/** Across the side that begins at a corner. */
function normalAfter({ x, y }: Point, index: number, corners: readonly Point[]): Point {
  const next = corners[(index + 1) % corners.length]!;
  return { x: next.y - y, y: x - next.x };
}

/** From where to where points lie along an axis. */
function extentOf(points: readonly Point[], axis: Point): readonly [low: number, high: number] {
  const places = points.map(({ x, y }) => x * axis.x + y * axis.y);
  return [Math.min(...places), Math.max(...places)];
}
