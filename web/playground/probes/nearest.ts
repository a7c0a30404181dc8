/** A point: the objects nearest to it. */
import { NEIGHBOR_STRIDE, type View } from 'quadrille';
import type { Found } from '../engine/tree/probe.ts';
import type { Probe, ProbeKind } from './probe.ts';
import { asked } from './shared/asked.ts';
import { countInCpp, countInScript } from './shared/code.ts';
import { squaredDistance } from './shared/distance.ts';
import { ProbeBrush } from './shared/probe-brush.ts';

export const nearest: ProbeKind = {
  parameters: ['probeX', 'probeY', 'nearest'],
  drag: 'place',
  isBox: false,
  probeOf: (settings) => nearestProbe(settings.probeX, settings.probeY, settings.nearest),
};

function nearestProbe(x: number, y: number, count: number): Probe {
  return {
    find: (tree) => foundIn(tree.nearestRows(x, y, { count })),
    ...asked('nearest', x, y, { count }),
    findByBruteForce: (boxes) => nearestOfAll(boxes, x, y, count),
    drawArea: () => undefined,
    drawOutline(surface, result) {
      const brush = new ProbeBrush(surface);
      brush.cross({ x, y });
      if (result?.distance !== undefined) brush.circle({ x, y }, result.distance).stroke('dashed');
    },
    toScript: () => countInScript(`tree.nearest(${x}, ${y}, { count: ${count} }).length`),
    toCpp: () => countInCpp(`tree.nearest({${x}, ${y}}, ${count}).value.size()`),
  };
}

/** Row and distance of each, in the library's list. */
function foundIn(list: View<Float32Array>): Found {
  const rows = list.filter((_, place) => place % NEIGHBOR_STRIDE === 0);
  return { hits: Uint32Array.from(rows), distance: list.at(-1) };
}

/** By distance as a float, then by row. */
function nearestOfAll(boxes: Float32Array, x: number, y: number, count: number): Found {
  const found: { readonly row: number; readonly distance: number }[] = [];
  for (let at = 0; at < boxes.length; at += 4) {
    const distance = Math.fround(Math.sqrt(squaredDistance(boxes, at, x, y)));
    const last = found.at(-1);
    if (last && found.length === count && distance >= last.distance) continue;
    const place = found.findLastIndex((other) => other.distance <= distance) + 1;
    found.splice(place, 0, { row: at / 4, distance });
    if (found.length > count) found.pop();
  }
  return { hits: Uint32Array.from(found, ({ row }) => row), distance: found.at(-1)?.distance };
}
