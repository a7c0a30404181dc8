/** Runtimes that lack what browsers and Node have: each entry works there, or says what is missing and what would help. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const dist = new URL('../../dist/', import.meta.url);

/** What some runtimes lack: old workerd, engines' shells, game engines. */
const OPTIONAL = [
  'AbortController',
  'Blob',
  'FinalizationRegistry',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'WeakRef',
  'atob',
  'fetch',
  'navigator',
  'performance',
  'process',
  'setTimeout',
  'structuredClone',
];

/** A program that uses an entry, `library`. Trees that are not disposed of are freed with their owners, or never. */
const use = `async (library, options) => {
  await library.load(options);
  const bounds = { x: 0, y: 0, width: 64, height: 64 };
  for (let i = 0; i < 3; i++) {
    const tree = new library.Quadtree({ bounds });
    tree.setAll([0, 0, 2, 2, 1, 1, 3, 3]);
    library.inspect(tree).validate();
    if (tree.pairs().length !== 1) throw new Error('no pair');
    if (i > 0) tree.dispose();
  }
  if (library.World === undefined) return;
  const world = new library.World({ bounds });
  world.insertMany([{ shape: library.circle(2) }, { shape: library.circle(2) }]);
  world.step();
  if (world.pairs().length !== 1) throw new Error('no pair of bodies');
  world.dispose();
}`;

/** How a use ended, as text. */
const outcome = `(ends) => ends.then(() => 'works', (error) => error.code + ': ' + error.message)`;

/** How an entry that fetches its binary ends without what that needs. */
const lacksAddress = (what: string, entry: string): string =>
  `load-failed: load: this bundle cannot find ${entry.replace('/', '-')}.wasm: ${what} is not defined; pass load({ wasm }), or use '${entry}/inline'`;

describe('entries that fetch their binary', () => {
  const program = `
    const [missing, dist] = process.argv.slice(1);
    const { readFileSync } = await import('node:fs');
    const { log } = console;
    // Node loads what it needs for it at the first call.
    await fetch('data:,');
    for (const name of missing.split(',')) {
      Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
      delete globalThis[name];
    }
    const [use, outcome] = [${use}, ${outcome}];
    const outcomes = {};
    for (const [entry, file] of [['index', 'quadrille'], ['world', 'quadrille-world']]) {
      const library = await import(dist + entry + '.js');
      const sources = { away: 'http://127.0.0.1:1/none.wasm', own: undefined, bytes: readFileSync(dist.slice(7) + file + '.wasm') };
      for (const [source, wasm] of Object.entries(sources)) outcomes[entry + ' ' + source] = await outcome(use(library, { wasm }));
    }
    log(JSON.stringify(outcomes));
  `;

  /** How uses of both entries end in a process that lacks something. */
  async function outcomesWithout(...missing: string[]): Promise<Record<string, string>> {
    const args = ['--input-type=module', '--eval', program, missing.join(','), dist.href];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return JSON.parse(stdout) as Record<string, string>;
  }

  test.for(OPTIONAL)('without %s', async (name) => {
    const found = await outcomesWithout(name);
    for (const [file, entry] of [
      ['index', 'quadrille'],
      ['world', 'quadrille/world'],
    ] as const) {
      const lacks = lacksAddress(name, entry);
      const [away, own] = [found[`${file} away`], found[`${file} own`]];
      if (name === 'URL' || name === 'fetch') expect(away).toBe(lacks);
      else expect(away).toMatch(/^load-failed: load: fetching http:\S* failed: /);
      if (name === 'URL') expect(own).toBe(lacks);
      // What is no Node fetches files, which Node's fetch does not.
      else if (name === 'process')
        expect(own).toMatch(/^load-failed: load: fetching file:\S* failed: /);
      else expect(own).toBe('works');
      expect(found[`${file} bytes`]).toBe('works');
    }
  });

  test('without fetch, and without files', async () => {
    const found = await outcomesWithout('fetch', 'process');
    expect(found['index own']).toBe(lacksAddress('fetch', 'quadrille'));
    expect(found['world own']).toBe(lacksAddress('fetch', 'quadrille/world'));
    expect([found['index bytes'], found['world bytes']]).toEqual(['works', 'works']);
  });
});

describe.each([
  ['quadrille', 'quadrille'],
  ['checked', 'quadrille'],
  ['world', 'quadrille-world'],
  ['world-checked', 'quadrille-world'],
])('umd/%s.js in a bare engine', (script, file) => {
  const code = readFileSync(new URL(`umd/${script}.js`, dist), 'utf8');

  /** How a use ends in a context that has nothing but the language and `host`; `missing` is taken from the language. */
  function outcomeOf(
    { missing = '', ...host }: { missing?: string; atob?: unknown; wasm?: unknown },
    compiles = true,
  ): Promise<string> {
    const context = createContext(
      { ...host },
      { codeGeneration: { strings: false, wasm: compiles } },
    );
    runInContext(`delete globalThis.${missing || 'none'};`, context);
    runInContext(code, context);
    const run = `(${outcome})((${use})(Quadrille, { wasm: globalThis.wasm }))`;
    return runInContext(run, context) as Promise<string>;
  }

  test.for(['none', 'FinalizationRegistry', 'WeakRef', 'SharedArrayBuffer', 'Atomics', 'Intl'])(
    'works without %s',
    async (missing) => {
      expect(await outcomeOf({ missing, atob })).toBe('works');
      const wasm = readFileSync(new URL(`${file}.wasm`, dist));
      expect(await outcomeOf({ missing, wasm: new Uint8Array(wasm) })).toBe('works');
    },
  );

  const entry = file.replace('-', '/');

  test('without atob, it says so', async () => {
    expect(await outcomeOf({})).toBe(
      `load-failed: load: this bundle cannot find ${file}.wasm: atob is not defined; pass load({ wasm }), or use '${entry}'`,
    );
  });

  test('without WebAssembly, it says so', async () => {
    const expected = 'load-failed: load: there is no WebAssembly here';
    expect(await outcomeOf({ missing: 'WebAssembly', atob })).toBe(expected);
  });

  test('where nothing is compiled at run time, it says so, and takes the compiled module', async () => {
    expect(await outcomeOf({ atob }, false)).toMatch(
      /^load-failed: load: compiling the bytes given failed: .*disallowed by embedder; .*pass load\(\{ wasm \}\)/,
    );
    const wasm = await WebAssembly.compile(readFileSync(new URL(`${file}.wasm`, dist)));
    expect(await outcomeOf({ wasm }, false)).toBe('works');
  });

  test('it is not told to use itself', async () => {
    const cure = `serve ${file}.wasm beside the bundle, pass load({ wasm }), or use '${entry}'`;
    expect(await outcomeOf({ wasm: new Uint8Array(9) })).toMatch(
      /^load-failed: load: compiling the bytes given failed: /,
    );
    expect((await outcomeOf({ wasm: new Uint8Array(9) })).split('; ').at(-1)).toBe(cure);
  });
});
