/** Starts the module, once for both entries. */
import { connect, rowsFound } from './calls.js';
import { quote } from './checks.js';
import { compile, type LoadOptions, type WasmSource } from './compile.js';
import { becauseOf } from './errors.js';
import { DEPTH_LIMIT, MAX_OBJECTS, NODE_STRIDE, ROW_BITS } from './limits.js';
import type { Native } from './native.js';

let started = false;
let loading: Promise<void> | undefined;

/** True once `load()` has resolved. */
export function isStarted(): boolean {
  return started;
}

/** Loads once; a load that failed can be tried again, with the same source or another. */
export function loadOnce(options: LoadOptions, fallback: () => WasmSource): Promise<void> {
  loading ??= tryToLoad(options, fallback);
  return loading;
}

async function tryToLoad(options: LoadOptions, fallback: () => WasmSource): Promise<void> {
  try {
    await start(options, fallback);
    started = true;
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

async function start(options: LoadOptions, fallback: () => WasmSource): Promise<void> {
  const module = await compile(chooseSource(options, fallback));
  const instance = await WebAssembly.instantiate(module).catch((cause: unknown) => {
    throw mismatch(cause);
  });
  const native = instance.exports as unknown as Native;
  if (native.quadrille_limits === undefined) throw mismatch();
  native._initialize();
  connect(native);
  if (!agrees(native)) throw mismatch();
}

/** True when the constants compiled into the binary are those of this package. */
function agrees(native: Native): boolean {
  const limits = rowsFound('load', native.quadrille_limits());
  return limits.join() === [NODE_STRIDE, MAX_OBJECTS, ROW_BITS, DEPTH_LIMIT].join();
}

function mismatch(cause?: unknown): Error {
  return new Error(
    `load: the binary is not the quadrille.wasm of this version of quadrille${becauseOf(cause)}`,
    { cause },
  );
}
