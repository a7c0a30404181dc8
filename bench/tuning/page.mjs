import { withParts } from '../marked-parts.mjs';
import { capacityTable, distanceTable, placementTable } from '../report/tuning.mjs';

/**
 * What docs/placement.md must hold for a run.
 *
 * @param {string} page as it is now; its prose stays
 * @param {{ machine: string, turns: number, scenes: object[] }} run
 */
export function placementPage(page, run) {
  const parts = {
    machine: [`${run.machine} · ${run.turns} turns`],
    distance: distanceTable(run),
    placements: placementTable(run),
    capacities: capacityTable(run),
  };
  return withParts(page, parts);
}
