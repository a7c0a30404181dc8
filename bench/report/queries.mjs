import { queryKinds } from '../queries/query-sets.mjs';
import { failures } from './frames.mjs';
import { table, times } from './tables.mjs';

/** What has been asked before at the same places while nothing moved: nothing, or everything. */
export const temperatures = ['cold', 'warm'];

/** Queries in a second, as a table: a row for each implementation, two columns for each kind. */
export const queryTable = (scene) => rateTable(queryKinds, 'queries a second', scene);

/** The same for queries of these kinds. */
export function rateTable(kinds, title, { results }) {
  const names = [...new Set(results.map(titleOf))];
  const rows = names.map((name) => {
    const own = results.filter((result) => titleOf(result) === name);
    return [name].concat(
      Object.keys(kinds).flatMap((query) => {
        const perSecond = own.find((result) => result.query === query)?.perSecond;
        return temperatures.map((temperature) => (perSecond ? rate(perSecond[temperature]) : ''));
      }),
    );
  });
  const heads = Object.values(kinds).flatMap((kind) => [`${kind.title}: cold`, 'warm']);
  return [...table([title, ...heads], rows), ...failures(results)];
}

/** The queries of each kind, for each temperature, in which others are faster than the library, with how many times as fast. */
export function lostQueries({ kind, count, results }) {
  return Object.keys(queryKinds).flatMap((query) =>
    temperatures.flatMap((temperature) => {
      const ofKind = results.filter((result) => result.query === query && result.perSecond);
      const ours = ofKind.filter((result) => result.kind === 'ours');
      const faster = ofKind
        .filter((result) => result.kind !== 'ours')
        .map((theirs) => ratiosOf(theirs, ours, temperature))
        .filter(Boolean);
      if (faster.length === 0) return [];
      const { title } = queryKinds[query];
      const scene = `${kind}, ${count.toLocaleString('en')} objects, ${title}, ${temperature}`;
      return [`- ${scene}: ${faster.join('; ')}`];
    }),
  );
}

/** In which ways of asking one is faster, as text; undefined if in none. */
function ratiosOf(theirs, ours, temperature) {
  const rateOf = ({ perSecond }) => perSecond[temperature];
  const ratios = ours
    .filter((own) => rateOf(own) < rateOf(theirs))
    .map((own) => {
      const ratio = times(rateOf(theirs), rateOf(own));
      return `${ratio} ${own.batched ? 'batched' : 'one by one'}`;
    });
  return ratios.length > 0 ? `${theirs.name}, ${ratios.join(', ')}` : undefined;
}

/** The package with the most queries of a kind in a second. */
export function quickestPackage(results, query, temperature) {
  return results
    .filter((result) => result.query === query && result.kind === 'package' && result.perSecond)
    .toSorted((a, b) => b.perSecond[temperature] - a.perSecond[temperature])[0];
}

export function rate(perSecond) {
  if (perSecond >= 1e6) return `${(perSecond / 1e6).toPrecision(3)} M`;
  return `${(perSecond / 1e3).toPrecision(3)} k`;
}

function titleOf({ name, batched }) {
  return batched ? `${name}, batched` : name;
}
