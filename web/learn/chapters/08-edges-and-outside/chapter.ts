import { ArticleNode } from '../../../playground/features/bugs/article-node.ts';
import type { Chapter } from '../../chapter.ts';
import type { Engine } from '../../engine/engine.ts';
import { demoProgram } from '../../engine/printed-programs.ts';
import type { Node, Scene } from '../../engine/scene.ts';

/** The square in row 0 moves right by 20 a frame; the one in row 1 begins on the middle line. */
const meeting =
  'p=crowd&n=1&min=80&max=80&place=leaf&cap=1&depth=1&touch=1&strad=1&play=0&edits=0:move,0,200,120,20,0;add,360,160,80;add,120,480,80';

/** The frame at which the right edge of the first lies on the line. */
const onTheLine = 4;

const shooter = 'p=s3&n=300&min=10&max=30&t=100&play=0';

function leavesOf(scene: Scene, row: number): readonly Node[] {
  return scene.nodes.filter(({ isLeaf, rows }) => isLeaf && rows.includes(row));
}

/** Whether the square on the line is kept in exactly these upper leaves. */
function keptIn(...columns: readonly number[]) {
  return ({ scene }: Engine): boolean => {
    const kept = leavesOf(scene(`${meeting}&t=${onTheLine}`), 0).map(({ minX }) => minX / 360);
    return kept.length === columns.length && columns.every((column) => kept.includes(column));
  };
}

/** Widths of the Java program's cells, from the root down. */
function printedWidths(): readonly number[] {
  let node = new ArticleNode(0, { minX: 0, minY: 0, maxX: 600, maxY: 600 });
  const nodes = [node];
  while (node.depth < 5) {
    node.split(true);
    node = node.children[0]!;
    nodes.push(node);
  }
  return nodes.map(({ maxX, minX }) => maxX - minX);
}

export const chapter: Chapter = {
  teaches: [
    'S0.16',
    'S0.17',
    'S0.18',
    'S0.26',
    'S0.27',
    'S0.31',
    'S0.33',
    'S1.12',
    'S1.15',
    'S1.18',
    'S1.29',
    'S2.13',
    'S2.26',
    'S3.5',
    'S3.13',
  ],
  figures: {
    touch: {
      settings: meeting,
      drag: 'square',
      sliders: { t: { min: 0, max: 10 } },
    },
    printed: {
      settings: `${shooter}&bug=centre&probe=1&pk=box&ps=160&px=480&py=320&pin=1&fit=content`,
      sliders: { bug: { values: ['centre', 'outside', 'descent'] } },
    },
  },
  claims: {
    step: ({ scene }) =>
      Array.from({ length: 11 }, (_, frame) => frame).find(
        (frame) => scene(`${meeting}&t=${frame}`).boxes[0]!.maxX === 360,
      )!,
    compared: ({ scene }) =>
      scene(`${meeting}&t=${onTheLine}`).compares(0, 1) &&
      !scene(`${meeting}&t=${onTheLine - 1}`).compares(0, 1),
    'only-left': keptIn(0),
    'only-right': keptIn(1),
    'both-sides': keptIn(0, 1),
    missed: ({ scene }) => demoProgram(scene(shooter), { centreTest: true }).missed,
    'of-pairs': ({ scene }) => demoProgram(scene(shooter), { centreTest: true }).pairs,
    wide: () => printedWidths()[3]!,
    half: () => printedWidths()[4]!,
    'outside-kept': ({ scene }) => {
      const shown = scene(shooter);
      const held = new Set(shown.nodes.flatMap(({ rows }) => rows));
      return shown.frame.tree.outsiders.length > 0 && held.size === shown.measure('objects');
    },
  },
  guesses: {
    'where-kept': {
      kind: 'statement',
      scene: `${meeting}&t=${onTheLine}`,
      options: { left: 'only-left', right: 'only-right', both: 'both-sides' },
      right: 'both',
      wrong: 'left',
    },
    'who-touches': {
      kind: 'boxes',
      scene: 'p=crowd&touch=1&place=leaf&cap=2&depth=1',
      boxes: [
        [240, 240, 120, 120],
        [360, 270, 90, 90],
        [130, 130, 110, 110],
        [260, 378, 90, 90],
        [300, 150, 100, 110],
        [480, 480, 120, 120],
      ],
      lines: true,
      ask: 'touching',
      subject: 0,
      right: '1.2.4',
      wrong: '1.3.4',
    },
  },
  code: {
    column: {
      prints: `ends on the line: 0 to 1
begins on the line: 1 to 1
a point on the line: 1 to 1
outside the world: 0 to 0`,
    },
    above: {
      prints: `as printed: above
as it was meant: not above`,
    },
  },
  exercise: 'touching',
};
