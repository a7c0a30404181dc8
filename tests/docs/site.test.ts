/** The documentation as it is built: every document has a page, and every link leads somewhere. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../scripts/paths.mjs';
import { parse } from '../../web/docs/build/document.ts';
import { filesIn } from '../../web/docs/build/files.ts';
import { linksIn, repositoryPath } from '../../web/docs/build/links.ts';
import { withCellsApart } from '../../web/docs/build/search-index.ts';
import { type File, Site } from '../../web/docs/build/site.tsx';
import { answerTo } from '../../web/docs/script/asking.ts';
import { partsOf, piecesOf } from '../../web/docs/script/question.ts';
import { Reading } from '../../web/docs/script/reading.ts';
import {
  bestOf,
  type Found,
  has,
  type Match,
  rank,
  type Section,
} from '../../web/docs/script/results.ts';
import { meantBy } from '../../web/docs/script/spelling.ts';

const assets = {
  script: 'main.js',
  isModule: false,
  styles: ['style.css'],
  icon: 'icon.svg',
  site: undefined,
  policy: undefined,
};

const site = new Site(assets);
const { library } = site;
let made: readonly File[];
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  made = [...(await site.documentPages()), ...site.otherFiles()];
  files = new Map(made.map(({ path, content }) => [path, String(content)]));
});

/** Whether a path lies in the folder that another task fills, and has not filled yet. */
function isUnbuilt(path: string): boolean {
  return path.startsWith('docs/reference') && !existsSync(join(checkout, 'build/reference'));
}

test('every document of docs/ is listed once', () => {
  const listed = library.documents.map(({ file }) => file);
  expect(new Set(listed).size).toBe(listed.length);
  // The reports in docs/api are for reviews of what the package exports.
  const written = filesIn('docs').filter((file) => /^docs\/(?!api\/).*\.md$/.test(file));
  expect(listed.filter((file) => /^docs\/(?!reference\/)/.test(file)).toSorted()).toEqual(
    written.toSorted(),
  );
});

