/** Where a moving box can begin: on no object, and with one in its way. */
import type { TreeDriver } from '../../engine/tree/driver.ts';
import type { World } from '../../state/presets.ts';
import type { MovingBox } from './first-met.ts';

/** Places are tried this many times across and down the world. */
const TRIES = 12;
/** Where there is no room for the box, a smaller one may have some, down to this side. */
const SMALLEST = 4;

/** The place that is nearest to the box's own, and the size that there is room for; undefined if there is none at all. */
export function freeStart(
  tree: Pick<TreeDriver, 'within'>,
  moving: MovingBox,
  world: World,
  meets: (moving: MovingBox) => boolean,
): MovingBox | undefined {
  for (let side = moving.width; side >= SMALLEST; side = Math.floor(side / 2)) {
    const shrunk = sized(moving, side);
    const free = [shrunk, ...placed(shrunk, world)].filter((one) => tree.within(one).length === 0);
    const found = free.find(meets) ?? free[0];
    if (found) return found;
  }
  return undefined;
}

/** About the same middle. */
function sized(moving: MovingBox, side: number): MovingBox {
  const [x, y] = [moving.x + (moving.width - side) / 2, moving.y + (moving.height - side) / 2];
  return { ...moving, x, y, width: side, height: side };
}

/** All over the world, the nearest first; their middles are whole numbers, as the settings hold them. */
function placed(moving: MovingBox, world: World): readonly MovingBox[] {
  const distance = ({ x, y }: MovingBox): number => Math.hypot(x - moving.x, y - moving.y);
  const [wide, high] = [world.width - moving.width, world.height - moving.height];
  return Array.from({ length: TRIES * TRIES }, (_, at) => ({
    ...moving,
    x: aboutWhole((wide * (at % TRIES)) / (TRIES - 1), moving.width / 2),
    y: aboutWhole((high * Math.floor(at / TRIES)) / (TRIES - 1), moving.height / 2),
  })).toSorted((one, other) => distance(one) - distance(other));
}

function aboutWhole(edge: number, half: number): number {
  return Math.round(edge + half) - half;
}
