/** A square that moves: the first object that it hits. */

import type { Stop } from '../engine/tree/probe.ts';
import type { Settings } from '../state/parameters.ts';
import type { Probe, ProbeKind } from './probe.ts';
import { asked } from './shared/asked.ts';
import { boxAbout, cornersInCpp } from './shared/box-probe.ts';
import { countInCpp, countInScript } from './shared/code.ts';
import { firstMet, foundIn, type MovingBox } from './shared/first-met.ts';
import { freeStart } from './shared/free-start.ts';
import { ProbeBrush } from './shared/probe-brush.ts';
import { sweptArea } from './shared/swept-area.ts';

export const sweep: ProbeKind = {
  parameters: ['probeX', 'probeY', 'probeSize', 'directionX', 'directionY'],
  drag: 'direction',
  isBox: false,
  probeOf: (settings) => sweepProbe(movingBox(settings)),
  /** A square that begins on an object cannot move: it begins where it can. */
  start({ settings, tree, world }) {
    const moving = movingBox(settings);
    const meets = (box: MovingBox): boolean => tree.find(sweepProbe(box)).stop !== undefined;
    const start = freeStart(tree, moving, world, meets);
    if (!start) return {};
    const { width, x, y } = start;
    return { probeSize: width, probeX: x + width / 2, probeY: y + width / 2 };
  },
};

function movingBox(settings: Settings): MovingBox {
  const { probeSize, directionX: dx, directionY: dy } = settings;
  return { ...boxAbout(settings, probeSize, probeSize), dx, dy };
}

function sweepProbe(moving: MovingBox): Probe {
  const { x, y, width, height, dx, dy } = moving;
  const end = { x: x + dx, y: y + dy };
  return {
    find: (tree) => foundIn(tree.sweep(x, y, width, height, dx, dy)),
    ...asked('sweep', x, y, width, height, dx, dy),
    findByBruteForce: (boxes, touching) => firstMet(boxes, moving, touching),
    drawArea(surface, result) {
      new ProbeBrush(surface).polygon(sweptArea(moving, result?.stop ?? end)).fill();
    },
    drawOutline(surface, result) {
      const brush = new ProbeBrush(surface);
      brush.box(moving).stroke();
      brush.arrow({ x: x + width / 2, y: y + height / 2 }, { x: dx, y: dy });
      brush.polygon(sweptArea(moving, result?.stop ?? end)).stroke('thin');
      if (result?.stop) strokeStop(brush, moving, result.stop);
    },
    toScript: () =>
      countInScript(`tree.sweep(${[x, y, width, height, dx, dy].join(', ')}) ? 1 : 0`),
    toCpp: () =>
      countInCpp(`tree.sweep({{${cornersInCpp(moving)}}, ${dx}, ${dy}}).value.has_value()`),
  };
}

/** The square where it stops, and the normal from the middle of its own side. */
function strokeStop(brush: ProbeBrush, { width, height }: MovingBox, stop: Stop): void {
  const { x, y, normalX = 0, normalY = 0 } = stop;
  brush.box({ x, y, width, height }).stroke('dashed');
  const middle = { x: x + (width * (1 - normalX)) / 2, y: y + (height * (1 - normalY)) / 2 };
  brush.normal(middle, stop);
}
