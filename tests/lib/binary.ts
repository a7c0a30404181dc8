/** The built binary, in Node and in browsers. */

/** Its address: `file:` in Node, on the test server in a browser. */
export const wasmUrl = new URL('../../dist/quadrille.wasm', import.meta.url);

export const inNode = wasmUrl.protocol === 'file:';

export async function wasmBytes(): Promise<Uint8Array<ArrayBuffer>> {
  if (!inNode) return new Uint8Array(await (await fetch(wasmUrl)).arrayBuffer());
  const { readFile } = await import('node:fs/promises');
  return new Uint8Array(await readFile(wasmUrl));
}

/** A response as a server would send it. */
export function response(body: BodyInit, type = 'application/wasm', status = 200): Response {
  return new Response(body, { status, headers: type === '' ? {} : { 'content-type': type } });
}

/** The smallest module there is: valid, but not ours. */
export const foreignModule: Uint8Array<ArrayBuffer> = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
