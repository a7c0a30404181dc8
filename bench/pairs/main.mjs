// npm run bench:pairs: what a pair costs in JavaScript, by the loop that goes over the pairs. Prints a table in Markdown.
import { Quadtree } from 'quadrille';
import { table } from '../report/tables.mjs';
import { makeScene } from '../scenes.mjs';
import { median } from '../statistics.mjs';
import { loops } from './loops.mjs';

const count = 10_000;
const rounds = 41;
const warmUps = 20;

/** Nothing moves, so that the tree finds the pairs once: what is timed is the loop alone. */
async function measure(kind) {
  const { boxes, side } = makeScene(kind, count);
  const bounds = { x: 0, y: 0, width: side, height: side };
  const tree = await Quadtree.create({ bounds });
  tree.insertMany(boxes, { data: Array.from({ length: count }, () => ({ hits: 0 })), category: 1 });
  const pairs = tree.pairRows().length / 2;
  const times = loops.map(() => []);
  for (let round = -warmUps; round < rounds; round++) {
    const sums = loops.map(([, loop], i) => {
      const started = performance.now();
      const sum = loop(tree);
      if (round >= 0) times[i].push(performance.now() - started);
      return sum;
    });
    if (new Set(sums).size > 1) throw new Error(`the loops disagree: ${sums.join(', ')}`);
  }
  tree.dispose();
  const nanoseconds = times.map((all) => (1e6 * median(all)) / pairs);
  return { kind, pairs, nanoseconds };
}

const measured = [];
for (const kind of ['uniform', 'pile-up']) measured.push(await measure(kind));
const columns = measured.map(({ kind, pairs }) => `${kind}, ${pairs.toLocaleString('en')} pairs`);
const rows = loops.map(([title], i) =>
  [title].concat(measured.map(({ nanoseconds }) => nanoseconds[i].toFixed(1))),
);
process.stdout.write(`${table(['nanoseconds a pair', ...columns], rows).join('\n')}\n`);