test('no two files of the site have the same path', () => {
  const paths = made.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test('documents name only files that there are', () => {
  const lost = library.documents.flatMap((document) =>
    linksIn(document.tree)
      .filter(({ url }) => !/^([a-z]+:|#)/.test(url))
      .map(({ url }) => repositoryPath(url.split('#')[0]!, document))
      .filter((path) => !existsSync(join(checkout, path)) && !library.documentAt(path))
      .filter((path) => !isUnbuilt(path))
      .map((path) => `${document.file}: ${path}`),
  );
  expect(lost).toEqual([]);
});

const attributes = /<[^>]*? (?:href|src)="([^"]*)"/g;

test('every link and anchor of the pages leads to something', () => {
  const lost: string[] = [];
  for (const [path, html] of files) {
    if (!path.endsWith('.html')) continue;
    for (const [, href = ''] of html.matchAll(attributes)) {
      if (/^[a-z]+:/.test(href)) continue;
      const [file = '', anchor] = href.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file);
      // Other parts of the site, which a test of the built site follows.
      if (target.startsWith('..') || ['main.js', 'style.css', 'icon.svg'].includes(target))
        continue;
      const found = files.get(target);
      if (found === undefined) lost.push(`${path}: no file ${href}`);
      else if (anchor && !found.includes(` id="${decodeURIComponent(anchor)}"`))
        lost.push(`${path}: no anchor ${href}`);
    }
  }
  expect(lost).toEqual([]);
});

test('every link of the Markdown beside the pages leads to something', () => {
  const lost = library.documents.flatMap(({ twin }) =>
    linksIn(parse(files.get(twin)!))
      .map(({ url }) => url.split('#')[0]!)
      .filter((path) => path !== '' && !/^[a-z]+:/.test(path))
      .map((path) => posix.join(posix.dirname(twin), path))
      .filter((target) => !target.startsWith('..') && !files.has(target))
      .map((target) => `${twin}: ${target}`),
  );
  expect(lost).toEqual([]);
});

describe('a page', () => {
  test('has one title, the list of its headings, and its neighbours', () => {
    const html = files.get('errors.html')!;
    expect(html).toMatch(/<nav id="on-this-page".*href="#not-found"/s);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<title>Errors · Quadrille</title>');
    expect(html).toContain('rel="prev"');
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="errors.md"/>');
    expect(files.get('queries.html')).toMatch(/<nav id="on-this-page".*href="#regions"/s);
  });

  test('has code with its colours, in groups that keys scroll', () => {
    const html = files.get('troubles.html')!;
    expect(html).toContain('<span class="hljs-keyword">import</span>');
    expect(html).toMatch(/<pre [^>]*data-grammar="ts"[^>]*tabindex="0"/);
    expect(html).toMatch(/<div class="wide" [^>]*tabindex="0"/);
  });

  test('has no inline styles and no inline script, which the policy forbids', () => {
    for (const [path, html] of files)
      if (path.endsWith('.html'))
        expect(
          // Data is no script to the policy.
          / style="|<style|<script(?![^>]* src=| type="application\/ld\+json")| on\w+="/.exec(
            html,
          )?.[0],
          path,
        ).toBeUndefined();
  });
});

test('records have less weight in a search than the guide, and sources are not searched', () => {
  expect(files.get('CHANGELOG.html')).toContain('data-pagefind-weight="0.2"');
  expect(files.get('CHANGELOG.html')).toMatch(/<h2 [^>]*data-pagefind-weight="1.2"/);
  expect(files.get('world.html')).toMatch(/<article [^>]*title:World[^>]*(?<!weight="[\d.]*")>/);
  expect(files.get('world.html')).toMatch(/<\/h1>\s*<p data-pagefind-weight="3">/);
  expect(files.get('source/web/lib/quadtree.ts.html')).not.toContain('data-pagefind-body');
});

test('quoted errors have the weight of headings, since readers paste them', () => {
  expect(files.get('troubles.html')).toMatch(
    /<td [^>]*data-pagefind-weight="10"[^>]*><code>must be a number, got/,
  );
});

test('cells of words say their column on a phone; columns of numbers stay a table', () => {
  expect(files.get('troubles.html')).toMatch(/<td [^>]*data-label="what to do"/);
  expect(files.get('placement.html')).not.toContain('data-label');
});

test('llms.txt has every page with the first sentence of it', () => {
  const list = files.get('llms.txt')!;
  for (const { summary, title, twin } of library.documents)
    expect(list).toContain(`- [${title}](${twin}): ${summary}`);
  expect(site.llmsOfSite()).toContain('](docs/errors.md): ');
  expect(site.llmsOfSite()).toContain('](wild/far/): Objects beyond a fixed border');
});

test('llms-full.txt has the text of the guide, the first page among it, and no records', () => {
  const text = files.get('llms-full.txt')!;
  for (const file of ['start.md', 'queries.md', 'world.md'])
    expect(text).toContain(files.get(file));
  expect(text).not.toContain(files.get('CHANGELOG.md'));
});

function section(title: string, url: string, ...scores: readonly number[]): Section {
  const locations = scores.map((score) => ({ balanced_score: score }));
  return { title, url, excerpt: '', weighted_locations: locations };
}

test('of a found page its best sections are shown, best first', () => {
  const places = rank({
    url: 'a.html',
    excerpt: 'words',
    meta: { title: 'A' },
    sub_results: [
      section('A', 'a.html#a', 2),
      section('one', 'a.html#one', 1),
      section('two', 'a.html#two', 1, 2),
      section('three', 'a.html#three', 4),
      section('four', 'a.html#four', 2),
    ],
  });
  expect(places.map(({ title }) => title)).toEqual(['A', 'three', 'two', 'four']);
});

test('pages with more of the words, and with rarer ones, come first', () => {
  const ignore = [match('a', 1)];
  const self = [match('b', 9), match('c', 5)];
  const query = [match('c', 3), match('a', 1)];
  const words = [ignore, self, query];
  const found = bestOf({ words, neighbours: [], whole: [] });
  expect(found.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  const whole = match('c', 1);
  expect(bestOf({ words, neighbours: [], whole: [whole] })[0]).toBe(whole);
});

test('words that stand together count more', () => {
  const words = [
    [match('a', 5), match('b', 4)],
    [match('a', 5), match('b', 5)],
  ];
  const first = (neighbours: readonly Match[][]) => bestOf({ words, neighbours, whole: [] })[0]!.id;
  expect(first([[]])).toBe('a');
  expect(first([[match('b', 1)]])).toBe('b');
});

test('words are taken apart where they are written as one', () => {
  expect(partsOf('Exclude self, HIT_STRIDE: not-found')).toEqual([
    'Exclude',
    'self',
    'HIT_STRIDE',
    'not-found',
  ]);
  expect(partsOf('16 objects')).toEqual(['objects']);
  expect(partsOf('16777216')).toEqual(['16777216']);
  expect(piecesOf('onCollisionEnter')).toEqual(['on', 'Collision', 'Enter']);
  expect(piecesOf('stale-id')).toEqual(['stale', 'id']);
});

test.each([
  [
    'RangeError: Quadtree: capacity must be a whole number from 1 to 16777215, got 0',
    'Quadtree capacity must be a whole number from to',
  ],
  ['Uncaught TypeError: insert: x must be a number, got an Object', 'insert x must be a number'],
  ['there is no option maxdepth; there are bounds, capacity', 'there is no option'],
  ['TypeError: tree.insert is not a function', 'insert is not a function'],
  ['TypeError', 'TypeError'],
])('of an error that was pasted, the words of the rule are searched: %s', (pasted, words) => {
  expect(partsOf(pasted).join(' ')).toBe(words);
});

test('cells of a table are not joined to one word in the index', () => {
  const row = '<tr><td>code</td><td>kind</td></tr>\n<tr><td>a</td></tr>';
  expect(withCellsApart(row).replaceAll(/<.*?>/g, '')).toBe('code · kind \na ');
});

function match(id: string, score: number, excerpt = ''): Match {
  return { id, score, data: async () => page(excerpt) };
}

function page(excerpt: string): Found {
  return { url: '', excerpt, meta: {}, sub_results: [] };
}

test('a page that has only the first letters of a word is not shown for it', () => {
  expect(has('xyzzy', page('at <mark>x</mark>, y'))).toBe(false);
  expect(has('raycst', page('two <mark>rays</mark>'))).toBe(false);
  expect(has('missing', page('it <mark>misses</mark> one'))).toBe(true);
  expect(has('no-snapshot', page('<mark>no-snapshot</mark>'))).toBe(true);
  expect(has('rows', page('<mark>pairRows()</mark>'))).toBe(true);
  expect(has('select', { ...page(''), meta: { title: 'Selection' } })).toBe(true);
});

test('a word is found that has one letter wrong', () => {
  const words = ['node', 'raycast', 'placement', 'query'];
  expect(meantBy('raycst', words)).toBe('raycast');
  expect(meantBy('Placementt', words)).toBe('placement');
  expect(meantBy('raykast', words)).toBe('raycast');
  expect(meantBy('qurey', words)).toBe('query');
  for (const other of ['rycst', 'yuqre', 'nod', 'xyzzy'])
    expect(meantBy(other, words)).toBeUndefined();
});

test('a word that no page has is read as its pieces, or as another word', async () => {
  const pages: Readonly<Record<string, readonly Match[]>> = {
    collision: [match('a', 2, '<mark>collision</mark>')],
    enter: [match('b', 1, '<mark>enters</mark>'), match('a', 1, '<mark>enter</mark>')],
    raycst: [match('c', 5, 'two <mark>rays</mark>')],
    raycast: [match('d', 1, 'a <mark>raycast</mark>')],
  };
  const index = {
    init: async () => undefined,
    destroy: async () => undefined,
    search: async (word: string) => ({ results: pages[word.toLowerCase()] ?? [] }),
    debouncedSearch: async () => null,
  };
  const asked = (words: string) =>
    answerTo(words, [], index, new Reading(), async () => ['raycast']);
  const pieces = await asked('collisionEnter');
  expect(pieces.matches.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(pieces.missing).toEqual([]);
  const corrected = await asked('raycst');
  expect(corrected.matches.map(({ id }) => id)).toEqual(['d']);
  expect([...corrected.meant]).toEqual([['raycst', 'raycast']]);
  expect((await asked('collision xyzzy')).missing).toEqual(['xyzzy']);
});

test('two calls for a page that is not loaded yet each get what was found for their own word', async () => {
  // As Pagefind does it: one object for each page.
  const kept = { ...page('') };
  const loaded = Promise.resolve(kept);
  const found = (word: string): Match => ({
    id: 'page',
    score: 1,
    data: async () => Object.assign(await loaded, { excerpt: `<mark>${word}</mark>` }),
  });
  const index = {
    init: async () => undefined,
    destroy: async () => undefined,
    search: async (word: string) => ({ results: word.startsWith('"') ? [] : [found(word)] }),
    debouncedSearch: async () => null,
  };
  const { meant, missing } = await answerTo('must tree', [], index, new Reading(), async () => [
    'most',
    'free',
  ]);
  expect([...meant]).toEqual([]);
  expect(missing).toEqual([]);
});
