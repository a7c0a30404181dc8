import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'rolldown';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkout, newFolder, output, tool } from './commands.ts';
import { pack } from './packed.ts';

// What a page downloads for an entry.
const downloads = [
  ['index.js', 'quadtree.js', 'quadtree-values.js', 'quadrille.wasm'],
  ['world.js', 'bodies.js', 'bodies-values.js', 'quadrille-world.wasm'],
] as const;
// How many bytes of it, compressed as servers do it: `npm run size` prints them. The limits are just above what they take today.
const quadtreeBudget = 69_000;
const worldBudget = 205_500;
// What an article downloads to embed the playground, apart from the playground itself.
const elementBudget = 5_000;

/** What `exports` says of an entry, or of a file. */
interface Entry {
  readonly default: string;
  readonly types?: string | { readonly default: string };
}

let tarball: string;
let unpacked: string;

beforeAll(() => {
  tarball = pack();
  const folder = newFolder();
  output(folder, 'tar', '-xzf', tarball);
  unpacked = join(folder, 'package');
});

function shipped(file: string): string {
  return readFileSync(join(unpacked, file), 'utf8');
}

function javaScript(): string[] {
  return readdirSync(join(unpacked, 'dist')).filter((name) => /\.m?js$/.test(name));
}

/** The modules that a dist module pulls in, itself included. */
function imports(name: string, seen = new Set<string>()): Set<string> {
  seen.add(name);
  for (const [, next] of shipped(`dist/${name}`).matchAll(
    /(?:from|import)\s*["']((?:\.\.?\/)+[\w/-]+\.m?js)["']/g,
  )) {
    const path = posix.join(posix.dirname(name), next ?? '');
    if (!seen.has(path)) imports(path, seen);
  }
  return seen;
}

function compressed(files: Iterable<string>): number {
  return [...files]
    .map((name) => brotliCompressSync(readFileSync(join(unpacked, 'dist', name))).length)
    .reduce((sum, size) => sum + size, 0);
}

describe('the packed package', () => {
  test('holds what package.json promises and no development files', () => {
    const names = readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'dist/quadrille.wasm']));
    const outside = readdirSync(unpacked).filter((name) => !name.startsWith('README'));
    expect(outside.toSorted()).toEqual([
      'LICENSE',
      'THIRD_PARTY_NOTICES.md',
      'dist',
      'package.json',
    ]);
  });

  test('has each entry of `exports` in `alias`, which Parcel reads, and in `typesVersions` for old compilers', () => {
    const { exports: declared, alias, typesVersions } = JSON.parse(shipped('package.json'));
    const entries = Object.entries<Entry>(declared).filter(
      ([path, { types }]) => path !== '.' && types !== undefined,
    );
    expect(Object.entries(alias)).toEqual(entries.map(([path, entry]) => [path, entry.default]));
    expect(Object.entries(typesVersions['*'])).toEqual(
      entries.map(([path, { types }]) => [
        path.slice(2),
        [typeof types === 'string' ? types : types?.default],
      ]),
    );
  });

  test('is not made without dist/', () => {
    const clone = newFolder();
    for (const path of ['package.json', 'scripts/check/packable.mjs']) {
      cpSync(join(checkout, path), join(clone, path));
    }
    const { status, stderr } = spawnSync('npm', ['pack'], { cwd: clone, encoding: 'utf8' });
    expect(stderr).toMatch(/The package lacks .*index\.js.*: run `npm run build` before/);
    expect(status).toBe(1);
  });

  test('satisfies publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: unpacked, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  test('has types that resolve for every way to import it (attw)', { tags: ['thorough'] }, () => {
    // The element is an ES module only, which CommonJS imports by import().
    const options =
      '--exclude-entrypoints ./quadrille.wasm ./quadrille-world.wasm --ignore-rules cjs-resolves-to-esm';
    expect(() => output(checkout, tool('attw'), tarball, ...options.split(' '))).not.toThrow();
  });

  test('runs under a strict Content-Security-Policy: makes no code from strings', () => {
    const names = readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
    const code = names.filter((name) => /\.([cm]?js|html)$/.test(name));
    expect(code).toEqual(
      expect.arrayContaining(['dist/quadtree.js', 'dist/playground/features/embed/element.js']),
    );
    const offenders = code.filter((name) => /\bFunction\s*\(|\beval\s*\(/.test(shipped(name)));
    expect(offenders).toEqual([]);
  });

  test('declares its entries and what they share, and nothing internal', () => {
    const names = readdirSync(join(unpacked, 'dist')).filter((name) => name.endsWith('.d.ts'));
    expect(names.toSorted()).toEqual([
      'bodies.d.ts',
      'checked.d.ts',
      'index.d.ts',
      'inline.d.ts',
      'quadtree.d.ts',
      'recorder.d.ts',
      'tiled.d.ts',
      'world-checked.d.ts',
      'world-inline.d.ts',
      'world.d.ts',
    ]);
    for (const name of names) {
      expect([name, /Native|TreeHandle|@internal/.exec(shipped(`dist/${name}`))]).toEqual([
        name,
        null,
      ]);
    }
  });

  test('shows the name of a tree, and of code no more than a few lines when an error ends a program', () => {
    const script = `import { Quadtree } from 'quadrille';
      const bounds = { x: 0, y: 0, width: 9, height: 9 };
      const tree = await Quadtree.create({ bounds });
      console.error(tree);
      tree.insert(NaN, 0, 1, 1);`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: unpacked,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Quadtree /);
    expect(stderr).toContain('RangeError: insert: x must be a finite number, got NaN');
    expect(stderr.length).toBeLessThan(2_500);
  });

  test.each(['quadrille', 'quadrille/world'])(
    '%s is one module for import and require',
    (entry) => {
      const script = `const required = require('${entry}');
      const names = ['${entry}', '${entry}/inline'];
      Promise.all(names.map((name) => import(name))).then((imported) =>
        console.log(...imported.map(({ Quadtree }) => Quadtree === required.Quadtree)));`;
      expect(output(unpacked, process.execPath, '--input-type=commonjs', '--eval', script)).toBe(
        'true true\n',
      );
    },
  );

  test('shows the name of a world', () => {
    const script = `import { World } from 'quadrille/world';
      console.log(await World.create({ bounds: { x: 0, y: 0, width: 9, height: 9 } }));`;
    const shown = output(unpacked, process.execPath, '--input-type=module', '--eval', script);
    expect(shown).toMatch(/^World /);
  });

  test('names each binary once, so that bundlers include it once', () => {
    const naming = javaScript().filter((name) =>
      /new URL\(['"][^'"]*\.wasm/.test(shipped(`dist/${name}`)),
    );
    expect(naming.toSorted()).toEqual(['index.js', 'world.js']);
  });

  test.each(downloads)('costs a page by %s no more than %s, %s and %s', (entry, ...others) => {
    const [binary] = others.slice(-1);
    expect([...imports(entry), binary]).toEqual([entry, ...others]);
  });

  test.each([
    ['quadrille', quadtreeBudget, downloads[0]],
    ['quadrille/world', worldBudget, downloads[1]],
  ])('costs a page by %s at most %d bytes', (_, budget, files) => {
    expect(compressed(files)).toBeLessThanOrEqual(budget);
  });

  test('costs a page what docs/installing.md says, within 3 per cent', () => {
    const guide = readFileSync(join(checkout, 'docs/installing.md'), 'utf8');
    const [, world, quadtree] =
      /(\d+) kB to download with its JavaScript, instead of (\d+)/.exec(guide) ?? [];
    for (const [said, files] of [
      [quadtree, downloads[0]],
      [world, downloads[1]],
    ] as const)
      expect(Math.abs((1_000 * Number(said)) / compressed(files) - 1)).toBeLessThan(0.03);
  });

  test.each([
    ['quadrille', 'rowOf, BoxField, fromCenter, NODE_STRIDE, TraceKind'],
    ['quadrille/inline', 'rowOf'],
    ['quadrille/world', 'rowOf, ContactField, TRANSFORM_STRIDE'],
    ['quadrille/world/inline', 'rowOf'],
  ])('costs a bundle that uses of %s only %s less than 1 kB', async (entry, names) => {
    const input = join(unpacked, 'bundled.js');
    writeFileSync(input, `import { ${names} } from '${entry}';\nconsole.log(${names});\n`);
    const bundle = await build({ input, platform: 'browser', write: false });
    expect(bundle.output.map((file) => ('code' in file ? file.code.length : 0))).toEqual([
      expect.toSatisfy((length: number) => length < 1_000),
    ]);
  });

  test('the tools of the recorder take at most 7.5 kB, and contain nothing of the quadtree', () => {
    const files = imports('recorder.js');
    expect([...files]).toEqual(['recorder.js']);
    expect(compressed(files)).toBeLessThanOrEqual(7_500);
  });

  test('costs a bundle that records, and does not compare worlds, at most 3.9 kB', async () => {
    const input = join(unpacked, 'recording.js');
    const names = 'readRecording, recorder';
    writeFileSync(
      input,
      `import { ${names} } from 'quadrille/recorder';\nconsole.log(${names});\n`,
    );
    const options = { input, platform: 'browser', write: false, output: { minify: true } } as const;
    const bundle = await build(options);
    const code = bundle.output.map((file) => ('code' in file ? file.code : '')).join('');
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3_900);
  });

  test('costs a game that reads level files at most 18 kB more, and nothing of the binary', () => {
    const files = imports('tiled.js');
    expect([...files]).toEqual(['tiled.js']);
    expect(compressed(files)).toBeLessThanOrEqual(18_000);
  });

  test(`costs an article at most ${elementBudget / 1000} kB, and nothing of the quadtree`, () => {
    const files = imports('playground/features/embed/element.js');
    expect([...files]).toEqual(['playground/features/embed/element.js']);
    expect(compressed(files)).toBeLessThanOrEqual(elementBudget);
  });
});
