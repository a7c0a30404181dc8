import { quickestPackage, rate, temperatures } from './queries.mjs';
import { cheapest, digits, table, times, verdict } from './tables.mjs';

const moving = ['uniform', 'mixed', 'clustered', 'sparse'];
const sizes = [1_000, 10_000, 100_000];
/** Scenes that are measured with few objects too. */
const few = ['uniform', 'still'];
const hand = ['hand'];
const packages = ['package'];

/** Goals for frames: how many times as fast as the fastest of these kinds. A stretch goal is one that no change has to reach. */
const frameGoals = [
  {
    title: 'best by hand, all moving',
    scenes: ['uniform', 'clustered', 'sparse'],
    sizes,
    kinds: hand,
    goal: 3,
  },
  { title: 'best by hand, all moving', scenes: ['mixed'], sizes, kinds: hand, goal: 2.5 },
  {
    title: 'best by hand, all moving',
    scenes: ['mixed'],
    sizes,
    kinds: hand,
    goal: 3,
    isStretch: true,
  },
  { title: 'best package, all moving', scenes: moving, sizes, kinds: packages, goal: 5 },
  {
    title: 'best of both, pile-up',
    scenes: ['pile-up'],
    sizes: [10_000],
    kinds: [...hand, ...packages],
    goal: 3,
  },
  { title: 'best by hand, few', scenes: few, sizes: [50, 100, 300], kinds: hand, goal: 1 },
  { title: 'best by hand, few', scenes: few, sizes: [30], kinds: hand, goal: 1, isStretch: true },
  {
    title: 'best package, few',
    scenes: few,
    sizes: [10, 30, 50, 100, 300],
    kinds: packages,
    goal: 1,
  },
  { title: 'best by hand, 95 % still', scenes: ['still'], sizes, kinds: hand, goal: 3 },
  { title: 'best package, 95 % still', scenes: ['still'], sizes, kinds: packages, goal: 5 },
];

/** Phaser's `overlap` is what a game with Phaser would use. */
const arcadeGoal = {
  title: 'best of Phaser',
  scenes: ['uniform'],
  sizes: [2_000],
  kinds: packages,
  goal: 5,
};

const handGrid = (results, query) =>
  results.find((result) => result.name === 'hand-grid' && result.query === query);

/**
 * Goals for queries: how many times the rate of the fastest package or of the hand-written grid, for the scenes, kinds, sizes and
 * temperatures that they name.
 */
const queryGoals = [
  {
    title: 'best package, one by one',
    batched: false,
    rival: quickestPackage,
    temperature: 'cold',
    counts: [10_000],
    goal: 2.5,
  },
  {
    title: 'best package, one by one',
    batched: false,
    rival: quickestPackage,
    temperature: 'cold',
    counts: [100_000],
    goal: 2,
  },
  {
    title: 'best package, one by one',
    batched: false,
    rival: quickestPackage,
    temperature: 'warm',
    goal: 2,
  },
  {
    title: 'best package, ours batched',
    batched: true,
    rival: quickestPackage,
    goal: 4,
    isStretch: true,
  },
  {
    title: 'grid by hand, one by one',
    batched: false,
    rival: handGrid,
    temperature: 'cold',
    queries: ['rays'],
    goal: 1 / 1.25,
  },
  {
    title: 'grid by hand, ours batched',
    batched: true,
    rival: handGrid,
    queries: ['points'],
    scenes: ['uniform'],
    counts: [100_000],
    goal: 1,
  },
];

/** How many times the time per object may grow from a thousand objects to a million. */
const growthGoals = [{ most: 2.5 }, { most: 2, isStretch: true }];
const mostBytes = 200;
const bytesOf = 'quadrille parent 16';

/** Each goal beside what was reached with default options, as a table in Markdown. */
export function goalTable({ frames, queries, arcade = [] }) {
  const rows = [
    ...frameGoals.flatMap((goal) => frames.map((scene) => frameRow(goal, scene))),
    ...arcade.map((scene) => frameRow(arcadeGoal, scene)),
    ...queryGoals.flatMap((goal) => queries.flatMap((scene) => queryRows(goal, scene))),
    ...growthGoals.map((goal) => growthRow(goal, frames)),
    ...frames.map(bytesRow),
  ];
  const heads = ['compared with', 'scene', 'n', 'goal', 'reached', 'verdict', 'best of ours'];
  return table(heads, rows.filter(Boolean));
}

function frameRow(
  { title, scenes, sizes: counts, kinds, goal, isStretch },
  { kind, count, results },
) {
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
    goalText(`${goal}x`, isStretch),
    times(cost, ours.ms.amortised),
    verdict(cost / ours.ms.amortised / goal),
    `${times(cost, best.ms.amortised)} (${best.name})`,
  ];
}

function queryRows(about, { kind, count, results }) {
  const { title, batched, rival, goal, isStretch, temperature: only } = about;
  const { scenes = [kind], counts = [count], queries } = about;
  if (!scenes.includes(kind) || !counts.includes(count)) return [];
  const ours = results.filter(
    (result) =>
      result.kind === 'ours' &&
      result.batched === batched &&
      result.perSecond &&
      (queries?.includes(result.query) ?? true),
  );
  return (only ? [only] : temperatures).flatMap((temperature) =>
    ours.map(({ query, perSecond }) => {
      const competitor = rival(results, query, temperature);
      if (!competitor?.perSecond) return undefined;
      const [own, theirs] = [perSecond[temperature], competitor.perSecond[temperature]];
      return [
        `${title}, ${temperature}: ${query} (${competitor.name}, ${rate(theirs)}/s)`,
        kind,
        count.toLocaleString('en'),
        goalText(`${goal}x`, isStretch),
        times(own, theirs),
        verdict(own / theirs / goal),
        '',
      ];
    }),
  );
}

function goalText(goal, isStretch = false) {
  return isStretch ? `${goal}, stretch` : goal;
}

/** Time per object at a million against a thousand. */
function growthRow({ most, isStretch }, frames) {
  const perObject = (wanted) => {
    const scene = frames.find(({ kind, count }) => kind === 'uniform' && count === wanted);
    const ours = scene?.results.find(({ name }) => name === 'quadrille');
    return ours && ours.ms.amortised / wanted;
  };
  const growth = perObject(1_000_000) / perObject(1_000);
  if (Number.isNaN(growth)) return undefined;
  const reached = `${digits(growth)}x`;
  const ends = ['uniform', '1,000,000', goalText(`at most ${most}x`, isStretch)];
  return ['time per object at 1,000', ...ends, reached, verdict(most / growth), ''];
}

/** Memory of the tree, at capacity 16. */
function bytesRow({ kind, count, results }) {
  const bytes = results.find(({ name }) => name === bytesOf)?.bytes;
  if (bytes === undefined || count < sizes[0]) return undefined;
  const perObject = Math.round(bytes / count);
  const goal = [kind, count.toLocaleString('en'), `at most ${mostBytes}`];
  return [`bytes per object (${bytesOf})`, ...goal, perObject, verdict(mostBytes / perObject), ''];
}
