import { cheapest, digits, table, times } from './tables.mjs';

const columns = ['implementation', 'ms a frame', 'median', 'mean', '5 % .. 95 %', 'longest'];

/** The times of each implementation for a frame of one scene, the fastest first, as a table. */
export function frameTable({ count, results }) {
  const hand = cheapest(results, 'hand');
  const published = cheapest(results, 'package');
  const right = results.filter(({ error }) => !error);
  const rows = right
    .toSorted((a, b) => a.ms.amortised - b.ms.amortised)
    .map(({ name, ms, bytes }) => [
      name,
      digits(ms.amortised),
      digits(ms.median),
      digits(ms.mean),
      `${digits(ms.low)} .. ${digits(ms.high)}`,
      digits(ms.max),
      hand ? times(hand.ms.amortised, ms.amortised) : '',
      published ? times(published.ms.amortised, ms.amortised) : '',
      bytes === undefined ? '' : Math.round(bytes / count),
    ]);
  const heads = [...columns, 'x hand', 'x package', 'bytes/object'];
  return [...table(heads, rows), ...failures(results)];
}

/** The implementations with a wrong result, which have no times. */
export function failures(results) {
  const wrong = results.filter(({ error }) => error);
  return wrong.flatMap(({ name, error }) => ['', `**${name} was wrong**: ${error}`]);
}
