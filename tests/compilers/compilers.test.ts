/** Warnings depend on the level: g++ 12 has some at -O3 alone. */
import { expect, test } from 'vitest';
import { golden } from '../package/cmake-project.ts';
import { printedBy } from './as-a-part.ts';

test.each([
  ['g++', '-O0'],
  ['g++', '-O2'],
  ['g++', '-O3'],
  ['clang++-19', '-O2'],
])(
  '%s %s: no warning in a project that takes them for errors, and the same results',
  (compiler, level) => {
    expect(printedBy(compiler, level)).toBe(golden);
  },
);
