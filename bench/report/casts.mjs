import { digits, table, times, verdict } from './tables.mjs';

const introduction = `The first body that a circle of radius 3, or a box of 6 by 4, meets on a path of 20 or of 200, among the bodies of the scene *moving*
above, which stand still. Implementations take turns with 512 casts, one call for each or, *batched*, one call for all. Each result is compared with a
reference in double precision that comes nearer step by step; *wrong* counts those that are not right, by more than 0.02.`;

/** How many times as fast as each package, one call for each cast. */
const goals = [
  { family: 'rapier', goal: 5 },
  { family: 'box2d', goal: 5 },
];

/** What each implementation needs for the casts of one scene, as a table. */
export function castTable({ results }) {
  const rows = results.map(({ name, casts, batched, wrong, perSecond, error }) => [
    casts,
    batched ? `${name}, batched` : name,
    error ?? digits(1e9 / perSecond),
    wrong,
  ]);
  return table(['casts', 'implementation', 'ns a cast', 'wrong'], rows);
}

/** The part of bench/RESULTS.md about casts, from one run. */
export function castsSection({ machine, mode, scenes }) {
  const lines = [`## Casts · ${machine} · ${mode}`, '', introduction, '', '### Goals', ''];
  lines.push(...castGoals(scenes));
  for (const scene of scenes) {
    const title = `### Casts, ${scene.kind}, ${scene.count.toLocaleString('en')}`;
    lines.push('', title, '', ...castTable(scene));
  }
  return lines;
}

/** How many times as fast casts are as the fastest way of each package, beside the goals, as a table. */
export function castGoals(scenes) {
  const rows = scenes.flatMap(({ count, results }) =>
    results
      .filter(({ kind, batched, perSecond }) => kind === 'ours' && !batched && perSecond)
      .flatMap((ours) =>
        goals.flatMap(({ family, goal }) => {
          const [theirs] = results
            .filter(
              ({ name, casts, perSecond }) =>
                name.startsWith(family) && casts === ours.casts && perSecond,
            )
            .toSorted((a, b) => b.perSecond - a.perSecond);
          const many = results.find(({ batched, casts }) => batched && casts === ours.casts);
          if (!theirs || !many?.perSecond) return [];
          const reached = ours.perSecond / theirs.perSecond;
          return [
            [
              theirs.name,
              ours.casts,
              count.toLocaleString('en'),
              `${goal}x`,
              times(reached, 1),
              verdict(reached / goal),
              times(many.perSecond, theirs.perSecond),
            ],
          ];
        }),
      ),
  );
  const heads = ['casts', 'n', 'goal', 'reached', 'verdict', 'batched'];
  return table(['compared with', ...heads], rows);
}
