// What consumers' compilers see: the snippets in doc comments and README, and strict projects.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 }); // seconds on a busy machine

const root = new URL('../../', import.meta.url);
// Below the package's own folder, so that its name resolves to its `exports`.
const folder = new URL('build/snippets/', root);

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What tsc says of a file in a project without skipLibCheck; '' when it is content. */
function compile(name: string, text: string, lib = 'es2022,dom'): string {
  const file = fileURLToPath(new URL(`${name}.ts`, folder));
  writeFileSync(file, text);
  const options =
    `--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --target es2022 --module nodenext --lib ${lib}`.split(
      ' ',
    );
  const tsc = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root));
  const run = spawnSync(process.execPath, [tsc, ...options, file], {
    encoding: 'utf8',
    cwd: fileURLToPath(folder),
  });
  return run.stdout + run.stderr;
}

/** The ```ts blocks of a text; those in doc comments lose their stars. */
function snippets(text: string): string[] {
  const plain = text.replace(/^ *\* ?/gm, '');
  return Array.from(plain.matchAll(/^```ts\n([\s\S]*?)^```/gm), (match) => match[1] as string);
}

const sources = readdirSync(new URL('web/lib/', root))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `web/lib/${name}`)
  .concat(['README.md'])
  .filter((name) => existsSync(new URL(name, root)));
const examples = sources.flatMap((name) =>
  snippets(readFileSync(new URL(name, root), 'utf8')).map(
    (text, i) => [`${name} ${i}`, text] as const,
  ),
);

test('examples are found', () => {
  expect(examples.length).toBeGreaterThan(1);
});

test.each(examples)('the example in %s compiles', (name, text) => {
  expect(compile(name.replaceAll(/\W/g, '_'), `${text}\nexport {};\n`)).toBe('');
});

const use = `
import { load, NODE_STRIDE, Quadtree, rowOf, type QuadtreeOptions, type QuadtreeStats, type View, type WasmSource } from 'quadrille';
import { Quadtree as Inline } from 'quadrille/inline';
const options: QuadtreeOptions = { bounds: { x: 0, y: 0, width: 1, height: 1 }, placement: 'loose' };
const source: WasmSource = new URL('https://example.org/quadrille.wasm');
await load({ wasm: source });
const tree: Quadtree = new Quadtree(options);
const rows: View<Uint32Array> = tree.query(0, 0, 1, 1);
const stats: QuadtreeStats = tree.stats();
export const sum: number = rows.length + stats.nodes + NODE_STRIDE + rowOf(tree.insert(0, 0, 1, 1));
export const same: Inline = tree;
`;

test('a strict project without esnext.disposable, checking our declarations', () => {
  expect(compile('plain', use)).toBe('');
});

test('a Node project without the types of a browser', () => {
  expect(compile('node', use, 'es2022 --types node')).toBe('');
});

test('a project with nothing but the language', () => {
  const text = use.replace("new URL('https://example.org/quadrille.wasm')", "'quadrille.wasm'");
  expect(compile('bare', text, 'es2022')).toBe('');
});

test('`using` where the lib has it', () => {
  const text = `${use}{ using scoped = await Quadtree.create(options); scoped.clear(); }\nexport const d: Disposable = tree;\n`;
  expect(compile('using', text, 'es2022,dom,esnext.disposable')).toBe('');
});

test('the compiler refuses wrong arguments', () => {
  const wrong = `
import { Quadtree } from 'quadrille';
const bounds = { x: 0, y: 0, width: 1, height: 1 };
const tree = new Quadtree({ bounds });
// @ts-expect-error: options are read only
tree.options = { bounds };
// @ts-expect-error: and so is what they hold
tree.options.capacity = 3;
// @ts-expect-error: no such placement
new Quadtree({ bounds, placement: 'tree' });
// @ts-expect-error: bounds are required
new Quadtree({});
new Quadtree({ bounds, capacity: undefined });
// @ts-expect-error: undefined is no world
new Quadtree({ bounds: undefined });
// @ts-expect-error: four numbers
tree.insert(0, 0, 1);
// @ts-expect-error: no strings
tree.setAll('0011');
// @ts-expect-error: size cannot be set
tree.size = 3;
`;
  expect(compile('wrong', wrong)).toBe('');
});
