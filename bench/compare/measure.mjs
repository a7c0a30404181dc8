import { makeBodyScene, stepSceneKinds, steps } from '../bodies/scenes.mjs';
import { makeScene } from '../scenes.mjs';
import { bodyCells } from './bodies.mjs';
import { callCells } from './calls.mjs';
import { frameCells } from './frames.mjs';
import { isBeyondLimit } from './gates.mjs';
import { queryCells } from './queries.mjs';
import { compareInTurns } from './turns.mjs';

const full = { ms: 600, warmUpMs: 100, leastRounds: 8 };
const quick = { ms: 150, warmUpMs: 100, leastRounds: 4 };

/**
 * One thing that two subjects are compared by.
 *
 * @typedef {{ part: 'frames' | 'single' | 'batched' | 'bodies' | 'calls', kind: string, count: number, what: string, hasControl: boolean,
 *   start: (subject: import('./subject.mjs').Subject) => Promise<import('./turns.mjs').Blocks & { dispose(): void }> }} Cell
 *
 * What was measured: `again`, a second time, if the first ratio is beyond its limit, and `control`, `before` against a second
 * instance of itself.
 *
 * @typedef {Omit<Cell, 'hasControl' | 'start'> & import('./turns.mjs').Comparison & { again?: import('./turns.mjs').Comparison,
 *   control?: import('./turns.mjs').Comparison }} Measured
 */

/**
 * @param {import('../suite.mjs').Plan} plan
 * @param {Record<'before' | 'after' | 'control', import('./subject.mjs').Subject>} subjects
 * @param {(measured: Measured) => void} onDone called for each cell
 * @returns {Promise<Measured[]>}
 */
export async function measureCells(plan, subjects, onDone) {
  const cells = [];
  const measureAll = async (list) => {
    for (const cell of list) {
      cells.push(await measure(cell, subjects, plan.quick ? quick : full));
      onDone(cells.at(-1));
    }
  };
  const { frames = [], small = [] } = plan.scenes;
  for (const { kind, count } of [...small, ...frames]) {
    const all = frameCells(makeScene(kind, count), subjects.before);
    await measureAll(all.filter(({ what }) => isChosen(what, plan)));
  }
  for (const { kind, count } of plan.scenes.queries ?? [])
    await measureAll(queryCells(kind, count));
  for (const { kind, count } of plan.scenes.bodies ?? [])
    for (const one of kind === steps ? stepSceneKinds : [kind])
      await measureAll(bodyCells(makeBodyScene(one, count)));
  for (const { kind, count } of plan.scenes.calls ?? [])
    await measureAll(await callCells(makeScene(kind, count), Object.values(subjects)));
  return cells;
}

function isChosen(what, { only }) {
  return only?.some((part) => what.includes(part)) ?? true;
}

async function measure({ start, hasControl, ...about }, { before, after, control }, effort) {
  const compare = async (subject) => {
    const [first, second] = [await start(before), await start(subject)];
    const comparison = compareInTurns(first, second, effort);
    for (const blocks of [first, second]) blocks.dispose();
    return comparison;
  };
  const measured = { ...about, ...(await compare(after)) };
  if (isBeyondLimit(measured)) measured.again = await compare(after);
  if (hasControl) measured.control = await compare(control);
  return measured;
}
