import { emscriptenIdentity, inEmscripten } from '../setup/emscripten.mjs';
import { CMakeBuild } from './cmake.mjs';

/** Builds a target of the WebAssembly preset: `quadrille_wasm` or `quadrille_tests`. */
export async function buildWasm(target, report) {
  const cmake = new CMakeBuild('wasm', { toolchain: emscriptenIdentity(), wrap: inEmscripten });
  await cmake.configure(report, { launcher: ['emcmake'] });
  await cmake.build(target, report);
}
