/** The examples in doc comments: each compiles in a strict project, runs, and prints what it says. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildDir } from '../../scripts/paths.mjs';
import { checkout, output, tool } from '../package/commands.ts';

/** In the checkout, where the package finds itself by its name. */
const folder = join(buildDir, 'examples-in-comments');

const strict =
  '--ignoreConfig --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --target es2022 --module nodenext --lib es2022,dom,dom.iterable --types node';

/** The examples of the sources: where each begins, and its code. */
const examples: [name: string, code: string][] = sourcesIn('web/lib').flatMap((path) => {
  const text = readFileSync(join(checkout, path), 'utf8');
  return Array.from(
    text.matchAll(/^( *) \* @example\n\1 \* ```ts\n((?:\1 \*.*\n)*?)\1 \* ```/gm),
    ({ index, 2: code = '' }): [string, string] => [
      `${path}:${text.slice(0, index).split('\n').length}`,
      code.replaceAll(/^ *\* ?/gm, ''),
    ],
  );
});

/** What each example has printed. */
const printed = new Map<string, string>();

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = examples.map(([name]) => name.replaceAll(/\W/g, '-'));
  for (const [i, [, code]] of examples.entries())
    writeFileSync(join(folder, `${files[i]!}.ts`), `${code}export {};\n`);
  output(folder, tool('tsc'), ...strict.split(' '), ...files.map((file) => `${file}.ts`));

  const program = files.map(
    (file, i) => `console.log('\\nexample ${i}');\nawait import('./${file}.js');\n`,
  );
  writeFileSync(join(folder, 'all.mjs'), program.join(''));
  const all = output(folder, process.execPath, 'all.mjs');
  for (const [, i, said] of all.matchAll(/^\nexample (\d+)\n((?:.*\n)*?)(?=^\nexample|(?![^]))/gm))
    printed.set(examples[Number(i)]![0], said!);
});

test('the members that a newcomer calls first have examples', () => {
  expect(examples.length).toBeGreaterThan(60);
});

test.each(examples)('%s prints what it says', (name, code) => {
  const promises = Array.from(code.matchAll(/\/\/ prints (.*)/g), ([, said]) =>
    said!.split(', then '),
  );
  expect(printed.get(name)).toBe(
    promises
      .flat()
      .map((line) => `${line}\n`)
      .join(''),
  );
});

function sourcesIn(path: string): string[] {
  return readdirSync(join(checkout, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(checkout, join(entry.parentPath, entry.name)))
    .toSorted();
}
