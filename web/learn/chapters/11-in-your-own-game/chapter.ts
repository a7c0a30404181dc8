import { Quadtree } from 'quadrille';
import type { Chapter } from '../../chapter.ts';
import type { Node } from '../../engine/scene.ts';

const bounds = { x: 0, y: 0, width: 800, height: 600 };

/** The frame in which the ship of the first program meets the rock. */
function firstHit(): number {
  const tree = new Quadtree({ bounds });
  const ship = tree.insert(100, 300, 32, 32);
  tree.insert(400, 290, 50, 50);
  const frames = Array.from({ length: 60 }, (_, at) => at + 1);
  const hit = frames.find((frame) => {
    tree.move(ship, 100 + 5 * frame, 300);
    return tree.pairRows().length > 0;
  });
  tree.dispose();
  return hit!;
}

/** How often the second program hears of a pair: one enemy with one life, and two bullets that both overlap it. */
function callsForTwoBullets(): number {
  const tree = new Quadtree({ bounds });
  const [enemy, bullet] = [1, 2];
  tree.insert(390, 40, 20, 20, { category: enemy, mask: bullet });
  for (const x of [392, 402]) tree.insert(x, 50, 4, 8, { category: bullet, mask: enemy });
  let calls = 0;
  tree.forEachPair(
    (shot, target) => {
      calls++;
      tree.remove(shot);
      tree.remove(target);
    },
    { a: bullet },
  );
  tree.dispose();
  return calls;
}

function areaOf({ minX, minY, maxX, maxY }: Node): number {
  return (maxX - minX) * (maxY - minY);
}

/** Whether the box of a sprite given by its centre is the one around it. */
function isBoxAround(): boolean {
  const tree = new Quadtree({ bounds });
  const [x, y, width, height] = [100 - 32 / 2, 300 - 32 / 2, 32, 32];
  tree.insert(x, y, width, height);
  const found = tree.queryPointRows(100, 300).length;
  tree.dispose();
  return found === 1;
}

export const chapter: Chapter = {
  teaches: [
    'S0.9',
    'S0.10',
    'S0.15',
    'S0.28',
    'S0.30',
    'S1.10',
    'S1.11',
    'S2.5',
    'S3.8',
    'S3.9',
    'S3.14',
    'S3.15',
    'S4.1',
    'S4.5',
    'S4.8',
  ],
  figures: {
    shooter: {
      settings: 'p=s3&n=90',
      sliders: { n: { min: 10, max: 400, step: 10 } },
    },
  },
  claims: {
    'first-hit': firstHit,
    'one-call': () => callsForTwoBullets() === 1,
    'two-calls': () => callsForTwoBullets() === 2,
    'no-call': () => callsForTwoBullets() === 0,
    centre: isBoxAround,
    'outermost-first': ({ scene }) => {
      const areas = scene('p=s3&n=90&play=0').nodes.map(areaOf);
      return areas.every((area, at) => at === 0 || area <= areas[at - 1]!);
    },
    recycled: ({ scene }) => scene('p=s3&n=90&play=0').frame.tree.outsiders.length > 0,
  },
  guesses: {
    'two-bullets': {
      kind: 'statement',
      options: { twice: 'two-calls', once: 'one-call', never: 'no-call' },
      right: 'once',
      wrong: 'twice',
    },
  },
  code: {
    'first-hit': {
      prints: `frame 54: row 0 hits row 1
pairs without the rock: 0`,
    },
    bullets: { prints: '1 left' },
  },
  exercise: 'nearest',
};
