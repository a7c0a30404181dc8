import { TRANSFORM_STRIDE } from 'quadrille/world';
import { DOWN, type Game, type Input, LEFT, PLAYERS, RIGHT, UP } from './game';

/** What a player does that nobody steers: it runs to the nearest ball that does not have its colour. */
export function inputOfAutopilot({ places, colours }: Game, player: number): Input {
  const [x, y] = places.subarray(TRANSFORM_STRIDE * player) as unknown as [number, number];
  let nearest = Infinity;
  let way = [0, 0];
  for (let row = PLAYERS; row < colours.length; row++) {
    if (colours[row] === player) continue;
    const dx = places[TRANSFORM_STRIDE * row]! - x;
    const dy = places[TRANSFORM_STRIDE * row + 1]! - y;
    const distance = dx * dx + dy * dy;
    if (distance < nearest) [nearest, way] = [distance, [dx, dy]];
  }
  const [dx, dy] = way as [number, number];
  const across = Math.abs(dx) < 3 ? 0 : dx < 0 ? LEFT : RIGHT;
  const along = Math.abs(dy) < 3 ? 0 : dy < 0 ? UP : DOWN;
  return across + along;
}
