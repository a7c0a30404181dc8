/** Where a moving box may begin so that there is something to see: free at first, and with something in its way. */
import type { World } from '../../state/presets.ts';
import type { TreeDriver } from './driver.ts';
import type { SweepProbe } from './probe.ts';

/** Places are tried this many times across and down the world. */
const TRIES = 12;
/** Where there is no room for the box, a smaller one may have some, down to this side. */
const SMALLEST = 4;

/** The place that is nearest to the probe's own, and the size that there is room for; undefined if there is none at all. */
export function freeStart(
  tree: TreeDriver,
  probe: SweepProbe,
  world: World,
): SweepProbe | undefined {
  for (let side = probe.width; side >= SMALLEST; side = Math.floor(side / 2)) {
    const shrunk = sized(probe, side);
    const free = [shrunk, ...placed(shrunk, world)].filter((one) => tree.within(one).length === 0);
    const found = free.find((one) => tree.sighted(one).stop) ?? free[0];
    if (found) return found;
  }
  return undefined;
}

/** About the same middle. */
function sized(probe: SweepProbe, side: number): SweepProbe {
  const [x, y] = [probe.x + (probe.width - side) / 2, probe.y + (probe.height - side) / 2];
  return { ...probe, x, y, width: side, height: side };
}

/** All over the world, the nearest first. */
function placed(probe: SweepProbe, world: World): readonly SweepProbe[] {
  const far = ({ x, y }: SweepProbe): number => Math.hypot(x - probe.x, y - probe.y);
  const [wide, high] = [world.width - probe.width, world.height - probe.height];
  return Array.from({ length: TRIES * TRIES }, (_, at) => ({
    ...probe,
    x: Math.round((wide * (at % TRIES)) / (TRIES - 1)),
    y: Math.round((high * Math.floor(at / TRIES)) / (TRIES - 1)),
  })).toSorted((one, other) => far(one) - far(other));
}
