// A real server, and files.
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { load } from 'quadrille';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Loader } from '../../web/lib/loader.js';
import { QUADRILLE } from '../../web/lib/quadrille-program.js';
import { wasmBytes, wasmUrl } from './binary.js';

let server: Server;
let base: string;

beforeAll(async () => {
  const bytes = await wasmBytes();
  server = createServer((request, reply) => {
    if (request.url === '/page')
      reply.setHeader('content-type', 'text/html').end('<!doctype html>');
    else if (request.url === '/cut') reply.writeHead(200, { 'content-length': 9e6 }).end('\0asm');
    else if (request.url === '/octets') reply.end(bytes);
    else reply.writeHead(404).end('not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What a program prints, in a Node of its own. */
function printed(script: string, ...flags: string[]): string {
  const options = { cwd: new URL('../..', import.meta.url), encoding: 'utf8' } as const;
  const args = [...flags, '--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, options).stdout;
}

test('404, with its address', async () => {
  await expect(load({ wasm: `${base}/missing.wasm` })).rejects.toThrow(
    `load: fetching ${base}/missing.wasm failed with status 404; serve quadrille.wasm`,
  );
});

test('a page where the binary should be', async () => {
  await expect(load({ wasm: new URL('/page', base) })).rejects.toThrow(
    `load: ${base}/page is a page (text/html): a server's answer where it has no quadrille.wasm; serve quadrille.wasm`,
  );
});

test('a file that is not there', async () => {
  const url = new URL('nowhere.wasm', import.meta.url);
  await expect(load({ wasm: url })).rejects.toThrow(`load: reading ${url.href} failed: ENOENT`);
});

test('a file that is no binary', async () => {
  await expect(load({ wasm: new URL(import.meta.url) })).rejects.toThrow(/^load: compiling file:/);
});

// V8 compiles SIMD to SSE4.1 on x64, which a flag switches off, and to NEON, which every CPU has, on ARM.
test.runIf(process.arch === 'x64')('an engine without WebAssembly SIMD', () => {
  const script = `import { load } from 'quadrille';
    await load().catch((error) => console.log(error.message));`;
  expect(printed(script, '--no-enable-sse4-1')).toBe(
    'load: this engine lacks WebAssembly SIMD, which Chrome 91, Firefox 89, Safari 16.4, Node 20 and later ones have\n',
  );
});

test('an engine without WebAssembly', () => {
  const script = `import { load } from 'quadrille';
    delete globalThis.WebAssembly;
    await load().catch((error) => console.log(error.message));`;
  expect(printed(script)).toBe('load: there is no WebAssembly here\n');
});

test('an absolute path', async () => {
  await new Loader(QUADRILLE).load({ wasm: fileURLToPath(wasmUrl) }, () => '');
});

test('a server that knows no content types', async () => {
  await new Loader(QUADRILLE).load({ wasm: `${base}/octets` }, () => '');
});
