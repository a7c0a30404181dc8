/** Statements of docs/articles.md that no chapter takes up, and why: they say nothing about how one finds what touches. */
import type { Statement } from './chapter.ts';

const program = 'what that program calls its parts';
const print = 'a slip of the print, or of the copy that was read';
const look = 'how that demo looks and sounds';
const motion = 'how that demo makes and moves its objects';

export const notTaught: Readonly<Partial<Record<Statement, string>>> = {
  'S0.12': program,
  'S0.14': program,
  'S0.34': print,
  'S1.7': program,
  'S1.24': program,
  'S1.28': print,
  'S1.30': 'how that program is written, not what it does',
  'S2.6': program,
  'S2.7': motion,
  'S2.9': motion,
  'S2.18': look,
  'S2.21': look,
  'S2.22': look,
  'S2.23': look,
  'S2.24': motion,
  'S2.25': look,
  'S2.29': 'a slip of that program in C++, not in its tree',
  'S2.30': print,
  'S2.31': look,
  'S2.32': 'what else that author has written',
  'S3.16': print,
  'S4.2': program,
  'S4.7': program,
  'S4.12': look,
  'S4.19': 'a list of contents',
  'S4.20': 'what a quadtree does besides, and in three dimensions',
};
