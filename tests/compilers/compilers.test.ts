/** Warnings depend on the level: g++ 12 has some at -O3 alone. */
import { describe, expect, test } from 'vitest';
import { golden } from '../package/cmake-project.ts';
import { printedBy } from './as-a-part.ts';

const title = '%s %s: no warning in a project that takes them for errors, and the same results';

function check(compiler: string, level: string): void {
  expect(printedBy(compiler, level)).toBe(golden);
}

test.each([
  ['g++', '-O3'],
  ['clang++-19', '-O2'],
])(title, check);

describe('at other levels', { tags: ['thorough'] }, () => {
  test.each([
    ['g++', '-O0'],
    ['g++', '-O2'],
  ])(title, check);
});
