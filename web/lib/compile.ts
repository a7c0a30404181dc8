/** Compiles the binary, in whatever form it is given. */
import { quote } from './checks.js';
import { becauseOf } from './errors.js';

/** `WebAssembly.Module`, where the environment's types know it: Node's own do not. */
export type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: new (...args: never[]) => infer Module };
}
  ? Module
  : object;

/** The same of `URL`, for projects with neither the types of a browser nor Node's. */
export type Address = typeof globalThis extends { URL: new (...args: never[]) => infer Known }
  ? Known
  : { readonly href: string };

/** The same of `Response`. */
export type Answer = typeof globalThis extends { Response: new (...args: never[]) => infer Known }
  ? Known
  : { arrayBuffer(): Promise<ArrayBuffer> };

/**
 * Where quadrille.wasm comes from: its address (a string is relative to the page), a response or
 * the promise of one, its bytes, or the compiled module (which can be posted to workers).
 */
export type WasmSource =
  | string
  | Address
  | Answer
  | PromiseLike<Answer>
  | ArrayBuffer
  | ArrayBufferView
  | CompiledModule;

/** How the module is loaded. */
export interface LoadOptions {
  /** The binary, where the default does not fit: see {@link WasmSource}. */
  readonly wasm?: WasmSource | undefined;
}

/** Compiles the binary. Rejects with an Error that says what failed and what would help. */
export async function compile(source: WasmSource): Promise<CompiledModule> {
  const given: unknown = await source;
  if (isA(given, 'WebAssembly.Module')) return given;
  if (typeof given === 'string') return compileAt(resolve(given));
  if (isA(given, 'URL')) return compileAt(given);
  if (isA(given, 'Response')) return compileResponse(given);
  if (isA(given, 'ArrayBuffer')) return compileBytes(bytesOf(given), 'the bytes given');
  if (ArrayBuffer.isView(given)) return compileBytes(bytesOf(given), 'the bytes given');
  throw new TypeError(
    `load: wasm must be a URL, a Response, bytes or a WebAssembly.Module, got ${quote(given)}`,
  );
}

interface Tagged {
  readonly ArrayBuffer: ArrayBuffer;
  readonly Response: Response;
  readonly URL: URL;
  readonly 'WebAssembly.Module': WebAssembly.Module;
}

/** By tag, so that objects of another frame or of a test runner's sandbox count too. */
function isA<Tag extends keyof Tagged>(value: unknown, tag: Tag): value is Tagged[Tag] {
  return Object.prototype.toString.call(value) === `[object ${tag}]`;
}

/**
 * The same bytes as a type that every engine compiles: V8 refuses a DataView. Bytes that were transferred to another thread
 * are detached; engines would say so in words of their own.
 */
function bytesOf(given: ArrayBuffer | ArrayBufferView): BufferSource {
  try {
    const { buffer, byteOffset, byteLength } = isA(given, 'ArrayBuffer')
      ? new Uint8Array(given)
      : given;
    return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
  } catch {
    throw new TypeError(
      'load: wasm must be bytes that are still there, got a detached ArrayBuffer',
    );
  }
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
  const files = url.protocol === 'file:' ? nodeFiles() : undefined;
  if (files !== undefined) {
    const bytes = await files.readFile(url).catch((cause: unknown) => {
      throw unavailable(`reading ${url.href} failed`, cause);
    });
    return compileBytes(bytes, url.href);
  }
  const response = await fetch(url).catch((cause: unknown) => {
    throw unavailable(`fetching ${url.href.slice(0, 200)} failed`, cause);
  });
  return compileResponse(response);
}

interface Files {
  readFile(url: URL): Promise<BufferSource>;
}

/** Node's file system; undefined elsewhere. Found at run time, so that bundlers see no import. */
function nodeFiles(): Files | undefined {
  const process: { getBuiltinModule?(name: string): Files | undefined } | undefined = Reflect.get(
    globalThis,
    'process',
  );
  return process?.getBuiltinModule?.('node:fs/promises');
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  const name = response.url === '' ? 'the response given' : response.url.slice(0, 200);
  if (!response.ok) throw unavailable(`fetching ${name} failed with status ${response.status}`);
  const type = response.headers.get('content-type') ?? 'no content type';
  try {
    // compileStreaming accepts exactly this content type; a response with another one is copied first.
    return type === 'application/wasm'
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
  return new Error(
    `load: ${what}${becauseOf(cause)}. Serve quadrille.wasm beside the bundle, ` +
      "pass load({ wasm }), or import from 'quadrille/inline'",
    { cause },
  );
}
