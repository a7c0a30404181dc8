// @module-tag thorough
/** What is refused or said before anything is compiled, and the flags on which equal results hang. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documented, project } from './cmake-project.ts';
import { checkout, newFolder, output } from './commands.ts';

/** What a program prints; it may fail. */
function said(command: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(command, args, { cwd: checkout, encoding: 'utf8' });
  return (stdout + stderr).replaceAll(/\s+/g, ' ');
}

function configure(source: string, ...options: string[]): string {
  return said('cmake', '-S', source, '-B', newFolder(), ...options);
}

test('on Windows a shared library is refused', () => {
  const windows = ['-DCMAKE_SYSTEM_NAME=Windows', '-DCMAKE_CXX_COMPILER_FORCED=ON'];
  const refusal = /On Windows Quadrille is a static library only/;
  expect(configure(checkout, ...windows, '-DBUILD_SHARED_LIBS=ON')).toMatch(refusal);
  expect(configure(checkout, ...windows)).not.toMatch(refusal);
});

describe('a project without a build type', () => {
  const game = project('int main() {}', documented('FetchContent_Declare'));
  const fetched = `-DFETCHCONTENT_SOURCE_DIR_QUADRILLE=${checkout}`;
  const warning = /Quadrille is compiled without optimisation/;

  test('is told that the library is compiled without optimisation', () => {
    expect(configure(game, fetched)).toMatch(warning);
  });

  test.each(['-DCMAKE_BUILD_TYPE=Release', '-DCMAKE_CXX_FLAGS=-O2', '-GNinja Multi-Config'])(
    'but not with %s',
    (option) => {
      const words = configure(game, fetched, option);
      expect(words).not.toMatch(warning);
      expect(words).toMatch(/Generating done/);
    },
  );

  test('nor for the library by itself, which is optimised then', () => {
    expect(configure(checkout)).not.toMatch(warning);
  });
});

describe('arithmetic that would change results', () => {
  const include = ['-Icpp/include', '-Icpp/src'];

  function compile(compiler: string, flag: string): string {
    return said(
      compiler,
      '-std=c++20',
      flag,
      ...include,
      '-fsyntax-only',
      'cpp/src/narrow/rotation.cpp',
    );
  }

  test.each(['g++', 'clang++-19'])('is refused in the sources of the library by %s', (compiler) => {
    expect(compile(compiler, '-ffast-math')).toMatch(/not compiled with fast arithmetic/);
    expect(compile(compiler, '-ffinite-math-only')).toMatch(/not compiled with fast arithmetic/);
    expect(compile(compiler, '-O2')).toBe('');
  });

  test('is refused where floats are computed in 80 bits', () => {
    expect(compile('g++', '-mfpmath=387')).toMatch(/computed in their own precision/);
  });
});

/** The flags of a compiler, which need not be there: nothing is compiled. */
function flagsBy(compiler: string, optionsLike: 'GNU' | 'MSVC'): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'main.cpp'), '');
  const cmake = `cmake_minimum_required(VERSION 3.22)
project(ours LANGUAGES CXX)
set(CMAKE_CXX_COMPILER_ID ${compiler})
set(CMAKE_CXX_COMPILER_FRONTEND_VARIANT ${optionsLike})
set(MSVC ${optionsLike === 'MSVC' ? 'ON' : 'OFF'})
include(${join(checkout, 'cmake/CompilerSettings.cmake')})
add_library(ours OBJECT main.cpp)
quadrille_same_results_everywhere(ours)
`;
  writeFileSync(join(folder, 'CMakeLists.txt'), cmake);
  output(folder, 'cmake', '-S', '.', '-B', 'build', '-DCMAKE_EXPORT_COMPILE_COMMANDS=ON');
  const commands = readFileSync(join(folder, 'build/compile_commands.json'), 'utf8');
  return commands.match(/\+\+ +(.*?) -o/)?.[1] ?? '';
}

test.each([
  ['GNU', 'GNU', '-fno-fast-math -ffp-contract=off'],
  ['Clang', 'GNU', '-fno-fast-math -ffp-contract=off'],
  ['IntelLLVM', 'GNU', '-fp-model=precise -fno-fast-math -ffp-contract=off'],
  ['IntelLLVM', 'MSVC', '/fp:precise /clang:-ffp-contract=off'],
  ['Clang', 'MSVC', '/fp:precise /clang:-ffp-contract=off'],
  ['MSVC', 'MSVC', '/fp:precise'],
] as const)('%s with options like those of %s gets %s', (compiler, optionsLike, flags) => {
  expect(flagsBy(compiler, optionsLike)).toBe(flags);
});

test('the options for clang that are like those of Microsoft turn off what changes results', () => {
  const target = ['--driver-mode=cl', '--target=x86_64-pc-windows-msvc'];
  const options = ['/fp:fast', '/fp:precise', '/clang:-ffp-contract=off'];
  const words = said('clang++-19', ...target, ...options, '-###', '/c', 'cpp/src/quadtree.cpp');
  expect(words).toMatch(/"-ffp-contract=off"/);
  expect(words).not.toMatch(/"-ffast-math"|"-ffp-contract=fast"|"-freciprocal-math"/);
});
