import { play } from './play.mjs';
import { hardSpots } from './spots.mjs';

/**
 * What one driver makes of one spot; nothing is known but `lacks` where the driver lacks what the spot needs.
 *
 * @typedef {{ driver: string, lacks?: string, holds?: boolean, measured?: string, path?: { x: number, y: number }[] }} Outcome
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
  const path = [spot.start, ...frames.map(({ x, y }) => ({ x, y }))];
  return { driver: driver.name, ...spot.judge(frames), path };
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
