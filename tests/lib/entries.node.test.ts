// What bundlers, servers and strict pages see of the built files.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const dist = new URL('../../dist/', import.meta.url);

/** The files that an entry reaches by static imports. */
function reachable(entry: string): Map<string, string> {
  const files = new Map<string, string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (files.has(name)) continue;
    const text = readFileSync(new URL(name, dist), 'utf8');
    files.set(name, text);
    for (const [, from] of text.matchAll(
      /(?:^|[;}])(?:import|export)\b[^;'"]*?from\s*["']([^"']+)["']/gm,
    )) {
      expect(from).toMatch(/^\.\/[\w-]+\.m?js$/); // nothing but our own files: no node:, no packages
      waiting.push(from as string);
    }
  }
  return files;
}

test.each([
  ['index.js', 'quadrille.wasm'],
  ['world.js', 'quadrille-world.wasm'],
])('only %s has the address of %s, in the form bundlers know', (entry, binary) => {
  for (const [name, text] of reachable(entry)) {
    const [, found] = /new URL\(["']\.\/([\w.-]+)["'],\s*import\.meta\.url\)/.exec(text) ?? [];
    expect([name, found]).toEqual([name, name === entry ? binary : undefined]);
  }
  expect(existsSync(new URL(binary, dist))).toBe(true);
});

test.each(['checked.js', 'world-inline.js', 'world-checked.js'])(
  '%s has no address of a binary',
  (entry) => {
    for (const [name, text] of reachable(entry)) {
      expect([name, /new URL\([^)]*import\.meta/.test(text)]).toEqual([name, false]);
    }
  },
);

test('the entries share everything but their source', () => {
  const separate = [...reachable('index.js').keys()].filter((name) => name !== 'index.js');
  const inline = [...reachable('inline.js').keys()].filter((name) => name !== 'inline.js');
  expect(new Set(inline)).toEqual(new Set([...separate, './wasm-base64.js']));
  const checked = [...reachable('checked.js').keys()].filter((name) => name !== 'checked.js');
  expect(new Set(checked)).toEqual(new Set([...inline, './inline.js']));
});

test('the entries of World share nothing with the others', () => {
  const shared = ['./bodies.js', './bodies-values.js'];
  const inline = [...shared, './world-base64.js'];
  expect(new Set(reachable('world.js').keys())).toEqual(new Set(['world.js', ...shared]));
  expect(new Set(reachable('world-inline.js').keys())).toEqual(
    new Set(['world-inline.js', ...inline]),
  );
  expect(new Set(reachable('world-checked.js').keys())).toEqual(
    new Set(['world-checked.js', ...inline, './world-inline.js']),
  );
});

test('what records is apart: it imports nothing, and knows neither binary nor address', () => {
  const files = reachable('recorder.js');
  expect([...files.keys()]).toEqual(['recorder.js']);
  expect(files.get('recorder.js')).not.toMatch(/WebAssembly|import\.meta|\beval\b/);
});

test('what reads level files is apart: it imports nothing, and knows neither binary nor address', () => {
  const files = reachable('tiled.js');
  expect([...files.keys()]).toEqual(['tiled.js']);
  expect(files.get('tiled.js')).not.toMatch(/WebAssembly|import\.meta|\beval\b/);
});

test('no code is made from strings, so that a strict Content-Security-Policy holds', () => {
  for (const entry of ['index.js', 'checked.js', 'world.js', 'world-checked.js']) {
    for (const [name, text] of reachable(entry)) {
      const found = /\beval\s*\(|new Function|Function\s*\(['"]/.test(text);
      expect([name, found]).toEqual([name, false]);
    }
  }
});

test('importing does nothing: no request, no compilation, not even where neither exists', () => {
  const script = `
    delete globalThis.WebAssembly;
    delete globalThis.fetch;
    delete globalThis.FinalizationRegistry;
    const before = Object.getOwnPropertyNames(globalThis).join();
    const entries = [];
    const names = ['index', 'inline', 'checked', 'world', 'world-inline', 'world-checked'];
    for (const name of names) entries.push(await import('./dist/' + name + '.js'));
    console.log(before === Object.getOwnPropertyNames(globalThis).join());
    console.log(entries.map((entry) => Object.keys(entry).join()).join(' '));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: new URL('../../', import.meta.url),
  });
  expect(stderr).toBe('');
  const names = [
    'BOX_STRIDE,BoxField,DEPTH_STRIDE,DepthField,FILTER_STRIDE,FilterField,HIT_STRIDE,HitField',
    'NEIGHBOR_STRIDE,NODE_STRIDE,NeighborField,NodeField,PAIR_STRIDE,PairField,Quadtree',
    'TRACE_STRIDE,TraceField,TraceKind,TraceReason,fromCenter,fromCenterInto,fromMinMax',
    'fromMinMaxInto,inspect,load,rowOf,toMinMax,toMinMaxInto',
  ].join();
  const ofWorld = [
    'BODY_HIT_STRIDE',
    'BodyHitField',
    'BODY_NEIGHBOR_STRIDE',
    'BodyNeighborField',
    'CAST_STRIDE',
    'CastField',
    'CONTACT_STRIDE',
    'ContactField',
    'IMPACT_STRIDE',
    'ImpactField',
    'MAX_SLIDES',
    'MOVE_HIT_KINDS',
    'MOVE_HIT_STRIDE',
    'MOVE_STRIDE',
    'MoveField',
    'MoveHitField',
    'MoveState',
    'Tile',
    'TRANSFORM_STRIDE',
    'TransformField',
    'World',
  ]
    .concat(['box', 'capsule', 'chain', 'circle', 'polygon', 'segment'], names.split(','))
    .toSorted()
    .join();
  expect(stdout.trim().split(/\s+/)).toEqual([
    'true',
    ...Array.from({ length: 3 }, () => names),
    ...Array.from({ length: 3 }, () => ofWorld),
  ]);
});
