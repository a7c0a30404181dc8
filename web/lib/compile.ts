/** Compiles the binary, in whatever form it is given. */
import { plainError, typeError } from './coded-errors.js';
import { becauseOf } from './errors.js';
import { quote } from './quote.js';

/** `WebAssembly.Module`, where the environment's types know it: Node's own do not. */
export type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: new (...args: never[]) => infer Module };
}
  ? Module
  : object;

/** A program in WebAssembly, as sentences name it. */
export interface ProgramName {
  /** Of its file, without `.wasm`, and of its custom section. */
  readonly name: string;
  /** The entry to use where the one that loads fails: that which contains the file, or that which fetches it. */
  readonly other: string;
}

/**
 * Where the binary comes from: its address (a string is relative to the page; in Node, it may be an absolute
 * path), a response or the promise of one, its bytes, or the compiled module (which can be posted to workers).
 * `URL` and `Response` are what the environment's types know by these names, if they do.
 */
export type WasmSource =
  | string
  | (typeof globalThis extends { URL: new (...args: never[]) => infer Known }
      ? Known
      : { readonly href: string })
  | (typeof globalThis extends { Response: new (...args: never[]) => infer Known }
      ? Known | PromiseLike<Known>
      :
          | { arrayBuffer(): Promise<ArrayBuffer> }
          | PromiseLike<{ arrayBuffer(): Promise<ArrayBuffer> }>)
  | ArrayBuffer
  | ArrayBufferView
  | CompiledModule;

/** How the module is loaded. */
export interface LoadOptions {
  /** The binary, where the default does not fit: see {@link WasmSource}. */
  readonly wasm?: WasmSource | undefined;
}

/** Compiles the binary. Rejects with an Error that says what failed and what would help. */
export async function compile(source: WasmSource, program: ProgramName): Promise<CompiledModule> {
  if (!('WebAssembly' in globalThis))
    throw plainError('load: there is no WebAssembly here', 'load-failed');
  const given: unknown = await source;
  if (isA(given, 'WebAssembly.Module')) return given;
  // webpack may give an object of the class URL that holds a path only.
  if (typeof given === 'string' || isA(given, 'URL')) {
    return compileAt(resolve(String(given)), program);
  }
  if (isA(given, 'Response')) return compileResponse(given, program);
  if (isA(given, 'ArrayBuffer') || ArrayBuffer.isView(given)) {
    return compileBytes(bytesOf(given), 'the bytes given', program);
  }
  throw typeError(
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
    throw typeError('load: wasm must be bytes that are still there, got a detached ArrayBuffer');
  }
}

function resolve(address: string): URL {
  const page = globalThis.document?.baseURI ?? globalThis.location?.href;
  const base = page ?? (address.startsWith('/') && nodeFiles() ? 'file:' : undefined);
  try {
    return new URL(address, base);
  } catch (cause) {
    if (cause instanceof ReferenceError) throw cause;
    const rule = base === undefined ? 'an absolute URL, there being no page' : `a URL from ${base}`;
    throw typeError(`load: wasm must be ${rule}, got ${quote(address)}`, 'wrong-type', { cause });
  }
}

async function compileAt(url: URL, program: ProgramName): Promise<WebAssembly.Module> {
  const files = url.protocol === 'file:' ? nodeFiles() : undefined;
  if (files !== undefined) {
    const bytes = await files.readFile(url).catch((cause: unknown) => {
      throw unavailable(program, `reading ${url.href} failed`, cause);
    });
    return compileBytes(bytes, url.href, program);
  }
  const response = await fetch(url).catch((cause: unknown) => {
    throw unavailable(program, `fetching ${url.href.slice(0, 200)} failed`, cause, forbidden);
  });
  return compileResponse(response, program);
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

async function compileResponse(
  response: Response,
  program: ProgramName,
): Promise<WebAssembly.Module> {
  const name = response.url === '' ? 'the response given' : response.url.slice(0, 200);
  if (!response.ok) {
    throw unavailable(program, `fetching ${name} failed with status ${response.status}`);
  }
  const type = response.headers.get('content-type') ?? 'no content type';
  if (type.startsWith('text/html')) {
    const why = `a server's answer where it has no ${program.name}.wasm`;
    throw unavailable(program, `${name} is a page (${type}): ${why}`);
  }
  try {
    // compileStreaming accepts exactly this content type; a response with another one is copied first.
    return type === 'application/wasm'
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response.arrayBuffer());
  } catch (cause) {
    throw notCompiled(program, `${name} (${type})`, cause);
  }
}

async function compileBytes(
  bytes: BufferSource,
  name: string,
  program: ProgramName,
): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw notCompiled(program, name, cause);
  }
}

/** The error for a binary that is refused: by the page's policy, for want of SIMD, or for its bytes. */
function notCompiled(program: ProgramName, name: string, cause: unknown): Error {
  const why = becauseOf(cause);
  if (/Content.Security.Policy|\bCSP\b/i.test(why)) {
    const policy =
      "load: the Content-Security-Policy of the page lacks script-src 'wasm-unsafe-eval'";
    return plainError(policy, 'load-failed', { cause });
  }
  if (!WebAssembly.validate(simdModule)) {
    const simd =
      'load: this engine lacks WebAssembly SIMD, which Chrome 91, Firefox 89, Safari 16.4, Node 20 and later ones have';
    return plainError(simd, 'load-failed', { cause });
  }
  return unavailable(program, `compiling ${name} failed`, cause);
}

/** A module of one function, `() => i8x16.splat(0)`: type () => v128, a function of it, its body. */
const simdModule: Uint8Array<ArrayBuffer> = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15,
  11,
]);

/** What a browser does not tell scripts apart from a lost connection. */
const forbidden =
  "in a page, connect-src of its Content-Security-Policy and the server's CORS must allow it; ";

/** The error for a binary that is not there, or is not the right one. */
function unavailable(program: ProgramName, what: string, cause?: unknown, cure = ''): Error {
  const beside = `serve ${program.name}.wasm beside the bundle, `;
  return unloaded(program, `${what}${becauseOf(cause)}; ${cure}${beside}`, cause);
}

/**
 * The error for a program that cannot even try: in a bundle in a format without `import.meta.url`, such as an IIFE, which does not know
 * what is beside it, or in a runtime without what the entry needs, such as `fetch`. The engine's words say which.
 */
export function notFound(program: ProgramName, cause: unknown): Error {
  return unloaded(
    program,
    `this bundle cannot find ${program.name}.wasm${becauseOf(cause)}; `,
    cause,
  );
}

function unloaded({ other }: ProgramName, what: string, cause: unknown): Error {
  return plainError(`load: ${what}pass load({ wasm }), or use '${other}'`, 'load-failed', {
    cause,
  });
}
