import { queryKinds } from '../queries/query-sets.mjs';
import { capacities, isSame, placements, usual } from '../tuning/settings.mjs';
import { digits, table } from './tables.mjs';

/** Trees that take at most this much longer than the fastest one are as good as it. */
const alike = 1.1;

const titles = {
  frame: 'frame',
  windows: queryKinds.windows.title,
  points: queryKinds.points.title,
  nearest: queryKinds.nearest.title,
  rays: 'rays',
};

/** How far the usual settings are from the best that were measured. */
export function distanceTable({ scenes }) {
  const rows = scenes.flatMap(({ kind, usual: times, results }) =>
    Object.entries(titles).map(([measure, title]) => {
      const best = results.toSorted((a, b) => a.ratio[measure] - b.ratio[measure])[0];
      return [
        kind,
        title,
        `${digits(times[measure])} µs`,
        `${digits(best.ratio[measure] * times[measure])} µs`,
        wordsOf(best),
        `${(1 / best.ratio[measure]).toFixed(2)}x`,
      ];
    }),
  );
  return table(['scene', 'of', 'usual', 'best', 'by', 'usual against best'], rows);
}

function wordsOf({ placement, capacity, maxDepth, looseness }) {
  const words = [placement, capacity, `depth ${maxDepth}`];
  if (looseness !== usual.looseness) words.push(`looseness ${looseness}`);
  return words.join(', ');
}

/** What each placement costs with the other settings as they usually are. */
export function placementTable({ scenes }) {
  const heads = ['scene', 'placement', ...Object.values(titles), 'entries an object', 'nodes'];
  const rows = scenes.flatMap(({ kind, count, results }) =>
    placements.map((placement) => {
      const { ratio, references, nodes } = results.find((one) =>
        isSame(one, { ...usual, placement }),
      );
      const times = Object.keys(titles).map((measure) => `${ratio[measure].toFixed(2)}x`);
      const entries = (references / count).toFixed(2);
      return [kind, placement].concat(times, entries, nodes.toLocaleString('en'));
    }),
  );
  return table(heads, rows);
}

/** The capacities of each placement with which a frame takes at most a tenth longer than with the best one. */
export function capacityTable({ scenes }) {
  const rows = placements.map((placement) =>
    [placement].concat(scenes.map(({ results }) => goodCapacities(results, placement).join(', '))),
  );
  return table(['placement', ...scenes.map(({ kind }) => kind)], rows);
}

function goodCapacities(results, placement) {
  const own = capacities.map((capacity) => ({
    capacity,
    time: results.find((one) => isSame(one, { ...usual, placement, capacity }))?.ratio.frame,
  }));
  const best = Math.min(...own.map(({ time = Infinity }) => time));
  return own.filter(({ time }) => time <= alike * best).map(({ capacity }) => capacity);
}
