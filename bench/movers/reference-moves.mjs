import { Players } from './players.mjs';

/** Every so many frames, the moves of a frame are kept. */
const [frames, every] = [64, 8];

/** In world units: moves whose ends are nearer to each other end at the same place. A tile is 16 wide. */
const nearBy = 0.5;

/**
 * Moves that one implementation made, to compare others with: in some frames where all movers were, what they wanted, and where they got.
 *
 * @typedef {{ from: Float64Array, motions: Float64Array, to: Float64Array }[]} Moves
 *
 * @param {import('./mover-implementation.d.ts').MoverSet} set
 * @param {import('./mover-implementation.d.ts').RunningMovers} movers
 * @returns {Moves}
 */
export function recordMoves(set, movers) {
  const players = new Players(set);
  const kept = [];
  for (let frame = 1; frame <= frames; frame++) {
    const from = movers.places.slice();
    const motions = players.motions(movers).slice();
    moveOneByOne(movers, motions);
    if (frame % every === 0) kept.push({ from, motions, to: movers.places.slice() });
    players.moved(movers);
  }
  return kept;
}

/**
 * Makes the same moves from the same places.
 *
 * @param {Moves} moves
 * @param {import('./mover-implementation.d.ts').RunningMovers} movers
 * @returns {number} how many end at the same place
 */
export function countNear(moves, movers) {
  let near = 0;
  for (const { from, motions, to } of moves) {
    const count = from.length / 2;
    for (let i = 0; i < count; i++) movers.put(i, from[2 * i], from[2 * i + 1]);
    if (movers.many) movers.many(motions);
    else moveOneByOne(movers, motions);
    for (let i = 0; i < count; i++) {
      const [x, y] = [movers.places[2 * i] - to[2 * i], movers.places[2 * i + 1] - to[2 * i + 1]];
      if (Math.hypot(x, y) < nearBy) near++;
    }
  }
  return near;
}

/** @param {import('./mover-implementation.d.ts').RunningMovers} movers */
export function moveOneByOne(movers, motions) {
  for (let i = 0; 2 * i < motions.length; i++) movers.one(i, motions[2 * i], motions[2 * i + 1]);
}
