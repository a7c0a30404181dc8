/** Links of documents into the playground: the page takes every word of them as it stands. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alterationsIn } from '../../web/playground/state/link-review.ts';
import { read } from './statements.ts';

const links = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => {
    const found = read(`docs/${path}`).matchAll(/\]\(playground:#([^)]*)\)/g);
    return Array.from(found, ([, fragment]) => [path, fragment!] as const);
  });

test('documents link the playground', () => expect(links).not.toEqual([]));

test.each(links)('%s: %s', (_, fragment) => {
  expect(alterationsIn(fragment)).toEqual([]);
});
