/** The reference of C++: all that the public headers declare, each with what its comment says, and no link that leads nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, brokenLinks, headingsOf, pagesOf } from '../docs/reference-pages.ts';
import { checkout } from './commands.ts';

const include = join(checkout, 'cpp/include/quadrille');
const pages = pagesOf('cpp');
const headings = new Set([...pages.values()].flatMap(headingsOf));

/** The names that a header declares in the namespace quadrille itself: those at the beginning of a line. */
function namesDeclaredIn(header: string): string[] {
  const text = readFileSync(join(include, header), 'utf8').replaceAll(
    /^namespace (?:quadrille::)?detail \{[^]*?^\} {2}\/\/ namespace (?:quadrille::)?detail$/gm,
    '',
  );
  const types = /^(?:class|struct|enum class)(?: \[\[\w+\]\])?(?: QUADRILLE_API)? (\w+)[^;]*?\{/gm;
  const functions = /^(?:QUADRILLE_API |constexpr )*[\w:<>]+ (\w+)\([^)]*\)(?:;| \{)/gm;
  const others = /^(?:inline constexpr [\w:<>]+|using|concept) (\w+) =/gm;
  return [types, functions, others].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, name]) => name!),
  );
}

test('the names of headers are found', () => {
  expect(namesDeclaredIn('box.hpp').toSorted()).toEqual([
    'Box',
    'EdgeRule',
    'contains',
    'from_center',
    'from_corner',
    'is_finite',
    'is_valid',
    'overlap',
  ]);
});

test.each(readdirSync(include))('every name that %s declares has a section', (header) => {
  expect(namesDeclaredIn(header).filter((name) => !headings.has(name))).toEqual([]);
});

test.each([
  ['quadtree.md', ['insert', 'sync', 'for_each_pair', 'explain']],
  ['treequeries.md', ['query', 'raycast', 'nearest', 'query_many']],
  ['world.md', ['insert', 'step', 'contacts', 'set_order']],
  ['worldqueries.md', ['cast', 'move_and_slide', 'visible']],
])('%s has a section for members of the class', (file, members) => {
  expect(headingsOf(pages.get(file)!)).toEqual(expect.arrayContaining(members));
});

test('fields and values have anchors, each with what its comment says', () => {
  const page = pages.get('types.md')!;
  expect(anchorsOf(page)).toEqual(
    expect.arrayContaining(['settings-capacity', 'casthit-normal_y', 'status-kstaleid']),
  );
  // Behind the field, behind the next line, and above it.
  for (const [name, text] of [
    ['`max_depth`', 'deepest level, root = 0; 0 .. [`kDepthLimit`](#kdepthlimit)'],
    ['`slope_limit`', 'between [`up`](#moveoptions-up) and the normal of the steepest floor'],
    ['`except`', 'Objects that the query does not find, by id or row'],
    ['`point_x`, `point_y`', 'where the two touch, or overlap; the middle where sides meet'],
  ])
    expect(page).toContain(`| ${name} | ${text}`);
  expect(page).not.toContain('///<');
});

test('a link to a field leads to its row', () => {
  expect(pages.get('quadtree.md')).toContain('(types.md#settings-max_pairs)');
});

describe.each([...pages])('%s', (_, page) => {
  test('says something about every name', () => {
    const bare = /^### .*\n\n```cpp\n[^`]*```\n\n(?=#)|^\| \[.*\| {2}\|$/gm;
    expect(page.match(bare) ?? []).toEqual([]);
  });
});

test('links lead to pages and headings that exist', () => {
  expect(brokenLinks('cpp')).toEqual([]);
});
