import { emscriptenIdentity, inEmscripten } from '../setup/emscripten.mjs';
import { CMakeBuild } from './cmake.mjs';

/** Builds a target of a WebAssembly preset: `wasm`, or `bench-wasm` for the benchmarks. */
export async function buildWasm(target, report, preset = 'wasm') {
  const cmake = new CMakeBuild(preset, { toolchain: emscriptenIdentity(), wrap: inEmscripten });
  await cmake.configure(report, { launcher: ['emcmake'] });
  await cmake.build(target, report);
}
