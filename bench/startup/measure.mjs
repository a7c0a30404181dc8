import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median } from '../statistics.mjs';

const program = fileURLToPath(new URL('./first-result.mjs', import.meta.url));
const run = promisify(execFile);

/**
 * What it takes until each implementation has its first result: its module and package are loaded, the scene is handed over, and the
 * pairs of one frame are found and compared with the reference. Each time in a fresh process, in turns.
 *
 * @param {{ kind: string, count: number }} scene
 * @param {{ name: string, module: string }[]} implementations `module`: the address of a module that exports an implementation of
 *   this name
 * @param {{ processes: number, onProgress: (text: string) => void }} conditions
 * @returns {Promise<{ processes: number, results: { name: string, ms?: number, bytes?: number, error?: string }[] }>} medians
 */
export async function measureStartup(scene, implementations, { processes, onProgress }) {
  const runs = implementations.map((implementation) => ({ implementation, outcomes: [] }));
  for (let turn = 0; turn < processes; turn++) {
    for (const { implementation, outcomes } of runs) {
      onProgress(`${implementation.name}: process ${turn + 1} of ${processes}`);
      outcomes.push(await outcomeOf(implementation, scene));
    }
  }
  return { processes, results: runs.map(resultOf) };
}

async function outcomeOf({ name, module }, { kind, count }) {
  const args = ['--expose-gc', program, module, name, kind, String(count)];
  const { stdout } = await run(process.execPath, args);
  return JSON.parse(stdout.split('\n').at(-1));
}

function resultOf({ implementation: { name }, outcomes }) {
  const { error } = outcomes.find((outcome) => outcome.error) ?? {};
  if (error) return { name, error };
  const of = (key) => median(outcomes.map((outcome) => outcome[key]));
  return { name, ms: of('ms'), bytes: of('bytes') };
}
