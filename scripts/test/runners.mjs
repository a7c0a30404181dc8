import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { runCheckers } from '../check/checkers.mjs';
import { CMakeBuild } from '../make/cmake.mjs';
import { buildWasm } from '../make/wasm.mjs';
import { buildDir, checkout, reportDir } from '../paths.mjs';
import { packageSteps, setUpSteps, siteSteps } from '../pipeline.mjs';
import {
  armTests,
  browser,
  checkers,
  clangTests,
  compilers,
  gccTests,
  wasmTests,
} from '../setup/test-packages.mjs';
import { copyCheckout } from './copy.mjs';
import { runGtest } from './gtest.mjs';
import { runPlaywright } from './playwright.mjs';
import { runReporting } from './run-reporting.mjs';
import { total } from './summary.mjs';
import { runVitest } from './vitest.mjs';

const [emscripten, nodeModules] = setUpSteps;
const [wasmModule] = packageSteps; // with the types that the library is checked against
const builtPackage = [emscripten, nodeModules, ...packageSteps];
const builtSite = [...builtPackage, ...siteSteps];

/** Where scripts/test.mjs writes its sums. */
export const totalFile = join(reportDir, 'total.json');

/**
 * The runners of `npm test`, fast ones first. `packages` are installed and `needs`, steps of the
 * pipeline, are done before; `run` returns { passed, failed, skipped, problem }.
 */
export const runners = [
  {
    name: 'native',
    title: 'C++ tests, g++',
    packages: gccTests,
    needs: [],
    run: (report) => hostTests('native', report),
  },
  {
    name: 'sanitize',
    title: 'C++ tests, clang with address and undefined behaviour sanitizers',
    packages: clangTests,
    needs: [],
    run: (report) => hostTests('sanitize', report),
  },
  {
    name: 'wasm',
    title: 'C++ tests, as WebAssembly in Node',
    packages: wasmTests,
    needs: [emscripten],
    run: wasmTestsInNode,
  },
  vitest('node', 'TypeScript tests in Node', [], builtPackage),
  vitest('chromium', 'TypeScript tests in Chromium', browser, builtPackage),
  {
    name: 'e2e',
    title: 'The built page in Chromium',
    packages: browser,
    needs: builtSite,
    run: builtPageTests,
  },
  vitest('package', 'The packed npm package and the CMake package', compilers, builtPackage),
  {
    name: 'check',
    title: 'Formatting, lint, types',
    packages: checkers,
    needs: [emscripten, nodeModules, wasmModule],
    run: runCheckers,
  },
];

/** The tests that count the allocations of thousands of frames: half of the time under an emulator, though they do not depend on the processor. */
const withoutMemoryTests = '--gtest_filter=-*/Memory.*';

/** The runners that `npm run test:all` adds. */
export const longRunners = [
  arm('armv7', 'C++ tests on 32-bit ARM, clang, under QEMU', 'qemu-arm'),
  arm('aarch64', 'C++ tests on 64-bit ARM, g++, under QEMU', 'qemu-aarch64'),
  {
    name: 'emscripten-next',
    title: 'C++ and TypeScript tests, by the newest Emscripten in Debian, in Node',
    packages: wasmTests,
    needs: [],
    run: emscriptenNextTests,
  },
];

function arm(name, title, emulator) {
  return {
    name,
    title,
    packages: armTests,
    needs: [],
    run: (report) => hostTests(name, report, { before: [emulator], after: [withoutMemoryTests] }),
  };
}

function vitest(name, title, packages, needs) {
  return { name, title, packages, needs, run: (report) => runVitest(name, report) };
}

/** Files move from Vitest (`*.test.ts`) to Playwright (`*.spec.ts`); both run until all have. */
async function builtPageTests(report) {
  const runs = [await runVitest('e2e', report), await runPlaywright(report)];
  const problems = runs.map(({ problem }) => problem).filter(Boolean);
  return { ...total(runs), problem: problems.length > 0 ? problems.join('\n\n') : undefined };
}

/** Builds the C++ tests by a preset and runs them, with words before and after the program's name. */
async function hostTests(preset, report, { before = [], after = [] } = {}) {
  const cmake = new CMakeBuild(preset);
  await cmake.configure(report);
  await cmake.build('quadrille_tests', report);
  const program = join(buildDir, preset, 'quadrille_tests');
  return runGtest(preset, [...before, program, ...after], report, availableParallelism());
}

async function wasmTestsInNode(report) {
  await buildWasm('quadrille_tests', report);
  return runGtest('wasm', [process.execPath, join(buildDir, 'wasm/quadrille_tests.cjs')], report);
}

/** In a copy of the checkout: another Emscripten makes other builds and another package. */
function emscriptenNextTests(report) {
  const copy = copyCheckout('emscripten-next');
  const command = [process.execPath, 'scripts/test.mjs', 'wasm', 'node'];
  const options = {
    log: 'test-emscripten-next',
    cwd: copy,
    env: { QUADRILLE_EMSCRIPTEN: 'testing' },
    onLine: report,
  };
  const file = join(copy, relative(checkout, totalFile));
  return runReporting(command, options, file, (path) => JSON.parse(readFileSync(path, 'utf8')));
}
