import { withParts } from '../marked-parts.mjs';
import { queryKinds } from '../queries/query-sets.mjs';
import { temperatures } from './queries.mjs';
import { cheapest, digits, table, times } from './tables.mjs';

/**
 * docs/benchmarks.md for the kept results of Node, and for starts also of Chromium; its prose stays.
 *
 * @typedef {Record<string, { machine: string, mode: string, scenes: object[] }>} Parts
 *
 * @param {string} page as it is now
 * @param {{ node: Parts, chromium: Parts }} kept
 */
export function benchmarksPage(page, { node, chromium }) {
  const { frames, small, queries, startup } = node;
  const starts = { Start: startup, 'Start in Chromium': chromium.startup };
  const parts = {
    measured: [measuredOn({ Frames: frames, 'Few objects': small, Queries: queries, ...starts })],
    few: fewTable(small.scenes.filter(({ kind }) => kind === 'uniform')),
    grid: [...gridTable(queries.scenes), '', gridFrames([...small.scenes, ...frames.scenes])],
    start: startTable(startup.scenes[0], chromium.startup.scenes[0]),
  };
  return withParts(page, parts);
}

function measuredOn(parts) {
  return Object.entries(parts)
    .map(([name, { machine, mode }]) => `${name}: ${machine}, ${mode}.`)
    .join('\n');
}

const named = (results, wanted) => results.find(({ name }) => name === wanted);

const microseconds = ({ ms }) => `${digits(1000 * ms.amortised)} µs`;

/** Frames of few objects, in microseconds, and from which number on testing each with each is slower. */
function fewTable(scenes) {
  const rows = scenes.map(({ count, results }) => {
    const best = cheapest(results, 'package');
    const own = ['quadrille', 'hand-brute', 'hand-grid'].map((name) => named(results, name));
    const cells = own.map(microseconds).concat(`${microseconds(best)} (${best.name})`);
    return [String(count)].concat(cells);
  });
  const slower = scenes.find(({ results }) => !isQuicker(named(results, 'hand-brute'), results));
  return [
    ...table(['objects', 'Quadrille', 'each with each', 'grid by hand', 'best package'], rows),
    '',
    `From ${slower.count} objects on, testing each with each takes longer than Quadrille.`,
  ];
}

function isQuicker({ ms }, results) {
  return ms.amortised < named(results, 'quadrille').ms.amortised;
}

/** How many times as many queries a second the hand-written grid answers: the least and the most over all scenes. */
function gridTable(scenes) {
  const rows = Object.entries(queryKinds).map(([query, { title }]) =>
    [title].concat(
      [false, true].flatMap((batched) =>
        temperatures.map((temperature) => ratiosOf(scenes, query, batched, temperature)),
      ),
    ),
  );
  const heads = ['one by one: cold', 'warm', 'batched: cold', 'warm'];
  return table(['queries', ...heads], rows);
}

function ratiosOf(scenes, query, batched, temperature) {
  const all = scenes.map(({ results }) => {
    const ofKind = results.filter((result) => result.query === query);
    const grid = named(ofKind, 'hand-grid').perSecond[temperature];
    const ours = ofKind.find((result) => result.name === 'quadrille' && result.batched === batched);
    return grid / ours.perSecond[temperature];
  });
  return range(all);
}

function range(ratios) {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return `${times(least, 1)} to ${times(most, 1)}`;
}

/** The same of frames, as times: below 1 the grid is faster. */
function gridFrames(scenes) {
  const all = scenes.flatMap(({ results }) => {
    const grid = named(results, 'hand-grid');
    return grid ? [grid.ms.amortised / named(results, 'quadrille').ms.amortised] : [];
  });
  return `A frame, in which all pairs are found, takes ${range(all)} as long with the grid, over ${all.length} scenes.`;
}

/** What it takes to the first result with the packages that are often used for points and boxes that do not move. */
function startTable({ results }, { results: inChromium }) {
  const rows = ['quadrille', 'flatbush', 'rbush', 'hand-grid'].map((name) => {
    const { ms, bytes } = named(results, name);
    return [name, digits(ms), digits(named(inChromium, name).ms), digits(bytes / 2 ** 20)];
  });
  return table(['', 'ms to the first result: Node', 'Chromium', 'MB more memory: Node'], rows);
}
