import { failures } from './frames.mjs';
import { digits, tableOf, times } from './tables.mjs';

const introduction = `How long an implementation takes from nothing to the pairs of its first frame: its module and its package are loaded, and it gets the objects of
a scene. Implementations take turns; the medians. The hand-written grid tries several sizes of its cells first.`;

/** Where nothing of an implementation is loaded yet, in each engine. */
const places = {
  Node: `Each time in a fresh process, with how much more memory it has then. Files come from the disk, and packages are as npm installs them.`,
  Chromium: `Each time in a page of a fresh context, which has nothing in its cache. Vite bundles each implementation, and files come from a server on the same machine: over
a network, larger ones take longer.`,
};

/** What each implementation takes until its first result, the quickest first, as a table. */
export function startupTable({ results }) {
  const ours = results.find(({ name, error }) => name === 'quadrille' && !error);
  const right = results.filter(({ error }) => !error).toSorted((a, b) => a.ms - b.ms);
  const hasBytes = right.some(({ bytes }) => bytes !== undefined);
  const columns = [
    ['implementation', ({ name }) => name],
    ['ms to the first result', ({ ms }) => digits(ms)],
    ['x Quadrille', ({ ms }) => (ours ? times(ms, ours.ms) : '')],
    hasBytes && ['MB more memory', ({ bytes }) => digits(bytes / 2 ** 20)],
  ];
  return [...tableOf(columns, right), ...failures(results)];
}

/** The part of bench/RESULTS.md about starting, from one run in that engine. */
export function startupSection(engine, { machine, mode, scenes }) {
  const lines = [`## Start · ${machine} · ${mode}`, '', introduction, '', places[engine]];
  for (const scene of scenes) {
    const { kind, count, starts } = scene;
    const title = `### ${kind}, ${count.toLocaleString('en')}: ${starts} starts each`;
    lines.push('', title, '', ...startupTable(scene));
  }
  return lines;
}
