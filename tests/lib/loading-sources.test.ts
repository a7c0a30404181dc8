// Each source, by a loader of its own.
import { expect, test, vi } from 'vitest';
import type { WasmSource } from '../../web/lib/compile.js';
import { Loader } from '../../web/lib/loader.js';
import { QUADRILLE } from '../../web/lib/quadrille-program.js';
import { inNode, response, wasmBytes, wasmUrl } from './binary.js';

async function expectLoads(wasm: unknown): Promise<void> {
  const loader = new Loader(QUADRILLE);
  expect(loader.module).toBeUndefined();
  const neverAsked = vi.fn<() => WasmSource>();
  await loader.load({ wasm: wasm as WasmSource }, neverAsked);
  expect(loader.module).toBeDefined();
  expect(neverAsked).not.toHaveBeenCalled();
}

test('a URL', () => expectLoads(wasmUrl));
test('a string', () => expectLoads(wasmUrl.href));
test.skipIf(inNode)('a string relative to the page', () => expectLoads(wasmUrl.pathname));
test('a typed array', async () => expectLoads(await wasmBytes()));
test('a buffer', async () => expectLoads((await wasmBytes()).buffer));
test('a DataView', async () => expectLoads(new DataView((await wasmBytes()).buffer)));
test('a part of a longer buffer', async () => {
  const bytes = await wasmBytes();
  const longer = new Uint8Array(bytes.length + 20);
  longer.set(bytes, 10);
  await expectLoads(longer.subarray(10, 10 + bytes.length));
});
test('a module', async () => expectLoads(await WebAssembly.compile(await wasmBytes())));
test('a module that was posted by another thread', async () => {
  const { port1, port2 } = new MessageChannel();
  const received = new Promise((resolve) => {
    port2.addEventListener('message', (event) => resolve(event.data));
    port2.start();
  });
  port1.postMessage(await WebAssembly.compile(await wasmBytes()));
  await expectLoads(await received);
  port1.close();
  port2.close();
});
test('a response', async () => expectLoads(response(await wasmBytes())));
test('the promise of a response', async () => {
  await expectLoads(wasmBytes().then((bytes) => response(bytes)));
});
test('a data: URL', async () => {
  const binary = Array.from(await wasmBytes(), (byte) => String.fromCharCode(byte)).join('');
  await expectLoads(`data:application/wasm;base64,${btoa(binary)}`);
});

test.each([
  ['application/wasm', true],
  ['Application/WASM', false],
  ['application/wasm; charset=utf-8', false],
  ['application/octet-stream', false],
  ['text/plain', false],
  ['', false],
])('content type %j: streamed: %j', async (type, streamed) => {
  const streaming = vi.spyOn(WebAssembly, 'compileStreaming');
  try {
    await expectLoads(response(await wasmBytes(), type));
    expect(streaming).toHaveBeenCalledTimes(streamed ? 1 : 0);
  } finally {
    streaming.mockRestore();
  }
});

test('without a source, the fallback is called, once', async () => {
  const loader = new Loader(QUADRILLE);
  const fallback = vi.fn(() => wasmUrl);
  await Promise.all([loader.load({}, fallback), loader.load({}, fallback)]);
  await loader.load({}, fallback);
  expect(fallback).toHaveBeenCalledTimes(1);
});

/** In a bundle that is no module, `import.meta.url` is undefined. */
function broken(): URL {
  return new URL('./quadrille.wasm', undefined);
}

test('a bundle without an address is told what to do, and can try again', async () => {
  const loader = new Loader(QUADRILLE);
  await expect(loader.load({}, broken)).rejects.toThrow(
    /^load: this bundle cannot find quadrille\.wasm: .*; pass load\(\{ wasm \}\), or use 'quadrille\/inline'$/,
  );
  await loader.load({}, () => wasmUrl);
  expect(loader.module).toBeDefined();
});
