import { queryKinds } from '../queries/query-sets.mjs';
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
 * The README with the text between its two markers made from the kept results of frames and queries.
 *
 * @throws Error when a marker is missing.
 */
export function withTable(readme, { frames, queries }) {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md: no ${begin} followed by ${end}`);
  const text = `${begin}\n\n${shortTable(frames, queries).join('\n')}\n\n`;
  return readme.slice(0, from) + text + readme.slice(to);
}

function shortTable(frames, queries) {
  const scenes = rows.flatMap(([kind, count]) => {
    const scene = frames.scenes.find((one) => one.kind === kind && one.count === count);
    return scene ? [sceneRow(scene)] : [];
  });
  return [
    'Milliseconds a frame: all objects move (of *still*, one in twenty), all pairs are found. In brackets: which',
    'one it is, and how many times as long as Quadrille with its default options it takes.',
    '',
    ...table(['scene', 'objects', 'Quadrille', 'best by hand', 'best package'], scenes),
    '',
    'Queries a second: after all objects have moved, each place is asked once, by one call each or all in one call.',
    '',
    ...table(
      ['query', 'objects', 'Quadrille', 'in one call', 'best package'],
      queries.scenes.filter(({ kind }) => kind === 'uniform').flatMap(queryRows),
    ),
    '',
    `Frames: ${measuredOn(frames)}`,
    `Queries: ${measuredOn(queries)}`,
  ];
}

function measuredOn({ machine, mode }) {
  return `${machine}, ${mode}.`;
}

function sceneRow({ kind, count, results }) {
  const ours = results.find(({ name }) => name === 'quadrille');
  const compare = (competitor) =>
    `${digits(competitor.ms.amortised)} (${competitor.name}, ${times(competitor.ms.amortised, ours.ms.amortised)})`;
  const competitors = ['hand', 'package'].map((competitor) => cheapest(results, competitor));
  return [
    kind,
    count.toLocaleString('en'),
    digits(ours.ms.amortised),
    ...competitors.map((competitor) => (competitor ? compare(competitor) : '')),
  ];
}

function queryRows({ count, results }) {
  return Object.keys(queryKinds).flatMap((query) => {
    const own = results.filter((result) => result.kind === 'ours' && result.query === query);
    if (own.length === 0) return [];
    const rates = [false, true].map((batched) =>
      coldRate(own.find((result) => result.batched === batched)),
    );
    const competitor = quickestPackage(results, query, 'cold');
    const best = competitor ? `${coldRate(competitor)} (${competitor.name})` : '';
    return [[query, count.toLocaleString('en'), ...rates, best]];
  });
}

function coldRate(result) {
  return result?.perSecond ? rate(result.perSecond.cold) : '';
}
