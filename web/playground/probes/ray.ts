/** A ray of finite length: the first object that it hits. */

import type { Probe, ProbeKind } from './probe.ts';
import { asked } from './shared/asked.ts';
import { countInCpp, countInScript } from './shared/code.ts';
import { firstMet, foundIn } from './shared/first-met.ts';
import { ProbeBrush } from './shared/probe-brush.ts';

export const ray: ProbeKind = {
  parameters: ['probeX', 'probeY', 'directionX', 'directionY'],
  drag: 'direction',
  isBox: false,
  probeOf: ({ probeX, probeY, directionX, directionY }) =>
    rayProbe(probeX, probeY, directionX, directionY),
};

function rayProbe(x: number, y: number, dx: number, dy: number): Probe {
  return {
    find: (tree) => foundIn(tree.raycast(x, y, dx, dy)),
    ...asked('raycast', x, y, dx, dy),
    findByBruteForce: (boxes, touching) =>
      firstMet(boxes, { x, y, width: 0, height: 0, dx, dy }, touching),
    drawArea: () => undefined,
    drawOutline(surface, result) {
      const brush = new ProbeBrush(surface);
      brush.arrow({ x, y }, { x: dx, y: dy });
      if (!result?.stop) return;
      brush.dot(result.stop);
      brush.normal(result.stop, result.stop, 'thin');
    },
    toScript: () => countInScript(`tree.raycast(${x}, ${y}, ${dx}, ${dy}) ? 1 : 0`),
    toCpp: () => countInCpp(`tree.raycast({${x}, ${y}, ${dx}, ${dy}}).value.has_value()`),
  };
}
