/**
 * The steps of a frame, and the functions of the core that belong to each: the first pattern that
 * fits counts. Moving is the game's own work, and the benchmark's.
 */
export const stages = [
  { name: 'check and keys', functions: /Collection::|Grid::range/ },
  { name: 'count', functions: /Census/ },
  { name: 'write lists', functions: /Tree::place|Tree::nodes_over|HotLists/ },
  { name: 'part crowds', functions: /Tree::(part|copy_boxes)/ },
  { name: 'nodes, relocation', functions: /Tree::|NodePool::|EntryPool::/ },
  { name: 'gather', functions: /append_objects|find_nested_pairs|meeting_corner|Members::/ },
  { name: 'join', functions: /join|Sweep|PairSink/ },
  { name: 'other', functions: /(?:)/ },
];

const notOurs = /bench::/;
const line = /^\s*(?<percent>[\d.]+)%\s+\[.\]\s+(?<name>\S.*)$/gm;

/**
 * How the time of the engine is shared out among the stages.
 *
 * @param {string} report lines of percent, kind and function, as of `perf report`
 * @returns {Record<string, number>} by name of stage, together 1
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
