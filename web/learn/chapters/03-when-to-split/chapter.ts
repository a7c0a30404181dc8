import type { Chapter } from '../../chapter.ts';
import type { Engine } from '../../engine/engine.ts';
import { pointsIn } from '../../guesses/answers.ts';

const adding = 'p=crowd&min=30&max=48&seed=1972&place=parent&cap=4&depth=5&play=0';
const crowds = 'p=crowd&n=200&min=6&max=14&dist=clusters&seed=3&place=cover&play=0';
const stack = 'p=crowd&n=12&min=40&max=40&dist=spot&place=parent&cap=4&depth=5&play=0';
const side = 40;
/** A little apart, so that the page can show a stack. */
const example = Array.from({ length: 12 }, (_, at) => `${100 + 3 * at},${100 + 3 * at}`).join(';');
const full = 'p=s1&n=20000&min=1&max=2&play=0';
const capacities = ['1', '2', '3', '5', '8', '12', '20', '40'];
const depths = ['1', '2', '3', '4', '5', '6', '8'];

/** The choice of the first guess with the least work; of equal ones the first. */
function bestChoice({ scene }: Engine): { capacity: number; depth: number; work: number } {
  const choices = capacities.flatMap((capacity) =>
    depths.map((depth) => ({
      capacity: Number(capacity),
      depth: Number(depth),
      work: scene(`${crowds}&cap=${capacity}&depth=${depth}`).measure('work'),
    })),
  );
  return choices.reduce((best, other) => (other.work < best.work ? other : best));
}

export const chapter: Chapter = {
  teaches: [
    ...([
      'S0.4',
      'S0.6',
      'S0.11',
      'S0.19',
      'S0.20',
      'S0.21',
      'S0.23',
      'S1.3',
      'S1.8',
      'S1.9',
    ] as const),
    ...(['S1.17', 'S1.22', 'S2.3', 'S2.12', 'S2.15', 'S3.3', 'S3.4', 'S4.14'] as const),
  ],
  figures: {
    fifth: {
      settings: `${adding}&n=4`,
      drag: 'square',
      // Few enough for a finger to stop at each.
      sliders: { n: { min: 1, max: 20 } },
    },
  },
  claims: {
    capacity: ({ scene }) => scene(`${adding}&n=4`).settings.capacity,
    'capacity-s0': ({ scene }) => scene('p=s0').settings.capacity,
    'capacity-s1': ({ scene }) => scene('p=s1').settings.capacity,
    'capacity-s2': ({ scene }) => scene('p=s2').settings.capacity,
    'capacity-one': ({ scene }) => {
      const [one, two] = [1, 2].map((count) =>
        scene(`cap=1&n=${count}&${adding}`).measure('nodes'),
      );
      return one === 1 && two! > 1;
    },
    'tests-4': ({ scene }) => scene(`${adding}&n=4`).measure('pairTests'),
    'tests-5': ({ scene }) => scene(`${adding}&n=5`).measure('pairTests'),
    'on-a-line': ({ scene }) => {
      const added = scene(`${adding}&n=20`);
      const above = added.nodes.flatMap(({ isLeaf, rows }) => (isLeaf ? [] : rows));
      return above.length > 0 && above.join() === added.straddlers.join();
    },
    least: (engine) => bestChoice(engine).work,
    'best-capacity': (engine) => bestChoice(engine).capacity,
    'best-depth': (engine) => bestChoice(engine).depth,
    'no-deeper': ({ scene }) => {
      const [six, eight] = [6, 8].map((depth) => scene(`${crowds}&cap=5&depth=${depth}`));
      return six!.nodes.length === eight!.nodes.length;
    },
    larger: () => Number(capacities[capacities.indexOf('5') + 1]),
    'larger-work': ({ scene }) => scene(`${crowds}&cap=8&depth=6`).measure('work'),
    deep: ({ scene }) => scene(full).settings.maxDepth,
    'deep-leaves': ({ scene }) => scene(full).nodes.filter(({ isLeaf }) => isLeaf).length,
    'root-level': ({ scene }) => Number(scene(full).settings.rootLevel),
    'deep-level': ({ scene }) => {
      const { maxDepth, rootLevel } = scene(full).settings;
      return maxDepth + Number(rootLevel);
    },
    twelve: ({ scene }) => scene(stack).measure('objects'),
    stacked: ({ scene }) => scene(stack).measure('pairTests'),
    'any-depth': ({ scene }) =>
      [0, 1, 3, 8, 12].every(
        (depth) => scene(`depth=${depth}&${stack}`).measure('pairTests') === 66,
      ),
    'lines-cross': ({ scene }) => {
      const corners = pointsIn(example, 12, { width: 720, height: 720 });
      const boxes = corners.flatMap(({ x, y }) => [x, y, x + side, y + side]);
      const kept = scene(stack)
        .withBoxes(boxes)
        .nodes.filter(({ rows }) => rows.length > 0);
      return kept.length === 1 && kept[0]!.rows.length === 12 && !kept[0]!.isLeaf;
    },
    'along-the-line': ({ scene }) => {
      const tops = Array.from({ length: 12 }, (_, at) => 55 * at);
      const along = tops.flatMap((top) => [340, top, 380, top + 40]);
      return scene(stack).withBoxes(along).measure('pairTests') === 66;
    },
  },
  guesses: {
    choose: {
      kind: 'settings',
      scene: crowds,
      choose: { cap: capacities, depth: depths },
      measure: 'work',
      within: 1.1,
      right: 'cap=5&depth=6',
      wrong: 'cap=40&depth=2',
    },
    hardest: {
      kind: 'place',
      scene: stack,
      count: 12,
      side,
      measure: 'pairTests',
      atLeast: 66,
      right: example,
      wrong: Array.from({ length: 12 }, (_, at) => `${60 * at},${(at % 3) * 300}`).join(';'),
    },
  },
  code: {
    insert: { prints: 'objects: 4, nodes: 1\nobjects: 5, nodes: 5\nobjects: 5, nodes: 21' },
  },
  exercise: 'nextSplit',
};
