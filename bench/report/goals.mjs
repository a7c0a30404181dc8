import { quickestPackage, rate, temperatures } from './queries.mjs';
import { cheapest, digits, table, times, verdict } from './tables.mjs';

const everything = ['uniform', 'mixed', 'clustered', 'sparse'];
const sizes = [1_000, 10_000, 100_000];
const both = ['hand', 'package'];

/** Goals for frames: how many times as fast as the fastest of these kinds. */
const frameGoals = [
  { title: 'best by hand, all moving', scenes: everything, sizes, kinds: ['hand'], goal: 3 },
  { title: 'best package, all moving', scenes: everything, sizes, kinds: ['package'], goal: 5 },
  { title: 'best of both, pile-up', scenes: ['pile-up'], sizes: [10_000], kinds: both, goal: 3 },
  {
    title: 'best of both, 95 % still',
    scenes: ['still'],
    sizes: sizes.slice(1),
    kinds: both,
    goal: 3,
  },
];

/** Phaser's `overlap` is what a game with Phaser would use. */
const arcadeGoal = {
  title: 'best of Phaser',
  scenes: ['uniform'],
  sizes: [2_000],
  kinds: ['package'],
  goal: 5,
};

/** Goals for queries: how many times the rate of the fastest package or, for some kinds and sizes, of the hand-written grid. */
const queryGoals = [
  { title: 'best package, one by one', batched: false, goal: 2, rival: quickestPackage },
  { title: 'best package, ours batched', batched: true, goal: 4, rival: quickestPackage },
  {
    title: 'grid by hand, ours batched',
    batched: true,
    goal: 1,
    rival: (results, query) =>
      results.find((result) => result.name === 'hand-grid' && result.query === query),
    isFor: (query, count) => ['points', 'rays'].includes(query) && count === 100_000,
  },
];

const mostGrowth = 2.5;
const mostBytes = 200;
const bytesOf = 'quadrille parent 16';

/** Each goal beside what was reached with default options, as a table in Markdown. */
export function goalTable({ frames, queries, arcade = [] }) {
  const rows = [
    ...frameGoals.flatMap((goal) => frames.map((scene) => frameRow(goal, scene))),
    ...arcade.map((scene) => frameRow(arcadeGoal, scene)),
    ...queryGoals.flatMap((goal) => queries.flatMap((scene) => queryRows(goal, scene))),
    growthRow(frames),
    ...frames.map(bytesRow),
  ];
  const heads = ['compared with', 'scene', 'n', 'goal', 'reached', 'verdict', 'best of ours'];
  return table(heads, rows.filter(Boolean));
}

function frameRow({ title, scenes, sizes: counts, kinds, goal }, { kind, count, results }) {
  if (!scenes.includes(kind) || !counts.includes(count)) return undefined;
  const competitor = cheapest(results, ...kinds);
  const ours = results.find(({ name }) => name === 'quadrille');
  if (!competitor || !ours) return undefined;
  const best = cheapest(results, 'ours');
  const cost = competitor.ms.amortised;
  return [
    `${title} (${competitor.name})`,
    kind,
    count.toLocaleString('en'),
    `${goal}x`,
    times(cost, ours.ms.amortised),
    verdict(cost / ours.ms.amortised / goal),
    `${times(cost, best.ms.amortised)} (${best.name})`,
  ];
}

function queryRows({ title, batched, goal, rival, isFor = () => true }, scene) {
  const { kind, count, results } = scene;
  const ours = results.filter(
    (result) =>
      result.kind === 'ours' &&
      result.batched === batched &&
      result.perSecond &&
      isFor(result.query, count),
  );
  return temperatures.flatMap((temperature) =>
    ours.map(({ query, perSecond }) => {
      const competitor = rival(results, query, temperature);
      if (!competitor?.perSecond) return undefined;
      const [own, theirs] = [perSecond[temperature], competitor.perSecond[temperature]];
      return [
        `${title}, ${temperature}: ${query} (${competitor.name}, ${rate(theirs)}/s)`,
        kind,
        count.toLocaleString('en'),
        `${goal}x`,
        times(own, theirs),
        verdict(own / theirs / goal),
        '',
      ];
    }),
  );
}

/** Time per object at a million against a thousand. */
function growthRow(frames) {
  const perObject = (wanted) => {
    const scene = frames.find(({ kind, count }) => kind === 'uniform' && count === wanted);
    const ours = scene?.results.find(({ name }) => name === 'quadrille');
    return ours && ours.ms.amortised / wanted;
  };
  const growth = perObject(1_000_000) / perObject(1_000);
  if (Number.isNaN(growth)) return undefined;
  const reached = `${digits(growth)}x`;
  const ends = ['uniform', '1,000,000', `at most ${mostGrowth}x`];
  return ['time per object at 1,000', ...ends, reached, verdict(mostGrowth / growth), ''];
}

/** Memory of the tree, at capacity 16. */
function bytesRow({ kind, count, results }) {
  const bytes = results.find(({ name }) => name === bytesOf)?.bytes;
  if (bytes === undefined || count < sizes[0]) return undefined;
  const perObject = Math.round(bytes / count);
  const goal = [kind, count.toLocaleString('en'), `at most ${mostBytes}`];
  return [`bytes per object (${bytesOf})`, ...goal, perObject, verdict(mostBytes / perObject), ''];
}
