// @module-tag thorough
/** Flags about a processor are the user's: what a compiler says about them is no error. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, warnings, warningsBy } from './cmake-project.ts';
import { checkout, newFolder, output } from './commands.ts';

const clang = 'clang++-19';

// What `-march=native` stands for on newer processors. The target lets every machine compile it.
const contradictory = '--target=x86_64-linux-gnu -mavx512f -mavx10.1-256';

function compile(code: string, flags: string): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'main.cpp'), code);
  return output(folder, clang, ...contradictory.split(' '), ...flags.split(' '), '-c', 'main.cpp');
}

test('clang warns of processors that are newer than itself', () => {
  expect(() => compile('int main() {}', warnings)).toThrow(/invalid-feature-combination/);
});

test('the flags for user programs let that be, and no warning of code', () => {
  compile('int main() {}', warningsBy(clang));
  expect(() => compile('int main() { int unused; }', warningsBy(clang))).toThrow(/unused-variable/);
});

/** Builds one file as this checkout builds its own targets. */
function buildAsOurs(code: string): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'main.cpp'), code);
  const cmake = `cmake_minimum_required(VERSION 3.25)
project(ours LANGUAGES CXX)
include("${join(checkout, 'cmake/CompilerSettings.cmake')}")
add_library(ours OBJECT main.cpp)
quadrille_warnings_as_errors(ours)
`;
  writeFileSync(join(folder, 'CMakeLists.txt'), cmake);
  return build(
    folder,
    `-DCMAKE_CXX_COMPILER=${clang}`,
    '-DQUADRILLE_WARNINGS_AS_ERRORS=ON',
    `-DCMAKE_CXX_FLAGS=${contradictory}`,
    '-DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY',
  );
}

test("this checkout's own flags let that be, and no warning of code", () => {
  buildAsOurs('int main() {}\n');
  expect(() => buildAsOurs('int main() { int unused; }\n')).toThrow(/unused-variable/);
});
