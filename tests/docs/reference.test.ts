/** The reference of TypeScript: all that the entries export, each with what its doc comment says, and no link that leads nowhere. */
import { readFileSync } from 'node:fs';
import { Quadtree } from 'quadrille';
import { World } from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { entries, extract } from '../../scripts/reference/typescript/extract.mjs';
import { brokenLinks, headingsOf, pagesOf } from './reference-pages.ts';

const pages = pagesOf('typescript');
const headings = new Set([...pages.values()].flatMap(headingsOf));

/** The names in `export { A, type B }`, and those that a file exports where it declares them. */
function namesExportedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const lists = Array.from(text.matchAll(/^export \{ ([^}]*) \}/gm), ([, list]) =>
    list!.split(', '),
  );
  return lists.flat().map((name) => name.replace(/^type |^.* as /, ''));
}

test.each(entries)('every name that %s exports has a section', (_, file) => {
  const names = namesExportedBy(file);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !headings.has(name))).toEqual([]);
});

test.each([
  ['quadtree.md', Quadtree],
  ['world.md', World],
] as const)('%s has a section for every member of the class', (file, { prototype }) => {
  const members = Reflect.ownKeys(prototype).map((key) =>
    typeof key === 'string' ? key : `[${key.description!}]`,
  );
  const described = headingsOf(pages.get(file)!);
  const missing = members.filter((member) => !described.includes(member));
  // The compiler does not know it everywhere: the text on the class has it.
  expect(missing.filter((name) => !name.endsWith('dispose]'))).toEqual([]);
});

describe.each([...pages])('%s', (_, page) => {
  test('has no link that the maker of the pages did not understand', () => {
    expect(page).not.toContain('{@');
  });

  test('says something about every name', () => {
    const bare = /^#{3,4} .*\n\n```ts\n[^`]*```\n\n(?=#)|^- `.*:\s*$/gm;
    expect(page.match(bare) ?? []).toEqual([]);
  });
});

test('links lead to pages and headings that exist', () => {
  expect(brokenLinks('typescript')).toEqual([]);
});

test('the element has doc comments, too', () => {
  const [, declarations] = entries.find(([name]) => name === 'quadrille/playground')!;
  expect(extract(declarations, {})).toEqual([]);
});
