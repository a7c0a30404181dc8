import * as index from 'quadrille';
import * as world from 'quadrille/world';
import { Run } from '../calls/measure.mjs';
import { runInTurns } from '../turns.mjs';
import { crowds } from './crowds.mjs';
import { oddThings } from './things.mjs';

/** How much longer the crowd may take with something odd in it, without what that takes by itself. */
export const gate = 1.1;

const checkedFrames = 3;

/**
 * Milliseconds of a frame of a crowd without something odd, with it, and of that alone; or what was wrong.
 *
 * @typedef {{ name: string, crowd: string, meetsCrowd: boolean, without: number, with: number, alone: number, error?: string }} OddResult
 */

/**
 * @param {number} count of the crowd
 * @param {(thing: import('./things.mjs').OddThing) => boolean} isChosen
 * @param {import('../measure.mjs').Conditions} conditions
 * @param {number} [warmUpMs]
 * @returns {Promise<{ results: OddResult[] }>}
 */
export async function measureOddThings(count, isChosen, conditions, warmUpMs = 50) {
  const results = [];
  for (const thing of oddThings.filter(isChosen)) {
    results.push(await measureThing(thing, count, conditions, warmUpMs));
  }
  return { results };
}

async function measureThing(thing, count, conditions, warmUpMs) {
  const { name, crowd, meetsCrowd = false } = thing;
  const cases = await Promise.all([
    makeCase('without', thing, count, { crowd: true, thing: false }),
    makeCase('with', thing, count, { crowd: true, thing: true }),
    makeCase('alone', thing, count, { crowd: false, thing: true }),
  ]);
  const onProgress = (text) => conditions.onProgress(`${crowd}, ${name}: ${text}`);
  const runs = await runInTurns(cases, (one, now) => new Run(one, warmUpMs, now), {
    ...conditions,
    onProgress,
  });
  const [without, withThing, alone] = runs.map((run) => run.result().ns / 1e6);
  const [expected, found] = cases.map((one) => one.crowdFound);
  for (const one of cases) one.dispose();
  const result = { name, crowd, meetsCrowd, without, with: withThing, alone };
  if (found === expected) return result;
  return { ...result, error: `${found} found of the crowd, ${expected} without it` };
}

/** `loop(times)` runs that number of frames, as `Run` times them. What the first frames find of the crowd is kept, to be compared. */
async function makeCase(name, thing, count, has) {
  const builds = { index, world };
  const options = has.thing ? thing.options : undefined;
  const crowd = await crowds[thing.crowd](builds, count, has.crowd, options);
  const added = has.thing ? thing.put?.(builds, crowd.holder, crowd.side) : undefined;
  const loop = (times) => {
    for (let i = 0; i < times; i++) {
      added?.act?.();
      crowd.frame(added?.options);
    }
    return 0;
  };
  loop(checkedFrames);
  return {
    name,
    loop,
    crowdFound: crowd.found(added?.options),
    dispose: () => crowd.holder.dispose(),
  };
}
