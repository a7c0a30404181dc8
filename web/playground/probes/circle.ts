/** A circle: the objects nearer to its centre than its radius. */

import type { Probe, ProbeKind } from './probe.ts';
import { asked } from './shared/asked.ts';
import { countInCpp, countInScript } from './shared/code.ts';
import { squaredDistance } from './shared/distance.ts';
import { ProbeBrush } from './shared/probe-brush.ts';

export const circle: ProbeKind = {
  parameters: ['probeX', 'probeY', 'probeSize'],
  drag: 'place',
  isBox: false,
  probeOf: ({ probeX, probeY, probeSize }) => circleProbe(probeX, probeY, probeSize / 2),
};

function circleProbe(x: number, y: number, radius: number): Probe {
  return {
    find: (tree) => ({ hits: tree.queryCircleRows(x, y, radius).slice() }),
    ...asked('queryCircle', x, y, radius),
    findByBruteForce(boxes, touching) {
      const rows: number[] = [];
      for (let at = 0; at < boxes.length; at += 4) {
        const distance = squaredDistance(boxes, at, x, y);
        if (distance < radius ** 2 || (touching && distance === radius ** 2)) rows.push(at / 4);
      }
      return { hits: Uint32Array.from(rows) };
    },
    drawArea: (surface) => new ProbeBrush(surface).circle({ x, y }, radius).fill(),
    drawOutline: (surface) => new ProbeBrush(surface).circle({ x, y }, radius).stroke(),
    toScript: () => countInScript(`tree.queryCircle(${x}, ${y}, ${radius}).length`),
    toCpp: () => countInCpp(`tree.query(quadrille::Circle{${x}, ${y}, ${radius}}).value.size()`),
  };
}
