import { join } from 'node:path';
import { buildDir } from '../paths.mjs';
import {
  chromium,
  clang,
  clangTests,
  crossCompilers,
  engines,
  fuzzer,
  gcc,
  gccTests,
  testSources,
} from '../setup/system-packages.mjs';
import { tasksNamed } from '../tasks.mjs';

/**
 * The runners of `npm test`, fast ones first, each with its Debian packages. A runner is the task test:<name>, which leaves reports
 * in build/reports/<name> or in `reports`, unless it has `checks`: then each of these tasks counts as one test. The `long` ones are those
 * that only `npm run test:all` adds.
 */
export const runners = [
  { name: 'native', title: 'C++ tests, g++', packages: gccTests },
  {
    name: 'sanitize',
    title: 'C++ tests, clang with address and undefined behaviour sanitizers',
    packages: clangTests,
  },
  { name: 'wasm', title: 'C++ tests, as WebAssembly in Node', packages: testSources },
  { name: 'node', title: 'TypeScript tests in Node', packages: [] },
  { name: 'chromium', title: 'TypeScript tests in Chromium', packages: chromium },
  { name: 'e2e', title: 'The built page in Chromium', packages: chromium },
  {
    name: 'package',
    title: 'The packed npm package and the CMake package',
    packages: [...gcc, ...clang],
  },
  {
    name: 'check',
    title: 'Formatting, lint, types',
    packages: [...clangTests, 'clang-format-19', 'clang-tidy-19'],
    checks: tasksNamed('check:'),
  },
  {
    name: 'consumers',
    title: 'The packed npm package in bundlers, frameworks, runtimes and test runners',
    packages: chromium,
    long: true,
  },
  {
    name: 'engines',
    title: 'TypeScript tests and the built page in Chromium, Firefox and WebKitGTK',
    packages: [...chromium, ...engines],
    long: true,
  },
  {
    name: 'pictures',
    title:
      'Pictures of every state of the built page and of the article, in build/pictures, to be looked at',
    packages: chromium,
    checks: ['pictures', 'pictures:learn'],
    long: true,
  },
  {
    name: 'cpp-paths',
    title: "C++ along three times the paths that 'check' follows, clang's analyzer",
    packages: [...clangTests, 'clang-tidy-19'],
    checks: ['test:cpp-paths'],
    long: true,
  },
  {
    name: 'undefined',
    title: 'C++ tests, clang with the undefined behaviour sanitizer and the memory of malloc',
    packages: clangTests,
    long: true,
  },
  {
    name: 'threads',
    title: 'C++ tests that use threads, clang with the thread sanitizer',
    packages: clangTests,
    long: true,
  },
  {
    name: 'fuzz',
    title: 'Random histories of a quadtree and of a world, for a minute, by libFuzzer',
    packages: fuzzer,
    checks: ['test:fuzz'],
    long: true,
  },
  {
    name: 'armv7',
    title: 'C++ tests on 32-bit ARM, clang, under QEMU',
    packages: [...clang, ...testSources, ...crossCompilers, 'qemu-user'],
    long: true,
  },
  {
    name: 'aarch64',
    title: 'C++ tests on 64-bit ARM, g++, under QEMU',
    packages: [...clang, ...testSources, ...crossCompilers, 'qemu-user'],
    long: true,
  },
  {
    name: 'emscripten-next',
    title: 'C++ and TypeScript tests, by the newest Emscripten in Debian, in Node',
    packages: ['rsync', ...testSources],
    reports: join(buildDir, 'emscripten-next/build/reports'),
    long: true,
  },
];

export function tasksOf(runner) {
  return runner.checks ?? [`test:${runner.name}`];
}
