/** Names in the code of documents lead to the reference. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Site } from '../../web/docs/build/site.tsx';
import { headingsOf, pagesOf } from './reference-pages.ts';

const site = new Site({
  script: 'main.js',
  isModule: false,
  styles: [],
  icon: 'icon.svg',
  site: undefined,
  policy: undefined,
});

interface NameLink {
  readonly href: string;
  readonly code: string;
}

const links = new Map<string, readonly NameLink[]>();

beforeAll(async () => {
  const pages = [
    'interface',
    'moving',
    'migrating/quadtree-js',
    'migrating/rbush',
    'cpp',
    'design',
  ];
  for (const page of pages) {
    const html = String((await site.fileAt(`${page}.html`))!.content);
    links.set(page, linksIn(html));
  }
});

function linksIn(html: string): readonly NameLink[] {
  const found = html.matchAll(/<a [^>]*?href="([^"]*)"[^>]* class="name"[^>]*><code>([^<]*)</g);
  return Array.from(found, ([, href = '', code = '']) => ({ href, code }));
}

function targetsOn(page: string): readonly string[] {
  return links.get(page)!.map(({ href }) => href);
}

test.each([
  ['Quadtree', 'quadtree'],
  ['World', 'world'],
] as const)('the table of the interface leads to every member of %s', (name, file) => {
  const [title, ...headings] = headingsOf(pagesOf('typescript').get(`${file}.md`)!);
  expect(title).toBe(name);
  const page = `reference/typescript/${file}.html`;
  const members = headings.filter((heading) => /^[a-z]\w*$/.test(heading));
  expect(members.length).toBeGreaterThan(60);
  expect(targetsOn('interface')).toContain(page);
  const targets = new Set(targetsOn('interface'));
  expect(members.filter((member) => !targets.has(`${page}#${member.toLowerCase()}`))).toEqual([]);
});

describe('a name', () => {
  test('is linked once a page', () => {
    for (const page of links.keys()) {
      const targets = targetsOn(page);
      expect(targets.filter((target, at) => targets.indexOf(target) !== at)).toEqual([]);
    }
  });

  test('is linked where it means one entry alone', () => {
    expect(targetsOn('moving')).toContain('reference/typescript/quadtree.html#setall');
    const codes = links.get('moving')!.map(({ code }) => code);
    // Both classes have it.
    expect(codes.filter((code) => code.startsWith('insert'))).toEqual([]);
  });

  test('of another library is not linked', () => {
    const [first] = links.get('migrating/quadtree-js')!;
    expect(first!.code).toBe('await Quadtree.create({ bounds, capacity, maxDepth })');
    expect(targetsOn('migrating/rbush')[0]).toBe('../reference/typescript/quadtree.html#create');
  });

  test('of C++ leads to the reference of C++', () => {
    expect(targetsOn('cpp').filter((target) => !target.startsWith('reference/cpp/'))).toEqual([]);
  });

  test('is linked in what tells how the library is used, not in what tells of its inside', () => {
    expect(links.get('design')).toEqual([]);
  });
});
