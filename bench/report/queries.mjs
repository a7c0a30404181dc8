import { queryKinds } from '../queries/query-sets.mjs';
import { failures } from './frames.mjs';
import { quickest, table } from './tables.mjs';

const kinds = Object.keys(queryKinds);

/** Queries in a second, as a table: a row for each implementation, a column for each kind. */
export function queryTable({ results }) {
  const names = [...new Set(results.map(titleOf))];
  const rows = names.map((name) => {
    const own = results.filter((result) => titleOf(result) === name);
    const rates = kinds.map((query) => own.find((result) => result.query === query)?.perSecond);
    return [name].concat(rates.map((perSecond) => (perSecond ? rate(perSecond) : '')));
  });
  const heads = kinds.map((query) => queryKinds[query].title);
  return [...table(['queries a second', ...heads], rows), ...failures(results)];
}

/** The package with the most queries of a kind in a second. */
export function quickestPackage(results, query) {
  return quickest(
    results.filter((result) => result.query === query),
    'package',
  );
}

export function rate(perSecond) {
  if (perSecond >= 1e6) return `${(perSecond / 1e6).toPrecision(3)} M`;
  return `${(perSecond / 1e3).toPrecision(3)} k`;
}

function titleOf({ name, batched }) {
  return batched ? `${name}, batched` : name;
}
