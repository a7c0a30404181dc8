/** From any of the forms in which users have the binary to a compiled module. */
import { quote } from './checks.js';

/**
 * Where quadrille.wasm comes from: its address (a string is relative to the page), a response or
 * the promise of one, its bytes, or the compiled module (which can be posted to workers).
 */
export type WasmSource =
  | string
  | URL
  | Response
  | PromiseLike<Response>
  | BufferSource
  | WebAssembly.Module;

/** How the module is loaded. */
export interface LoadOptions {
  /** The binary, where the default does not fit: see {@link WasmSource}. */
  readonly wasm?: WasmSource;
}

/** Compiles the binary. Rejects with a sentence that says what was tried and what would help. */
export async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  const given: unknown = await source;
  if (isA<WebAssembly.Module>(given, 'WebAssembly.Module')) return given;
  if (typeof given === 'string') return compileAt(resolve(given));
  if (isA<URL>(given, 'URL')) return compileAt(given);
  if (isA<Response>(given, 'Response')) return compileResponse(given);
  if (ArrayBuffer.isView(given) || isA<ArrayBuffer>(given, 'ArrayBuffer')) {
    return compileBytes(given as BufferSource, 'the bytes given');
  }
  throw new TypeError(
    `load: wasm must be a URL, a Response, bytes or a WebAssembly.Module, got ${quote(given)}`,
  );
}

/** By tag, so that objects of another frame or of a test runner's sandbox count too. */
function isA<T>(value: unknown, tag: string): value is T {
  return Object.prototype.toString.call(value) === `[object ${tag}]`;
}

function resolve(address: string): URL {
  const base = globalThis.document?.baseURI ?? globalThis.location?.href;
  try {
    return new URL(address, base);
  } catch (cause) {
    const rule = base === undefined ? 'an absolute URL, there being no page' : `a URL from ${base}`;
    throw new TypeError(`load: wasm must be ${rule}, got ${quote(address)}`, { cause });
  }
}

async function compileAt(url: URL): Promise<WebAssembly.Module> {
  const readFile = url.protocol === 'file:' ? nodeReadFile() : undefined;
  if (readFile !== undefined) {
    const bytes = await readFile(url).catch((cause: unknown) => {
      throw unavailable(`reading ${url.href} failed`, cause);
    });
    return compileBytes(bytes, url.href);
  }
  const response = await fetch(url).catch((cause: unknown) => {
    throw unavailable(`fetching ${url.href.slice(0, 200)} failed`, cause);
  });
  return compileResponse(response);
}

/** Node's reader of files; undefined elsewhere. Asked for so that bundlers see no import. */
function nodeReadFile(): ((url: URL) => Promise<BufferSource>) | undefined {
  interface FileSystem {
    readFile(url: URL): Promise<BufferSource>;
  }
  const { process } = globalThis as {
    readonly process?: { getBuiltinModule?(name: string): FileSystem | undefined };
  };
  return process?.getBuiltinModule?.('node:fs/promises')?.readFile;
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  const name = response.url === '' ? 'the response given' : response.url.slice(0, 200);
  if (!response.ok) throw unavailable(`fetching ${name} failed with status ${response.status}`);
  const type = response.headers.get('content-type') ?? 'no content type';
  try {
    // Streaming accepts this type only, without parameters; servers that send another get a copy.
    return type.trim().toLowerCase() === 'application/wasm'
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response.arrayBuffer());
  } catch (cause) {
    throw unavailable(`compiling ${name} (${type}) failed`, cause);
  }
}

async function compileBytes(bytes: BufferSource, name: string): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw unavailable(`compiling ${name} failed`, cause);
  }
}

function unavailable(what: string, cause?: unknown): Error {
  const reason = cause === undefined ? '' : `: ${cause instanceof Error ? cause.message : cause}`;
  return new Error(
    `load: ${what}${reason}. Serve quadrille.wasm beside the bundle, pass load({ wasm }), ` +
      "or import from 'quadrille/inline'",
    { cause },
  );
}
