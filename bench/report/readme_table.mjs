import { quickestPackage, rate } from './queries.mjs';
import { cheapest, digits, table, times } from './tables.mjs';

const begin = '<!-- benchmark: written by node bench/report.mjs -->';
const end = '<!-- /benchmark -->';
const rows = [
  ['uniform', 1_000],
  ['uniform', 10_000],
  ['uniform', 100_000],
  ['mixed', 10_000],
  ['clustered', 10_000],
  ['sparse', 10_000],
  ['still', 10_000],
  ['pile-up', 10_000],
];

/**
 * The README with the text between its two markers made from a run.
 *
 * @throws Error when a marker is missing.
 */
export function withTable(readme, run) {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md: no ${begin} followed by ${end}`);
  const text = `${begin}\n\n${shortTable(run).join('\n')}\n\n`;
  return readme.slice(0, from) + text + readme.slice(to);
}

function shortTable({ machine, mode, frames, queries }) {
  const heads = ['scene', 'objects', 'Quadrille', 'best by hand', 'best package'];
  const lines = rows.flatMap(([kind, count]) => {
    const scene = frames.find((one) => one.kind === kind && one.count === count);
    return scene ? [sceneRow(scene)] : [];
  });
  return [
    'Milliseconds a frame: everything moves, all pairs are found.',
    '',
    ...table(heads, lines),
    '',
    ...queries.map(queryLine).filter(Boolean),
    `${machine}, ${mode}.`,
  ];
}

function sceneRow({ kind, count, results }) {
  const ours = results.find(({ name }) => name === 'quadrille');
  const compare = (rival) =>
    `${digits(rival.ms.amortised)} (${rival.name}, ${times(rival.ms.amortised, ours.ms.amortised)})`;
  const rivals = ['hand', 'package'].map((rival) => cheapest(results, rival));
  return [
    kind,
    count.toLocaleString('en'),
    digits(ours.ms.amortised),
    ...rivals.map((rival) => (rival ? compare(rival) : '')),
  ];
}

function queryLine({ count, results }) {
  const ours = results.find((result) => result.kind === 'ours' && result.asked === 'windows');
  const rival = quickestPackage(results, 'windows');
  if (!ours || !rival) return '';
  const theirs = `${rival.name} ${rate(rival.perSecond)}`;
  return `Windows a second among ${count.toLocaleString('en')}: ${rate(ours.perSecond)}, ${theirs}.`;
}
