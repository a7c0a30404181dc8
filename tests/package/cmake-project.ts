/** Projects that use the library by CMake, as docs/cpp.md shows it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { version } from '../../package.json';
import { checkout, newFolder, output } from './commands.ts';

/** The major and the minor version, which shared libraries have in their names. */
export const minor: string = version.replace(/\.\d+$/, '');

/** The folder of a project that uses the library. */
export const consumer: string = join(checkout, 'tests/package/cmake-consumer');

/** Its program. */
export const consumerMain: string = readFileSync(join(consumer, 'main.cpp'), 'utf8');

/** What the consumer prints: a hash over hundreds of frames. */
export const golden = '47c2329cc3f96c28\n';

/** Warnings of code are errors. */
export const warnings = '-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wsign-conversion -Werror';

/**
 * The same for one compiler and any processor: with `-march=native`, clang 19 warns of newer processors, whose features it takes for
 * contradictory. That is no warning of code.
 */
export function warningsBy(compiler: string): string {
  const isClang = compiler.startsWith('clang');
  return isClang ? `${warnings} -Wno-error=invalid-feature-combination` : warnings;
}

/** Flags under which a compiler may change results. */
export const fastMath = '-ffast-math -ffp-contract=fast -march=native';

/** Configures and builds a project in a new folder, which it returns. */
export function build(source: string, ...options: string[]): string {
  const folder = newFolder();
  const generator = ['-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Release'];
  output(checkout, 'cmake', '-S', source, '-B', folder, ...generator, ...options);
  output(checkout, 'cmake', '--build', folder);
  return folder;
}

/** A new CMake project with the program `main.cpp` and these lines about where the library comes from. */
export function project(main: string, lines: string): string {
  const folder = newFolder();
  const cmake = `cmake_minimum_required(VERSION 3.22)
project(game LANGUAGES CXX)
add_executable(game main.cpp)
${lines}`;
  writeFileSync(join(folder, 'CMakeLists.txt'), cmake);
  writeFileSync(join(folder, 'main.cpp'), main);
  return folder;
}

/** Fenced code of one language in a Markdown text. */
export function blocks(markdown: string, language: string): string[] {
  const fences = markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return Array.from(fences, ([, name, code]) => (name === language ? (code as string) : '')).filter(
    Boolean,
  );
}

export const documentation: string = readFileSync(join(checkout, 'docs/cpp.md'), 'utf8');

/** The documented lines of CMake that use a command. */
export function documented(command: string): string {
  return documentedBlock('cmake', `${command}(`);
}

/** The documented block of a language with some words in it. */
export function documentedBlock(language: string, words: string): string {
  const lines = blocks(documentation, language).find((block) => block.includes(words));
  expect(lines, `docs/cpp.md shows ${words}`).toBeDefined();
  return lines as string;
}
