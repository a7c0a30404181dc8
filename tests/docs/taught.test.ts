/** Every statement of the five articles is taught by a chapter of the article, or it is said why not; docs/taught.md shows which. */
import { readdirSync } from 'node:fs';
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Chapter, Statement } from '../../web/learn/chapter.ts';
import { notTaught } from '../../web/learn/not-taught.ts';
import { read, statements } from './statements.ts';

const folder = 'web/learn/chapters';
const modules = import.meta.glob<{ readonly chapter: Chapter }>(
  '../../web/learn/chapters/*/chapter.ts',
);

interface TaughtChapter extends Pick<Chapter, 'teaches'> {
  readonly number: number;
  readonly path: string;
  readonly title: string;
}

let chapters: readonly TaughtChapter[] = [];

beforeAll(async () => {
  await load();
  const names = readdirSync(folder).filter((name) => /^\d/.test(name));
  chapters = await Promise.all(
    names.toSorted().map(async (name, at) => {
      const { teaches } = (await modules[`../../${folder}/${name}/chapter.ts`]!()).chapter;
      const path = `${folder}/${name}/en.mdx`;
      const title = /^export const title = (['"])(.*)\1;$/m.exec(read(path))![2]!;
      return { number: at + 1, path, title, teaches };
    }),
  );
});

function teachersOf(id: string): readonly TaughtChapter[] {
  return chapters.filter(({ teaches }) => teaches.some((one) => one === id));
}

describe('the statements of docs/articles.md', () => {
  test('are each taught by a chapter, or left out for a reason, and not both', () => {
    const ids = [...statements().keys()];
    const wrong = ids.filter((id) => teachersOf(id).length > 0 === id in notTaught);
    expect(wrong).toEqual([]);
  });

  test('are all that chapters teach, none of them twice in one', () => {
    const known = new Set(statements().keys());
    for (const { path, teaches } of chapters) {
      expect(
        teaches.filter((id) => !known.has(id)),
        path,
      ).toEqual([]);
      expect(teaches.length, path).toBe(new Set(teaches).size);
    }
    expect(Object.keys(notTaught).filter((id) => !known.has(id))).toEqual([]);
  });
});

test.each(['S0', 'S1', 'S2', 'S3', 'S4'])('a chapter continues %s', (seed) => {
  expect(chapters.filter(({ teaches }) => teaches.some((id) => id.startsWith(seed)))).not.toEqual(
    [],
  );
});

test('docs/taught.md shows which chapter teaches what', async () => {
  await expect(table()).toMatchFileSnapshot('../../docs/taught.md');
});

function table(): string {
  const rows = [...statements()].map(
    ([id, { text }]) => `| ${id} | ${firstSentence(text)} | ${whereTaught(id)} |`,
  );
  return `# Where the statements of the five articles are taught

[The article](../web/learn/README.md) *How games know what touches* takes up what the [five articles](articles.md) teach. This table names
each statement, by its first sentence there, and the chapters that teach it. It is written by \`npx vitest run --project node -u\` from
the data of the chapters; a test fails when a statement has no place.

| statement | says | is taught in |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function whereTaught(id: string): string {
  const links = teachersOf(id).map(({ number, path, title }) => `${number} [${title}](../${path})`);
  return links.length > 0 ? links.join('; ') : `no chapter: ${notTaught[id as Statement]}`;
}

/** What stands before the remark on Quadrille, as far as the first full stop that ends a sentence. */
function firstSentence(text: string): string {
  const [own = ''] = text.split(' *Here:*');
  const [first = ''] = own.split(/(?<=[.])\s+(?=[A-Z`(])/);
  return first.replaceAll('|', '\\|');
}
