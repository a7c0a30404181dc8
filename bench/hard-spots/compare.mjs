import { play } from './play.mjs';
import { hardSpots } from './spots.mjs';

/**
 * What one driver makes of one spot; nothing is known but `lacks` where the driver lacks what the spot needs.
 *
 * @typedef {{ driver: string, lacks?: string, holds?: boolean, measured?: string, path?: string }} Outcome
 * @typedef {{ name: string, setUp: string, statement: string, outcomes: Outcome[] }} Compared
 *
 * @param {import('./hard-spot.d.ts').Driver[]} drivers
 * @returns {Promise<Compared[]>}
 */
export async function compareHardSpots(drivers) {
  const compared = [];
  for (const spot of hardSpots) {
    const { name, setUp, statement } = spot;
    const outcomes = [];
    for (const driver of drivers) outcomes.push(await outcomeOf(spot, driver));
    compared.push({ name, setUp, statement, outcomes });
  }
  return compared;
}

async function outcomeOf(spot, driver) {
  const frames = await play(spot, driver);
  if (frames === undefined) return { driver: driver.name, lacks: spot.needs };
  return { driver: driver.name, ...spot.judge(frames), path: pathOf([spot.start, ...frames]) };
}

/** The places of a way, without those that are too near to each other to be seen in a picture: x,y of one after the other. */
function pathOf(places) {
  const seen = [places[0]];
  for (const place of places) {
    const { x, y } = seen.at(-1);
    if (Math.hypot(place.x - x, place.y - y) >= 1) seen.push(place);
  }
  const last = places.at(-1);
  if (last !== seen.at(-1)) seen.push(last);
  return seen.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

function round(number) {
  return Number(number.toFixed(1));
}

/**
 * Of several builds of one package, the one that does better.
 *
 * @param {Outcome[]} outcomes
 * @returns {Outcome} the first whose statement holds, or else the first
 */
export function better(outcomes) {
  return outcomes.find(({ holds }) => holds) ?? outcomes[0];
}
