/** Starts a module, once for all entries that share it. */
import instantiate, { type MainModule } from '../../build/wasm/quadrille.mjs';
import { checkOptions } from './checks.js';
import {
  type CompiledModule,
  compile,
  type LoadOptions,
  type WasmSource,
  withoutAddress,
} from './compile.js';
import { becauseOf } from './errors.js';
import {
  DEPTH_LIMIT,
  HIT_STRIDE,
  MAX_OBJECTS,
  NEIGHBOR_STRIDE,
  NODE_STRIDE,
  ROW_BITS,
  VERSION,
} from './limits.js';
import { NativeModule } from './native-module.js';

/** Loads one module once. */
export class Loader {
  #loading: Promise<CompiledModule> | undefined;
  #module: NativeModule | undefined;

  /** The running module; undefined until `load` has resolved. */
  get module(): NativeModule | undefined {
    return this.#module;
  }

  /**
   * Loads the module; later calls return the promise of the first. A load that failed can be tried again,
   * with the same source or another.
   */
  load(options: LoadOptions, fallback: () => WasmSource): Promise<CompiledModule> {
    this.#loading ??= this.#start(options, fallback).catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #start(options: LoadOptions, fallback: () => WasmSource): Promise<CompiledModule> {
    const compiled = await compile(chooseSource(options, fallback));
    this.#module = await start(compiled);
    return compiled;
  }
}

/** The loader of `quadrille` and `quadrille/inline`, which share one module. */
export const quadrille: Loader = new Loader();

function chooseSource(options: LoadOptions, fallback: () => WasmSource): WasmSource {
  checkOptions('load', options, ['wasm']);
  try {
    return options.wasm ?? fallback();
  } catch (cause) {
    throw withoutAddress(cause);
  }
}

async function start(compiled: CompiledModule): Promise<NativeModule> {
  if (versionOf(compiled) !== VERSION) throw mismatch();
  let memory: WebAssembly.Memory | undefined;
  const provideInstance = async (imports: WebAssembly.Imports, receive: Receive): Promise<void> => {
    const instance = await WebAssembly.instantiate(compiled, imports).catch((cause: unknown) => {
      throw mismatch(becauseOf(cause), cause);
    });
    memory = memoryOf(instance);
    try {
      receive(instance, compiled);
    } catch (cause) {
      throw mismatch('', cause);
    }
  };
  // When that fails, Emscripten's own promise stays pending; this one rejects.
  const main = await new Promise<MainModule>((resolve, reject) => {
    const instantiateWasm = (imports: WebAssembly.Imports, receive: Receive): object => {
      provideInstance(imports, receive).catch(reject);
      return {};
    };
    instantiate({ instantiateWasm }).then(resolve, reject);
  });
  if (memory === undefined) throw mismatch();
  const module = new NativeModule(main, memory);
  if (!agrees(module)) throw mismatch();
  return module;
}

/** The version in a binary's custom section (cpp/bindings); empty for binaries of other programs. */
function versionOf(compiled: CompiledModule): string {
  const [version = new ArrayBuffer(0)] = WebAssembly.Module.customSections(compiled, 'quadrille');
  return String.fromCharCode(...new Uint8Array(version));
}

/** The callback by which Emscripten's code receives the instance. */
type Receive = (instance: WebAssembly.Instance, module: CompiledModule) => void;

/** The memory that the module exports; Emscripten shortens the export's name. */
function memoryOf({ exports }: WebAssembly.Instance): WebAssembly.Memory | undefined {
  return Object.values(exports).find((value) => value instanceof WebAssembly.Memory);
}

/** True when the constants compiled into the binary are those of this package. */
function agrees(module: NativeModule): boolean {
  const limits = module.words('load', module.classes.limits());
  return (
    limits.join() ===
    [NODE_STRIDE, HIT_STRIDE, NEIGHBOR_STRIDE, MAX_OBJECTS, ROW_BITS, DEPTH_LIMIT].join()
  );
}

function mismatch(why = '', cause?: unknown): Error {
  return new Error(
    `load: the binary is not the quadrille.wasm of this version of quadrille${why}; deploy script and binary together, and let no cache keep an older one`,
    { cause },
  );
}
