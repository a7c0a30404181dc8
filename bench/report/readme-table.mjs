import { cheapest, digits, table, times } from './tables.mjs';

const begin = '<!-- benchmark: written by node bench/report.mjs -->';
const end = '<!-- /benchmark -->';
const rows = [
  ['uniform', 1_000],
  ['uniform', 10_000],
  ['uniform', 100_000],
  ['mixed', 10_000],
  ['still', 10_000],
];

/**
 * The README with the text between its two markers made from the kept results of frames.
 *
 * @throws Error when a marker is missing.
 */
export function withTable(readme, { frames }) {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md: no ${begin} followed by ${end}`);
  const text = `${begin}\n\n${shortTable(frames).join('\n')}\n\n`;
  return readme.slice(0, from) + text + readme.slice(to);
}

function shortTable(frames) {
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
    `${frames.machine}, ${frames.mode}.`,
  ];
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
