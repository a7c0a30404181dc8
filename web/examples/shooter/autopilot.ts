// Who steers while nobody plays.
import { SIZE } from './game';
import { direction, type Vector } from './vector';

const MIDDLE: Vector = [SIZE / 2 - 1, SIZE / 2]; // not where the ship begins: from there, no direction leads away
const RADIUS = 400; // pixels of the world: clear of the fence

/** The course of a ship that flies in a wide circle, on which the enemies of the first waves never catch up. */
export function courseOfAutopilot(ship: Vector): Vector {
  const [x, y] = direction(MIDDLE, ship);
  const distance = x * (ship[0] - MIDDLE[0]) + y * (ship[1] - MIDDLE[1]);
  const outwards = 1 - distance / RADIUS;
  return direction([0, 0], [outwards * x - y, outwards * y + x]);
}
