import { withParts } from '../marked-parts.mjs';
import { growthChart } from './chart.mjs';
import { articleTable, goalTable, peerTable, ratioTable } from './tables.mjs';

/**
 * What docs/performance.md and its chart must hold for a run.
 *
 * @param {string} page as it is now; its prose stays
 * @param {{ machine: string, mode: string, compilers: Record<string, string>, cases: object[] }} run
 */
export function performancePage(page, { machine, mode, compilers, cases }) {
  const built = `natively with ${compilers.native}, as WebAssembly with ${compilers.wasm}`;
  const parts = {
    machine: [`${machine} · ${mode} · ${built}`],
    goals: goalTable(cases),
    ratios: ratioTable(cases),
    articles: articleTable(cases),
    peers: peerTable(cases),
  };
  return {
    page: withParts(page, parts),
    chart: growthChart(cases),
  };
}
