import { largeWindows } from '../queries/query-sets.mjs';
import { quickestPackage, rate, rateTable, temperatures } from './queries.mjs';
import { table, times, verdict } from './tables.mjs';

/** How many times the rate of the fastest package. */
const goal = 3;

const introduction = `Queries as above, with windows that hold most of what they find as a whole, as those of culling and selection do: 32 places, each
once (*cold*), and four times more (*warm*). Each implementation hands over all rows that it finds.
Packages that need more than a hundred times as long as the fastest one are left out.`;

/** Windows in a second, as a table. */
export const windowTable = (scene) => rateTable(largeWindows, 'windows a second', scene);

/** The part of bench/RESULTS.md about large windows. */
export function windowsSection({ machine, mode, scenes }) {
  const lines = [
    `## Large windows · ${machine} · ${mode}`,
    '',
    introduction,
    '',
    ...goalTable(scenes),
  ];
  for (const scene of scenes) {
    const title = `### ${scene.kind}, ${scene.count.toLocaleString('en')}: large windows`;
    lines.push('', title, '', ...windowTable(scene));
  }
  return lines;
}

function goalTable(scenes) {
  const heads = ['best package, one by one', 'scene', 'n', 'goal', 'reached', 'verdict'];
  return table(heads, scenes.flatMap(goalRows));
}

function goalRows({ kind, count, results }) {
  return Object.entries(largeWindows).flatMap(([query, { title }]) =>
    temperatures.map((temperature) => {
      const theirs = quickestPackage(results, query, temperature);
      const ours = results.find(
        (one) => one.kind === 'ours' && one.query === query && !one.batched,
      );
      const [slow, fast] = [theirs, ours].map(({ perSecond }) => perSecond[temperature]);
      const rival = `${title}, ${temperature} (${theirs.name}, ${rate(slow)}/s)`;
      const n = count.toLocaleString('en');
      return [rival, kind, n, `${goal}x`, times(fast, slow), verdict(fast / slow / goal)];
    }),
  );
}
