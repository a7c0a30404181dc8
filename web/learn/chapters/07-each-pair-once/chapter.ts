import { TraceKind } from 'quadrille';
import { eventsOf } from '../../../playground/engine/tree/trace-events.ts';
import type { Chapter } from '../../chapter.ts';
import type { Engine } from '../../engine/engine.ts';
import { demoProgram, javaProgram, leafProgram } from '../../engine/printed-programs.ts';

/** A in row 0 lies across both middle lines, B in row 1 across one; they overlap. */
const crossing =
  'p=crowd&n=1&min=100&max=100&place=leaf&cap=2&depth=1&play=0&edits=0:move,0,300,300,0,0;add,370,330,100;add,100,110,70;add,560,140,60;add,120,520,80;add,540,540,60';

const [java, leaves, demo] = [
  'p=s0&n=1000&min=1&max=20',
  'p=s1&n=1000&min=1&max=20',
  'p=s2&n=1000',
];

/** Whether the leaf in this column and row is the one in which the pair of A and B is tested and reported. */
function reports(column: number, row: number) {
  return ({ scene }: Engine): boolean => {
    const events = eventsOf(
      scene(crossing).frame.tree.copyOf((tree) => tree.explain('pair', 0, 1)),
    );
    const hits = events.filter(({ kind }) => kind === TraceKind.Hit);
    return (
      hits.length === 1 && hits.every(({ cell }) => cell.column === column && cell.row === row)
    );
  };
}

/** The leaves that hold both A and B. */
function shared({ scene }: Engine): number {
  return scene(crossing).nodes.filter(({ rows }) => rows.includes(0) && rows.includes(1)).length;
}

export const chapter: Chapter = {
  teaches: [
    'S0.26',
    'S0.32',
    'S1.20',
    'S2.10',
    'S2.11',
    'S2.16',
    'S2.17',
    'S2.27',
    'S4.4',
    'S4.18',
  ],
  figures: {
    pairs: {
      settings: 'p=crowd&n=12&min=90&max=170&lines=0&play=0',
      drag: 'square',
    },
    copies: {
      settings: 'p=crowd&n=14&min=60&max=150&place=leaf&cap=2&depth=3&strad=1&play=0',
      drag: 'square',
      sliders: { max: { min: 60, max: 200, step: 10 } },
    },
    meet: {
      settings: `${crossing}&trace=pair&who=0&with=1&event=0&fit=content`,
    },
  },
  claims: {
    scene: ({ scene }) => scene(java).measure('objects'),
    'one-sided': ({ scene }) => javaProgram(scene(java)).oneSided,
    'java-pairs': ({ scene }) => javaProgram(scene(java)).pairs,
    lost: ({ scene }) => javaProgram(scene(java)).unknownToFirst,
    'one-red': ({ scene }) => demoProgram(scene(demo), { centreTest: false }).oneSided,
    'demo-pairs': ({ scene }) => demoProgram(scene(demo), { centreTest: false }).pairs,
    'leaf-scene': ({ scene }) => scene(leaves).measure('objects'),
    'leaf-pairs': ({ scene }) => leafProgram(scene(leaves)).pairs,
    'leaf-reports': ({ scene }) => leafProgram(scene(leaves)).reports,
    'a-in-four': ({ scene }) =>
      scene(crossing).nodes.filter(({ rows }) => rows.includes(0)).length === 4,
    'b-in-two': ({ scene }) =>
      scene(crossing).nodes.filter(({ rows }) => rows.includes(1)).length === 2,
    'meet-twice': (engine) => shared(engine) === 2,
    'upper-left': reports(0, 0),
    'upper-right': reports(1, 0),
    'lower-right': reports(1, 1),
  },
  guesses: {
    'which-leaf': {
      kind: 'statement',
      scene: crossing,
      options: {
        left: 'upper-left',
        right: 'upper-right',
        below: 'lower-right',
      },
      right: 'right',
      wrong: 'left',
    },
  },
  code: {
    once: {
      prints: `upper left: silent
upper right: reports
lower left: silent
lower right: silent`,
    },
  },
  exercise: 'meetings',
};
