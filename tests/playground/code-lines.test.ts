/** Highlighted code is cut into lines without a change of what it says. */
import { expect, test } from 'vitest';
import { indentOf, linesOf } from '../../web/playground/ui/code-lines.ts';
import { highlighted } from '../../web/playground/ui/highlighter.ts';

test('a comment over several lines is a span in each of them', () => {
  expect(linesOf('<span class="c">/* a\n b */</span> c')).toEqual([
    '<span class="c">/* a\n</span>',
    '<span class="c"> b */</span> c',
  ]);
});

test('a mark over several lines keeps the spans in it', () => {
  expect(linesOf('<mark>a <span class="k">b\nc</span> d\n</mark>e')).toEqual([
    '<mark>a <span class="k">b\n</span></mark>',
    '<mark><span class="k">c</span> d\n</mark>',
    'e',
  ]);
});

test('what code says stays, and markup in it is text', () => {
  const source = "const html = '<b>&amp;</b>'; // a < b";
  const text = highlighted(source, 'typescript')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  expect(text).toBe(source);
});

test('an indent is an even number of columns, at most 12', () => {
  expect(['a', '  a', '   a', `${' '.repeat(40)}a`, ''].map(indentOf)).toEqual([0, 2, 2, 12, 0]);
});
