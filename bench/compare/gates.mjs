import { geometricMean } from '../statistics.mjs';

/** @typedef {import('./measure.mjs').Measured} Measured */

/** Parts whose figure is the ratio of times, where less is better; of queries it is that of throughputs, where more is. */
const timed = new Map([
  ['frames', 'frame times'],
  ['bodies', 'times of steps of a World'],
  ['calls', 'times of calls'],
]);

export function figure({ part }, { ratio }) {
  return timed.has(part) ? ratio : 1 / ratio;
}

const limits = { time: 1.08, times: 1.03, single: 0.92, batched: 0.97 };

/** Whether a cell has to be measured a second time before it counts as too slow. */
export function isBeyondLimit(cell, comparison = cell) {
  if (comparison.error) return false;
  if (timed.has(cell.part)) return figure(cell, comparison) > limits.time;
  return cell.part === 'single' && figure(cell, comparison) < limits.single;
}

/** Whether a cell was too slow twice. */
export function isTooSlow(cell) {
  return cell.again !== undefined && isBeyondLimit(cell, cell.again);
}

/** Whether any of a cell's measurements gave two results. */
export function isWrong({ error, again, control }) {
  return [error, again?.error, control?.error].some((text) => text !== undefined);
}

/**
 * @param {Measured[]} cells
 * @returns {{ gate: string, reached: string, passed: boolean }[]}
 */
export function judge(cells) {
  const right = cells.filter((cell) => !isWrong(cell));
  const of = (part) => right.filter((cell) => cell.part === part);
  return [
    ...[...timed].flatMap(([part, times]) =>
      mean(of(part), `${times}, geometric mean at most ${limits.times}`, {
        most: limits.times,
      }).concat(each(of(part), `${times}, each at most ${limits.time}, of two`)),
    ),
    ...mean(of('single'), 'throughput of single queries, geometric mean', {}),
    ...each(of('single'), `every throughput of single queries at least ${limits.single}, of two`),
    ...mean(of('batched'), `throughput of batches, geometric mean at least ${limits.batched}`, {
      least: limits.batched,
    }),
    {
      gate: 'equal results',
      reached: `${right.length} of ${cells.length}`,
      passed: right.length === cells.length,
    },
  ];
}

function mean(cells, gate, { least = 0, most = Infinity }) {
  if (cells.length === 0) return [];
  const value = geometricMean(cells.map((cell) => figure(cell, cell)));
  return [{ gate, reached: value.toFixed(3), passed: value >= least && value <= most }];
}

function each(cells, gate) {
  if (cells.length === 0) return [];
  const good = cells.filter((cell) => !isTooSlow(cell));
  return [
    { gate, reached: `${good.length} of ${cells.length}`, passed: good.length === cells.length },
  ];
}
