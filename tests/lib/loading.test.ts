// These tests run in order, in a file of their own, because they need a module that is not loaded yet.
import { load, Quadtree } from 'quadrille';
import { describe, expect, test, vi } from 'vitest';
import {
  foreignModule,
  inNode,
  moduleWithImport,
  moduleWithMemory,
  otherVersion,
  response,
  wasmBytes,
} from './binary.js';
import { thrownBy, WORLD } from './support.js';

/** Bytes that were transferred away. */
function detached(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(9);
  structuredClone(bytes, { transfer: [bytes.buffer] });
  return bytes;
}

/** What webpack makes of `new URL(file, import.meta.url)` where addresses are to be relative. */
function pathAsUrl(path: string): URL {
  return Object.create(URL.prototype, { toString: { value: () => path } }) as URL;
}

describe('before the module is loaded', () => {
  test('new Quadtree throws and names load()', () => {
    expect(thrownBy(() => new Quadtree(WORLD)).message).toBe(
      'Quadtree: the module is not loaded; `await load()` first, or use `await Quadtree.create()`',
    );
  });

  const refused: readonly (readonly [string, () => unknown, string])[] = [
    ['a number', () => ({ wasm: 5 }), 'load: wasm must be a URL, a Response, bytes or a'],
    ['an object', () => ({ wasm: {} }), 'got an Object'],
    ['null options', () => null, 'load: options must be an object such as { wasm }, got null'],
    ['a string for options', () => '/x.wasm', 'load: options must be an object such as { wasm }'],
    ['bad bytes', () => ({ wasm: Uint8Array.of(1, 2, 3) }), 'compiling the bytes given failed: '],
    ['a detached buffer', () => ({ wasm: detached().buffer }), 'got a detached ArrayBuffer'],
    ['a view of one', () => ({ wasm: detached() }), 'got a detached ArrayBuffer'],
    [
      'an unknown option',
      () => ({ source: 'x.wasm' }),
      'load: there is no option source; there are wasm',
    ],
    ['an empty buffer', () => ({ wasm: new ArrayBuffer(0) }), 'compiling the bytes given failed: '],
    ['status 404', () => ({ wasm: response('no', 'text/plain', 404) }), 'failed with status 404'],
    [
      'a page instead of the binary',
      () => ({ wasm: response('<!doctype html>', 'text/html') }),
      'load: the response given is a page (text/html): ',
    ],
    ['a bad stream', () => ({ wasm: response('no wasm') }), '(application/wasm) failed: '],
    ['nobody there', () => ({ wasm: 'http://127.0.0.1:1/q.wasm' }), 'fetching http://127.0.0.1:1/'],
    [
      'an address that may be forbidden',
      () => ({ wasm: 'http://127.0.0.1:1/q.wasm' }),
      "; in a page, connect-src of its Content-Security-Policy and the server's CORS must allow it; serve quadrille.wasm beside the bundle, pass",
    ],
    ['no address', () => ({ wasm: 'http://' }), 'load: wasm must be '],
    [
      "a path in an object of the class URL, which is webpack's for a relative address",
      () => ({ wasm: pathAsUrl('/static/none.wasm') }),
      inNode ? 'load: reading file:///static/none.wasm failed' : '/static/none.wasm',
    ],
    ['a promise that fails', () => ({ wasm: Promise.reject(new Error('offline')) }), 'offline'],
    [
      'a foreign module',
      () => ({ wasm: foreignModule }),
      'load: the binary is not the quadrille.wasm of this version of quadrille',
    ],
    [
      'a binary of another version',
      () => ({ wasm: otherVersion }),
      'load: the binary is not the quadrille.wasm of this version of quadrille; deploy script and binary together, ',
    ],
    [
      'a module that wants something else',
      () => ({ wasm: moduleWithImport }),
      // What follows is the browser's own reason.
      'load: the binary is not the quadrille.wasm of this version of quadrille: ',
    ],
    [
      'a module with nothing but a memory',
      () => ({ wasm: moduleWithMemory }),
      'load: the binary is not the quadrille.wasm of this version of quadrille',
    ],
  ];
  test.each(refused)('%s is refused, and a retry is possible', async (_name, options, sentence) => {
    const error = await load(options() as never).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toContain(sentence);
    expect(() => new Quadtree(WORLD)).toThrow('not loaded');
  });

  test('errors say how to mend the cause', async () => {
    await expect(load({ wasm: response('', '', 500) })).rejects.toThrow(
      // The entry of a test of checked views has the binary in itself.
      /serve quadrille\.wasm beside the bundle, pass load\(\{ wasm \}\), or use 'quadrille(\/inline)?'$/,
    );
  });

  test('sentences have one full stop, or none, where the cause brings its own', async () => {
    const failing = vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new Error('No. Never. '));
    await expect(load({ wasm: Uint8Array.of(0) })).rejects.toThrow(
      'load: compiling the bytes given failed: No. Never; serve quadrille.wasm beside',
    );
    failing.mockRestore();
  });

  test.each([
    "WebAssembly.compile(): Refused to compile or instantiate WebAssembly module because 'unsafe-eval' is not an allowed source of script in the following Content Security Policy directive",
    'call to WebAssembly.compile() blocked by CSP',
  ])('a policy is named: %s', async (sentence) => {
    const failing = vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new Error(sentence));
    await expect(load({ wasm: Uint8Array.of(0) })).rejects.toThrow(
      /^load: the Content-Security-Policy of the page lacks script-src 'wasm-unsafe-eval'$/,
    );
    failing.mockRestore();
  });

  test.runIf(inNode)('Node: a relative string is refused', async () => {
    await expect(load({ wasm: 'quadrille.wasm' })).rejects.toThrow(
      'load: wasm must be an absolute URL, there being no page, got "quadrille.wasm"',
    );
  });

  test('calls during a load share its result or failure', async () => {
    const first = load({ wasm: Uint8Array.of(0) });
    const second = load();
    expect(second).toBe(first);
    await expect(first).rejects.toThrow('compiling');
    await expect(second).rejects.toThrow('compiling');
  });
});

describe('loading', () => {
  test('works after all those failures, by default from next to the library', async () => {
    await load();
    const tree = new Quadtree(WORLD);
    tree.setAll([0, 0, 2, 2, 1, 1, 3, 3]);
    expect(Array.from(tree.pairRows())).toEqual([0, 1]);
  });

  test('later calls share the promise, whatever source they name', async () => {
    const first = load();
    expect(load()).toBe(first);
    expect(load({ wasm: Uint8Array.of(1) })).toBe(first);
    await first;
    const [a, b] = await Promise.all([Quadtree.create(WORLD), Quadtree.create(WORLD)]);
    expect(a).not.toBe(b);
  });

  test('the binary is below its size limit', async () => {
    expect((await wasmBytes()).length).toBeLessThan(200_000);
  });
});
