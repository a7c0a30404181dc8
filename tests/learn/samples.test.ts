/** The article's samples in TypeScript, run. Those in C++ are in tests/package/cmake.test.ts. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shownOf } from '../../web/learn/components/code.tsx';
import { book } from './book.ts';

const programs = import.meta.glob('../../web/learn/chapters/*/code/*.ts');

const samples = book.flatMap(({ chapter, folder }) =>
  Object.entries(chapter.code).map(([id, { prints }]) => ({
    path: `../../web/learn/chapters/${folder}/code/${id}.ts`,
    prints,
  })),
);

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(samples)('$path prints what its chapter says', async ({ path, prints }) => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...words: unknown[]) => {
    lines.push(words.join(' '));
  });
  await programs[path]?.();
  expect(lines.join('\n')).toBe(prints);
});

test('there is no program that no chapter names', () => {
  expect(Object.keys(programs)).toEqual(samples.map(({ path }) => path).toSorted());
});

describe('of a sample', () => {
  test('what stands in its regions is shown, less indented', () => {
    const source = 'a();\n  // #region\n  b();\n\n    c();\n  // #endregion\nd();\n';
    expect(shownOf(source)).toBe('b();\n\n  c();');
  });

  test('everything is shown where it has no region', () => {
    expect(shownOf('a();\nb();\n')).toBe('a();\nb();');
  });
});
