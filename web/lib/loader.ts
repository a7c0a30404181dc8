/** Starts a module, once for all entries that share it. */
import type { MainModule } from '../../build/wasm/quadrille.mjs';
import packageJson from '../../package.json' with { type: 'json' };
import { checkOptions } from './checks.js';
import { type CodedError, plainError, typeError } from './coded-errors.js';
import {
  type CompiledModule,
  compile,
  type LoadOptions,
  notFound,
  type ProgramName,
  type WasmSource,
} from './compile.js';
import { becauseOf } from './errors.js';
import type { NativeModule } from './native-module.js';
import { quote } from './quote.js';

type Named = Pick<ProgramName, 'name'>;

/** A program in WebAssembly: how Emscripten's code starts it, and what is made of it then. */
export interface Program<Main extends MainModule, Module extends NativeModule> extends Named {
  /** The entry that fetches the file; the one that contains it is this with `/inline` behind it. */
  readonly entry: string;
  readonly instantiate: (options: { instantiateWasm: InstantiateWasm }) => Promise<Main>;
  readonly Module: new (main: Main, memory: WebAssembly.Memory) => Module;
}

/** Emscripten's hook: it requests an instance, and receives it later. */
type InstantiateWasm = (imports: WebAssembly.Imports, receive: Receive) => object;

/** The callback by which Emscripten's code receives the instance. */
type Receive = (instance: WebAssembly.Instance, module: CompiledModule) => void;

/** Loads one module once. */
export class Loader<
  Main extends MainModule = MainModule,
  Module extends NativeModule = NativeModule,
> {
  readonly #program: Program<Main, Module>;
  #loading: Promise<CompiledModule> | undefined;
  #module: Module | undefined;

  constructor(program: Program<Main, Module>) {
    this.#program = program;
  }

  /** The running module; undefined until `load` has resolved. */
  get module(): Module | undefined {
    return this.#module;
  }

  /** The entry that fetches the binary, by which error sentences name it. */
  get entry(): string {
    return this.#program.entry;
  }

  /**
   * Loads the module; later calls return the promise of the first. A load that failed can be tried again,
   * with the same source or another.
   *
   * @param other The entry to which error sentences point: by default that which contains the binary.
   */
  load(
    options: LoadOptions,
    fallback: () => WasmSource,
    other = `${this.entry}/inline`,
  ): Promise<CompiledModule> {
    const program = { ...this.#program, other };
    this.#loading ??= this.#start(program, options, fallback).catch((error: unknown) => {
      this.#loading = undefined;
      // Codes of engines are numbers, or in capitals.
      const isOurs = /^[a-z]/.test((error as CodedError | undefined)?.code ?? '');
      throw isOurs ? error : notFound(program, error);
    });
    return this.#loading;
  }

  async #start(
    program: ProgramName & Program<Main, Module>,
    options: LoadOptions,
    fallback: () => WasmSource,
  ): Promise<CompiledModule> {
    checkOptions('load', options, ['wasm']);
    const compiled = await compile(options.wasm ?? fallback(), program);
    this.#module = await start(program, compiled);
    return compiled;
  }
}

/** How an entry loads its module. */
export interface EntryLoader {
  /** The loader that it shares with the other entries of its binary. */
  readonly shared: { readonly module: NativeModule | undefined; readonly entry?: string };
  /** Loads the module from where this entry has the binary. */
  readonly load: () => Promise<CompiledModule>;
}

/**
 * Where the classes of an entry have its loader: also for another copy of the package. A name, such as `load`, could be that of a
 * method in a class of a user.
 */
export const LOADER: unique symbol = Symbol.for('quadrille.loader');

/** What `instanceof` says of a class that says nothing else. */
export const isInstance: (this: unknown, value: unknown) => boolean =
  Function.prototype[Symbol.hasInstance];

/** The loader of a class; throws a sentence for what is no class of an entry. */
export function loaderOf(where: string, Class: unknown): EntryLoader {
  const loader = (Class as { readonly [LOADER]?: EntryLoader } | null | undefined)?.[LOADER];
  if (loader !== undefined) return loader;
  throw typeError(`${where}: a method must be called on its class, got ${quote(Class)}`);
}

async function start<Main extends MainModule, Module extends NativeModule>(
  program: Program<Main, Module>,
  compiled: CompiledModule,
): Promise<Module> {
  if (versionOf(compiled, program) !== packageJson.version) throw mismatch(program);
  let memory: WebAssembly.Memory | undefined;
  const provideInstance = async (imports: WebAssembly.Imports, receive: Receive): Promise<void> => {
    const instance = await WebAssembly.instantiate(compiled, imports).catch((cause: unknown) => {
      throw mismatch(program, becauseOf(cause), cause);
    });
    memory = memoryOf(instance);
    try {
      receive(instance, compiled);
    } catch (cause) {
      throw mismatch(program, '', cause);
    }
  };
  // When that fails, Emscripten's own promise stays pending; this one rejects.
  const main = await new Promise<Main>((resolve, reject) => {
    const instantiateWasm = (imports: WebAssembly.Imports, receive: Receive): object => {
      provideInstance(imports, receive).catch(reject);
      return {};
    };
    program.instantiate({ instantiateWasm }).then(resolve, reject);
  });
  if (memory === undefined) throw mismatch(program);
  const module = new program.Module(main, memory);
  if (!module.agrees()) throw mismatch(program);
  return module;
}

/** The version in a binary's custom section (cpp/bindings); empty for binaries of other programs. */
function versionOf(compiled: CompiledModule, { name }: Named): string {
  const [section = new ArrayBuffer(0)] = WebAssembly.Module.customSections(compiled, name);
  return String.fromCharCode(...new Uint8Array(section));
}

/** The memory that the module exports; Emscripten shortens the export's name. */
function memoryOf({ exports }: WebAssembly.Instance): WebAssembly.Memory | undefined {
  return Object.values(exports).find((value) => value instanceof WebAssembly.Memory);
}

function mismatch({ name }: Named, why = '', cause?: unknown): Error {
  return plainError(
    `load: the binary is not the ${name}.wasm of this version of quadrille${why}; deploy script and binary together, and let no cache keep an older one`,
    'load-failed',
    { cause },
  );
}
