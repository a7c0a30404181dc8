/** The statements of docs/articles.md, and the tests whose titles name them. */
import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

export interface Statement {
  /** The article's system, 0 to 4. */
  readonly system: number;
  readonly number: number;
  /** Has the mark that promises a test. */
  readonly marked: boolean;
  /** On one line. */
  readonly text: string;
}

/** All statements by id, in the order of the page. An id that comes twice throws. */
export function statements(): ReadonlyMap<string, Statement> {
  const found = new Map<string, Statement>();
  const item = /^- \*\*S(\d)\.(\d+)\*\*( ✓)? ([\s\S]*?)(?=\n- \*\*S|\n\n)/gm;
  for (const [, system, number, mark, text] of read('docs/articles.md').matchAll(item)) {
    const id = `S${system}.${number}`;
    if (found.has(id)) throw new Error(`docs/articles.md has ${id} twice`);
    found.set(id, {
      system: Number(system),
      number: Number(number),
      marked: mark !== undefined,
      text: text!.replace(/\s+/g, ' '),
    });
  }
  return found;
}

/**
 * The ids that titles of tests begin with: `'S0.26, S3.13: what it does'` in TypeScript and
 * `TEST(Seeds, S0_26_S3_13_WhatItDoes)` in C++.
 */
export function idsInTitles(): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [title] of sourcesOf(/test\.cpp$/).matchAll(/(?<=\bTEST\w*\(\w+,\s+)(?:S\d_\d+_)+/g))
    for (const [, system, number] of title.matchAll(/S(\d)_(\d+)/g))
      ids.add(`S${system}.${number}`);
  for (const [title] of sourcesOf(/\.(?:test|spec)\.ts$/).matchAll(
    /(?<=['"`])S\d\.\d+(?:, S\d\.\d+)*(?=: )/g,
  ))
    for (const id of title.split(', ')) ids.add(id);
  return ids;
}

export function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

function sourcesOf(files: RegExp): string {
  const names = readdirSync(new URL('tests/', root), { encoding: 'utf8', recursive: true });
  return names
    .filter((name) => files.test(name) && !name.includes('node_modules'))
    .map((name) => read(`tests/${name}`))
    .join('\n');
}
