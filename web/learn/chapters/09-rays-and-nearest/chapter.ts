import { TraceKind } from 'quadrille';
import { eventsOf } from '../../../playground/engine/tree/trace-events.ts';
import type { Chapter } from '../../chapter.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Box, Scene } from '../../engine/scene.ts';

/** What lies on the path of a ray or a moving box, or what is nearest to their start, by `pk`. */
const field =
  'p=crowd&n=60&min=12&max=40&pairs=0&probe=1&pin=1&px=60&py=350&dx=620&dy=40&ps=30&k=3&seen=1&play=0';

/** What figures hide, but for the choice of what the probe asks. */
const withChoice = 'hide=scenes.time.buttons.numbers.diagram.caption.settings.tools.zoom';

/** Whether the ray passes through every cell that it visits, before its hit. */
function staysOnPath({ boxes, frame, hits, settings, world }: Scene): boolean {
  const { probeX, probeY, directionX, directionY } = settings;
  const axes = [
    { from: probeX, length: directionX, min: 'minX', max: 'maxX' },
    { from: probeY, length: directionY, min: 'minY', max: 'maxY' },
  ] as const;
  /** The part of the path that is in a box, from 0 at its start to 1 at its end. */
  const within = (box: Box): readonly [begin: number, end: number] => [
    Math.max(0, ...axes.map(({ from, length, min }) => (box[min] - from) / length)),
    Math.min(1, ...axes.map(({ from, length, max }) => (box[max] - from) / length)),
  ];
  const [hit] = within(boxes[hits[0]!]!);
  const trace = frame.tree.copyOf((tree) =>
    tree.explain('raycast', probeX, probeY, directionX, directionY),
  );
  return eventsOf(trace)
    .filter(({ kind }) => kind === TraceKind.Enter)
    .every(({ cell: { column, depth, row } }) => {
      const [width, height] = [world.width / 2 ** depth, world.height / 2 ** depth];
      const [minX, minY] = [column * width, row * height];
      const [begin, end] = within({ minX, minY, maxX: minX + width, maxY: minY + height });
      return begin < Math.min(end, hit);
    });
}

/** A thin wall, and a small box that begins left of it. */
const wall =
  'p=crowd&n=1&cap=2&depth=3&pairs=0&probe=1&pin=1&ps=24&py=360&seen=1&play=0&edits=0:erase,0;wall,352,60,16,600;add,120,120,60;add,560,200,70;add,180,560,50;add,500,540,80';
const begin = 100;
const side = 24;

/** Where the small box stands after a frame, what does it overlap? */
function hitsAfter({ scene }: Engine, distance: number): number {
  return scene(`${wall}&pk=box&px=${begin + distance}`).measure('hits');
}

/** What does it meet on its path there? */
function hitsOnPath({ scene }: Engine, distance: number): number {
  return scene(`${wall}&pk=sweep&px=${begin}&dx=${distance}&dy=0`).measure('hits');
}

const distances = Array.from({ length: 26 }, (_, step) => 20 * step);

export const chapter: Chapter = {
  teaches: ['S1.4', 'S4.11'],
  figures: {
    ask: {
      settings: `${field}&pk=ray&${withChoice}`,
      drag: 'arrow',
      sliders: {
        py: { min: 30, max: 690, step: 20 },
      },
    },
    wall: {
      settings: `${wall}&pk=sweep&px=${begin}&dx=120&dy=0`,
      drag: 'arrow',
      sliders: { dx: { min: 0, max: 500, step: 20 } },
    },
  },
  claims: {
    all: ({ scene }) => scene(field).measure('objects'),
    'ray-tested': ({ scene }) => scene(`${field}&pk=ray`).measure('candidates'),
    'none-behind': ({ scene }) => staysOnPath(scene(`${field}&pk=ray`)),
    'nearest-tested': ({ scene }) => scene(`${field}&pk=nearest`).measure('candidates'),
    nearest: ({ scene }) => scene(`${field}&pk=nearest`).measure('hits'),
    'over-the-wall': (engine) => {
      const inside = distances.findIndex((distance) => hitsAfter(engine, distance) > 0);
      return distances.find(
        (distance, step) => step > inside && hitsAfter(engine, distance) === 0,
      )!;
    },
    'sweep-finds-it': (engine) =>
      distances.every(
        (distance) => hitsOnPath(engine, distance) === (begin + distance + side / 2 > 352 ? 1 : 0),
      ),
  },
  guesses: {
    'first-hit': {
      kind: 'boxes',
      scene: 'p=crowd&pairs=0&probe=1&pin=1&pk=ray&px=40&py=660&dx=620&dy=-560&play=0',
      boxes: [
        [110, 420, 80, 80],
        [260, 420, 70, 70],
        [400, 260, 90, 90],
        [540, 120, 80, 80],
        [220, 560, 90, 70],
        [60, 270, 70, 70],
        [210, 190, 80, 80],
        [370, 80, 70, 70],
        [500, 420, 90, 90],
        [370, 540, 70, 70],
        [620, 290, 70, 70],
        [520, 590, 80, 70],
      ],
      ask: 'hits',
      right: '1',
      wrong: '0',
    },
  },
  code: {
    first: {
      prints: `the shot meets the wall at x = 352
the ball meets the wall at x = 328
the nearest is the crate`,
    },
  },
  exercise: 'firstHit',
};
