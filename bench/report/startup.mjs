import { failures } from './frames.mjs';
import { digits, table, times } from './tables.mjs';

const introduction = `How long an implementation takes from nothing to the pairs of its first frame, and how much more memory the process has then: its module and
its package are loaded, and it gets the objects of a scene. Each time in a fresh process of Node, in turns; the medians. Files come from the disk, and packages are as
npm installs them: a page that bundles and downloads them takes other times. The hand-written grid tries several sizes of its cells first.`;

/** What each implementation takes until its first result, the quickest first, as a table. */
export function startupTable({ results }) {
  const ours = results.find(({ name, error }) => name === 'quadrille' && !error);
  const rows = results
    .filter(({ error }) => !error)
    .toSorted((a, b) => a.ms - b.ms)
    .map(({ name, ms, bytes }) => [
      name,
      digits(ms),
      ours ? times(ms, ours.ms) : '',
      digits(bytes / 2 ** 20),
    ]);
  const heads = ['ms to the first result', 'x Quadrille', 'MB more memory'];
  return [...table(['implementation', ...heads], rows), ...failures(results)];
}

/** The part of bench/RESULTS.md about starting, from one run. */
export function startupSection({ machine, mode, scenes }) {
  const lines = [`## Start · ${machine} · ${mode}`, '', introduction];
  for (const scene of scenes) {
    const { kind, count, processes } = scene;
    const title = `### ${kind}, ${count.toLocaleString('en')}: ${processes} processes each`;
    lines.push('', title, '', ...startupTable(scene));
  }
  return lines;
}
