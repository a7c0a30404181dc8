/**
 * The steps of a frame, and the functions of the core that belong to each: the first pattern that
 * matches counts. Moving objects is the work of the game, so it is left out.
 */
export const stages = [
  { name: 'check and keys', functions: /ObjectStore::|Grid::|PlacementRule::/ },
  { name: 'count', functions: /CellCounts/ },
  { name: 'write lists', functions: /TreeBuilder::(write|nodes_over|build_contained)|BoxCache/ },
  { name: 'partition', functions: /TreeBuilder::(partition|split_overfull|fill_leaf|copy_boxes)/ },
  { name: 'nodes, relocation', functions: /TreeBuilder::|Tree::|NodePool::|EntryPool::/ },
  { name: 'gather', functions: /append_own|PairWalk|BoxList::/ },
  { name: 'join', functions: /join|SortAndSweep|PairBuffer/ },
  { name: 'other', functions: /(?:)/ },
];

const notOurs = /bench::/;
const line = /^\s*(?<percent>[\d.]+)%\s+\[.\]\s+(?<name>\S.*)$/gm;

/**
 * The share of each stage in the time of the engine.
 *
 * @param {string} report lines of percent, kind and function, as of `perf report`
 * @returns {Record<string, number>} by name of stage, their sum is 1
 */
export function shares(report) {
  const sums = Object.fromEntries(stages.map(({ name }) => [name, 0]));
  let whole = 0;
  for (const { groups } of report.matchAll(line)) {
    if (notOurs.test(groups.name)) continue;
    const stage = stages.find(({ functions }) => functions.test(groups.name));
    sums[stage.name] += Number(groups.percent);
    whole += Number(groups.percent);
  }
  if (whole === 0)
    throw new Error('No function was sampled: is perf allowed to (perf_event_paranoid)?');
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / whole]));
}
