import { CMakeBuild } from './cmake.mjs';

/** All C++ benchmarks, optimised as a release. */
export async function buildNativeBenchmarks(report) {
  const cmake = new CMakeBuild('bench');
  await cmake.configure(report);
  await cmake.build('all', report);
}
