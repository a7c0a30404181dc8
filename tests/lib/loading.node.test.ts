// A real server, and files.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load, Quadtree } from 'quadrille';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wasmBytes } from './binary.js';
import { WORLD } from './support.js';

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

test('404, with its address', async () => {
  await expect(load({ wasm: `${base}/missing.wasm` })).rejects.toThrow(
    `load: fetching ${base}/missing.wasm failed with status 404. Serve quadrille.wasm`,
  );
});

test('a page where the binary should be', async () => {
  await expect(load({ wasm: new URL('/page', base) })).rejects.toThrow(
    `load: compiling ${base}/page (text/html) failed: `,
  );
});

test('a file that is not there', async () => {
  const url = new URL('nowhere.wasm', import.meta.url);
  await expect(load({ wasm: url })).rejects.toThrow(`load: reading ${url.href} failed: ENOENT`);
});

test('a file that is no binary', async () => {
  await expect(load({ wasm: new URL(import.meta.url) })).rejects.toThrow(/^load: compiling file:/);
});

test('a server that knows no content types', async () => {
  await load({ wasm: `${base}/octets` });
  expect(new Quadtree(WORLD).size).toBe(0);
});
