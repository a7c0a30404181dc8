// System packages of tests and benchmarks, beyond those of the build. clang has the version 19 everywhere: Debian 12 and
// 13 both have it, and other versions format and warn differently.

const cmake = [
  { package: 'cmake', command: 'cmake' },
  { package: 'ninja-build', command: 'ninja' },
];

const testLibraries = [{ package: 'libgtest-dev' }, { package: 'nlohmann-json3-dev' }];

export const gcc = [...cmake, { package: 'g++', command: 'g++' }];

/** Both compilers, for projects that use the installed library. */
export const compilers = [...gcc, { package: 'clang-19', command: 'clang++-19' }];

export const gccTests = [...gcc, ...testLibraries];

export const clangTests = [
  ...cmake,
  ...testLibraries,
  { package: 'clang-19', command: 'clang++-19' },
  { package: 'libclang-rt-19-dev' },
];

export const checkers = [
  ...clangTests,
  { package: 'clang-format-19', command: 'clang-format-19' },
  { package: 'clang-tidy-19', command: 'clang-tidy-19' },
];

export const benchmarks = [
  ...cmake,
  { package: 'clang-19', command: 'clang++-19' },
  { package: 'libbenchmark-dev' },
];

export const profiler = [...benchmarks, { package: 'linux-perf', command: 'perf' }];

/** clang takes its libraries for 32-bit ARM from the cross compiler's package. */
export const armTests = [
  ...cmake,
  { package: 'googletest' },
  { package: 'nlohmann-json3-dev' },
  { package: 'clang-19', command: 'clang++-19' },
  { package: 'g++-arm-linux-gnueabihf', command: 'arm-linux-gnueabihf-g++' },
  { package: 'g++-aarch64-linux-gnu', command: 'aarch64-linux-gnu-g++' },
  { package: 'qemu-user', command: 'qemu-arm' },
];

export const wasmTests = [{ package: 'googletest' }, { package: 'nlohmann-json3-dev' }];

/** Chromium without windows, which starts much faster. */
export const browser = process.env.CHROMIUM
  ? []
  : [{ package: 'chromium-headless-shell', command: 'chromium-headless-shell' }];
