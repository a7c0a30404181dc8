import { fastest } from './table.mjs';

const everything = ['uniform', 'mixed', 'clustered', 'sparse'];
const sizes = [1_000, 10_000, 100_000];

/** The goals that this benchmark can judge; each holds for every scene and size named. */
const goals = [
  { title: 'hand-written, all moving', scenes: everything, sizes, kinds: ['hand'], goal: 3 },
  { title: 'package, all moving', scenes: everything, sizes, kinds: ['package'], goal: 5 },
  {
    title: 'both, pile-up',
    scenes: ['pile-up'],
    sizes: [10_000],
    kinds: ['hand', 'package'],
    goal: 3,
  },
  {
    title: 'both, 95 % still',
    scenes: ['still'],
    sizes: sizes.slice(1),
    kinds: ['hand', 'package'],
    goal: 3,
  },
];

/** Each goal beside what the library with its default options reached, as a table in Markdown. */
export function budgetTable(scenes) {
  const rows = goals.flatMap((goal) =>
    scenes
      .filter(({ kind, count }) => goal.scenes.includes(kind) && goal.sizes.includes(count))
      .map((scene) => row(goal, scene)),
  );
  return [
    '| faster than the fastest | scene | n | goal | default options | | best of ours |',
    '| --- | --- | ---: | ---: | ---: | --- | --- |',
    ...rows.filter(Boolean),
    ...growth(scenes),
  ];
}

function row({ title, kinds, goal }, { kind, count, results }) {
  const other = fastest(results, ...kinds);
  const ours = results.find(({ name }) => name === 'quadrille');
  if (!other || !ours) return undefined;
  const best = fastest(results, 'ours');
  const ratio = other.ms.median / ours.ms.median;
  const bestRatio = (other.ms.median / best.ms.median).toFixed(2);
  const cells = [title, kind, count, `${goal}x`, `${ratio.toFixed(2)}x (${other.name})`];
  cells.push(verdict(ratio / goal), `${bestRatio}x (${best.name})`);
  return `| ${cells.join(' | ')} |`;
}

/** Time per object at a million against a thousand. */
function growth(scenes) {
  const perObject = (wanted) => {
    const scene = scenes.find(({ kind, count }) => kind === 'uniform' && count === wanted);
    const ours = scene?.results.find(({ name }) => name === 'quadrille');
    return ours && ours.ms.median / wanted;
  };
  const factor = perObject(1_000_000) / perObject(1_000);
  if (Number.isNaN(factor)) return [];
  const cells = ['time per object, 1M against 1k', 'uniform', 1_000_000, 'at most 3x'];
  cells.push(`${factor.toFixed(2)}x`, verdict(3 / factor), '');
  return [`| ${cells.join(' | ')} |`];
}

function verdict(share) {
  return share >= 1 ? 'met' : `missed by ${Math.round(100 * (1 - share))} %`;
}
