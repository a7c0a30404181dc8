/** The built binary, in Node and in browsers. */

import { version } from '../../package.json';

/** Its address: `file:` in Node, on the test server in a browser. */
export const wasmUrl = new URL('../../dist/quadrille.wasm', import.meta.url);

/** That of the binary with the class World. */
export const worldWasmUrl = new URL('../../dist/quadrille-world.wasm', import.meta.url);

export const inNode = wasmUrl.protocol === 'file:';

/** The contents of a built binary. */
export async function wasmBytes(name = 'quadrille.wasm'): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(name, wasmUrl);
  if (!inNode) return new Uint8Array(await (await fetch(url)).arrayBuffer());
  const { readFile } = await import('node:fs/promises');
  return new Uint8Array(await readFile(url));
}

/** A response as a server would send it. */
export function response(body: BodyInit, type = 'application/wasm', status = 200): Response {
  return new Response(body, { status, headers: type === '' ? {} : { 'content-type': type } });
}

/** The smallest module there is: valid, but not ours. */
export const foreignModule: Uint8Array<ArrayBuffer> = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** The custom section by which the library knows its binary. */
function versionSection(stated: string): number[] {
  const bytes = Array.from(`quadrille${stated}`, (letter) => letter.charCodeAt(0));
  return [0, bytes.length + 1, 'quadrille'.length, ...bytes];
}

/** A binary of another version. */
export const otherVersion: Uint8Array<ArrayBuffer> = Uint8Array.of(
  ...foreignModule,
  ...versionSection('0.0.9'),
);

const types = [1, 4, 1, 0x60, 0, 0];
const imports = [2, 7, 1, 1, 0x78, 1, 0x79, 0, 0];
const memory = [5, 3, 1, 0, 1];
const exports = [7, 5, 1, 1, 0x6d, 2, 0];

/** A module of this version by its name, which imports a function `x.y` that nobody has. */
export const moduleWithImport: Uint8Array<ArrayBuffer> = Uint8Array.of(
  ...foreignModule,
  ...types,
  ...imports,
  ...versionSection(version),
);

/** A module of this version by its name, which exports a memory and nothing else of ours. */
export const moduleWithMemory: Uint8Array<ArrayBuffer> = Uint8Array.of(
  ...foreignModule,
  ...memory,
  ...exports,
  ...versionSection(version),
);
