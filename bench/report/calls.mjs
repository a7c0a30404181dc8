import { failures } from './frames.mjs';
import { digits, table } from './tables.mjs';

const introduction = `Nanoseconds that a call costs when the tree has next to nothing to do: there are two objects, and none is where a query looks. What is left
is the way from JavaScript to WebAssembly and back: the check of the arguments, the call, the result. Of batches, which have 1,024
shapes, it is what one shape costs: a form that ends in \`Many\` is there where it takes less than two thirds of the time of the
single call.`;

/** What each call costs, of one run, as a table. */
export function callTable({ results }) {
  return [...costTable([{ engine: 'nanoseconds', results }]), ...failures(results)];
}

/**
 * The part of bench/RESULTS.md about calls: one table for all engines.
 *
 * @param {{ engine: string, results: { name: string, ns?: number, error?: string }[] }[]} runs
 */
export function callsSection(runs) {
  const wrong = runs.flatMap(({ results }) => failures(results));
  return ['## What a call costs', '', introduction, '', ...costTable(runs), ...wrong];
}

function costTable(runs) {
  const names = [...new Set(runs.flatMap(({ results }) => results.map(({ name }) => name)))];
  const rows = names.map((name) => {
    const costs = runs.map(({ results }) => results.find((result) => result.name === name)?.ns);
    return [name].concat(costs.map((ns) => (ns === undefined ? '' : digits(ns))));
  });
  return table(['call', ...runs.map(({ engine }) => engine)], rows);
}
