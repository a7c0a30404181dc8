import type { Chapter } from '../../chapter.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Scene } from '../../engine/scene.ts';

const moving = 'p=crowd&n=120&min=8&max=22&speed=4&place=parent&cap=4&depth=6&play=0';
const thousand = 'p=crowd&n=1000&min=4&max=16&place=parent&cap=6&depth=6&play=0';

/** Of a thousand squares, those that are kept in another node after a tick. */
function changes({ scene }: Engine, speed: number): number {
  const before = keptIn(scene(`${thousand}&speed=${speed}`));
  const after = keptIn(scene(`${thousand}&speed=${speed}&t=1`));
  return [...before].filter(([row, cell]) => after.get(row) !== cell).length;
}

/** The cell of each object, by its row. */
function keptIn({ nodes }: Scene): ReadonlyMap<number, string> {
  return new Map(
    nodes.flatMap(({ minX, minY, maxX, rows }) =>
      rows.map((row) => [row, `${minX} ${minY} ${maxX}`] as const),
    ),
  );
}

function isSameTree(one: Scene, other: Scene): boolean {
  const kept = keptIn(other);
  return (
    one.nodes.length === other.nodes.length &&
    [...keptIn(one)].every(([row, cell]) => kept.get(row) === cell)
  );
}

const TICKS = 200;

export const chapter: Chapter = {
  teaches: [
    ...(['S0.15', 'S0.29', 'S1.6', 'S1.23', 'S2.5', 'S2.8', 'S2.19', 'S2.20', 'S2.28'] as const),
    ...(['S3.6', 'S3.7', 'S3.10', 'S3.11', 'S4.13'] as const),
  ],
  figures: {
    moving: {
      settings: moving,
      sliders: { t: { min: 0, max: 200 } },
    },
  },
  claims: {
    ticks: () => TICKS,
    'same-tree': ({ scene }) => {
      const updated = scene(`${moving}&t=${TICKS}`);
      const boxes = updated.boxes.flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY]);
      return isSameTree(updated, scene(moving).withBoxes(boxes));
    },
    world: ({ scene }) => scene(thousand).world.width,
    slow: (engine) => changes(engine, 1),
    fast: (engine) => changes(engine, 30),
    speed: () => 30,
    rate: ({ scene }) => scene('p=s2').settings.rate,
    few: (engine) => changes(engine, 1) < 200,
    half: (engine) => changes(engine, 1) > 350 && changes(engine, 1) < 650,
    most: (engine) => changes(engine, 1) > 850,
  },
  guesses: {
    changes: {
      kind: 'statement',
      options: { few: 'few', half: 'half', most: 'most' },
      right: 'few',
      wrong: 'half',
    },
  },
  code: {
    frame: { prints: 'frame 81: they meet' },
  },
  exercise: 'otherNode',
};
