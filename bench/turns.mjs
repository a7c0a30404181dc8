import { clockTick } from './clock.mjs';

/**
 * Starts a run of each implementation, then lets the runs work in turns of a few frames, so that other work on the machine slows all of
 * them alike. A run starts by `start(tick)`, `tick` being what the clock can tell apart, works by `block()`, and has had enough by
 * `finished(conditions)`.
 *
 * @template {{ name: string }} Implementation
 * @template {{ name: string, start: (tick: number) => Promise<void>, block: () => void, finished: (conditions: any) => boolean }} Run
 * @param {Implementation[]} implementations
 * @param {(implementation: Implementation, now: () => number) => Run} runOf
 * @param {import('./measure.mjs').Conditions} conditions
 * @returns {Promise<Run[]>}
 */
export async function runInTurns(implementations, runOf, conditions) {
  const { onProgress, now = () => performance.now() } = conditions;
  const tick = clockTick(now);
  const runs = [];
  for (const implementation of implementations) {
    onProgress(`${implementation.name}: checking`);
    const run = runOf(implementation, now);
    await run.start(tick);
    runs.push(run);
  }
  const unfinished = () => runs.filter((run) => !run.finished(conditions));
  for (let open = unfinished(); open.length > 0; open = unfinished()) {
    const slowest = open.length > 3 ? '' : `: ${open.map(({ name }) => name).join(', ')} to go`;
    onProgress(`${runs.length - open.length} of ${runs.length} done${slowest}`);
    for (const run of open) run.block();
  }
  return runs;
}
