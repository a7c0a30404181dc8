/** Starts the module once for both entries and gives access to its memory. */
import { connect } from './calls.js';
import { quote } from './checks.js';
import { compile, type LoadOptions, type WasmSource } from './compile.js';
import { becauseOf } from './errors.js';
import createGlue, { type Glue } from './glue.mjs';
import { DEPTH_LIMIT, MAX_OBJECTS, NODE_STRIDE, ROW_BITS } from './limits.js';

/** The running module. */
export interface Runtime {
  readonly glue: Glue;
  /** Grows now and then; its `buffer` is another one afterwards, and all views are detached. */
  readonly memory: WebAssembly.Memory;
}

let runtime: Runtime | undefined;
let loading: Promise<void> | undefined;

/** The running module, or undefined before `load()` has resolved. */
export function currentRuntime(): Runtime | undefined {
  return runtime;
}

/** Loads once; a load that failed can be tried again, with the same source or another. */
export function loadOnce(options: LoadOptions, fallback: () => WasmSource): Promise<void> {
  loading ??= tryToLoad(options, fallback);
  return loading;
}

async function tryToLoad(options: LoadOptions, fallback: () => WasmSource): Promise<void> {
  try {
    runtime = await start(options, fallback);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

function chooseSource(options: LoadOptions, fallback: () => WasmSource): WasmSource {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`load: options must be an object such as { wasm }, got ${quote(options)}`);
  }
  return options.wasm ?? fallback();
}

async function start(options: LoadOptions, fallback: () => WasmSource): Promise<Runtime> {
  const module = await compile(chooseSource(options, fallback));
  let memory: WebAssembly.Memory | undefined;
  const glue = await new Promise<Glue>((resolve, reject) => {
    createGlue({
      instantiateWasm(imports, receive) {
        // Without the catch, a failure here would leave the glue waiting for ever.
        WebAssembly.instantiate(module, imports)
          .then((instance) => {
            memory = findMemory(instance);
            return receive(instance, module);
          })
          .catch(reject);
        return {};
      },
    }).then(resolve, reject);
  }).catch((cause: unknown) => {
    throw mismatch(cause);
  });
  if (memory === undefined || !agrees(glue)) throw mismatch();
  connect(glue, memory);
  return { glue, memory };
}

function findMemory(instance: WebAssembly.Instance): WebAssembly.Memory | undefined {
  return Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
}

/** True when the constants compiled into the binary are those of this package. */
function agrees(glue: Glue): boolean {
  return (
    glue.nodeStride() === NODE_STRIDE &&
    glue.maxObjects() === MAX_OBJECTS &&
    glue.rowBits() === ROW_BITS &&
    glue.depthLimit() === DEPTH_LIMIT
  );
}

function mismatch(cause?: unknown): Error {
  return new Error(
    `load: the binary is not the quadrille.wasm of this version of quadrille${becauseOf(cause)}`,
    { cause },
  );
}
