import { median } from '../statistics.mjs';

/**
 * Starts an implementation where nothing of it is loaded yet, and says how long that took and, where the engine tells, how much more
 * memory is in use then; `module`: the address of a module that exports an implementation of this name.
 *
 * @typedef {{ ms: number, bytes?: number, error?: string }} Outcome
 * @typedef {(implementation: { name: string, module: string }, scene: { kind: string, count: number }) => Promise<Outcome>} Start
 */

/**
 * What it takes until each implementation has its first result: its module and package are loaded, the scene is handed over, and the
 * pairs of one frame are found and compared with the reference. Implementations take turns.
 *
 * @param {{ kind: string, count: number }} scene
 * @param {{ name: string, module: string }[]} implementations
 * @param {{ starts: number, start: Start, onProgress: (text: string) => void }} conditions
 * @returns {Promise<{ starts: number, results: ({ name: string } & Partial<Outcome>)[] }>} medians
 */
export async function measureStartup(scene, implementations, { starts, start, onProgress }) {
  const runs = implementations.map((implementation) => ({ implementation, outcomes: [] }));
  for (let turn = 0; turn < starts; turn++) {
    for (const { implementation, outcomes } of runs) {
      onProgress(`${implementation.name}: start ${turn + 1} of ${starts}`);
      outcomes.push(await start(implementation, scene));
    }
  }
  return { starts, results: runs.map(resultOf) };
}

function resultOf({ implementation: { name }, outcomes }) {
  const { error } = outcomes.find((outcome) => outcome.error) ?? {};
  if (error) return { name, error };
  const of = (key) => median(outcomes.map((outcome) => outcome[key]));
  return { name, ms: of('ms'), ...(outcomes[0].bytes === undefined ? {} : { bytes: of('bytes') }) };
}
