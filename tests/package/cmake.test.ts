/** The library as C++ projects use it once it is installed: with their flags; from the documentation. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { readHeaders } from '../../scripts/reference/cpp/doxygen.mjs';
import type { Chapter } from '../../web/learn/chapter.ts';
import { cppOf } from '../../web/playground/features/share/cpp.ts';
import {
  blocks,
  build,
  consumer,
  consumerMain,
  documentation,
  documented,
  documentedBlock,
  fastMath,
  golden,
  minor,
  project,
  warnings,
  warningsBy,
} from './cmake-project.ts';
import { checkout, newFolder, output } from './commands.ts';
import { fragments, printed, sharedFrameOf } from './shared-frames.ts';

const examples = join(checkout, 'cpp/examples');

/** Builds and installs the library, and returns the prefix. */
function install(...options: string[]): string {
  const library = build(checkout, '-DQUADRILLE_EXAMPLES=OFF', ...options);
  const prefix = newFolder();
  output(checkout, 'cmake', '--install', library, '--prefix', prefix);
  return prefix;
}

let staticPrefix: string;

beforeAll(() => {
  // Quick to compile; results do not depend on it.
  staticPrefix = install('-DCMAKE_CXX_FLAGS_RELEASE=-O0');
});

function find(prefix: string): string {
  return `-DCMAKE_PREFIX_PATH=${prefix}`;
}

/** The functions that public headers declare and the library defines; one name for each overload. */
function publicFunctions(): string[] {
  const declarations = readHeaders();
  const members = declarations.flatMap(({ name, members: all }) =>
    all.filter((one) => one.isOutOfLine).map((one) => `${name}::${one.name}`),
  );
  return [...declarations.filter((one) => one.isOutOfLine).map((one) => one.name), ...members];
}

/** Those that are no part of the interface, but that inline functions of the public headers call. */
const calledByInline = [
  ...Array<string>(3).fill('WorldQueries::overlapping'),
  ...Array<string>(3).fill('WorldQueries::any_overlapping'),
  'TreeQueries::list_overlapping',
  'TreeQueries::list_overlapping_each',
  'TreeQueries::overlaps_any',
  'TreeQueries::overlaps_any_each',
  'TreeQueries::visit_overlapping',
  'TreeQueries::visit_candidates',
  'TreeQueries::visit_hits',
  ...['PairIteration', 'NeighborIteration'].flatMap((name) =>
    [name, `~${name}`, 'next'].map((member) => `detail::${name}::${member}`),
  ),
];

describe("the article's samples", { tags: ['thorough'] }, () => {
  const chapters = Object.values(
    import.meta.glob<{ chapter: Chapter }>('../../web/learn/chapters/*/chapter.ts', {
      eager: true,
    }),
  );
  const programs = Object.keys(import.meta.glob('../../web/learn/chapters/*/code/*.cpp'));

  test('print what their chapters say', () => {
    const names = programs.map((path) => path.replace(/.*\/(\w[\w-]*)\.cpp$/, '$1'));
    const folder = newFolder();
    const lines = programs.map(
      (path, at) => `add_executable(${names[at]} "${join(checkout, 'tests/package', path)}")`,
    );
    const cmake = `cmake_minimum_required(VERSION 3.22)
project(samples LANGUAGES CXX)
find_package(quadrille CONFIG REQUIRED)
link_libraries(quadrille::quadrille)
${lines.join('\n')}
`;
    writeFileSync(join(folder, 'CMakeLists.txt'), cmake);
    const built = build(folder, find(staticPrefix), `-DCMAKE_CXX_FLAGS_RELEASE=-O0 ${warnings}`);
    const outputs = names.map((name) => [name, output(built, `./${name}`).trimEnd()]);
    const said = chapters.flatMap(({ chapter }) =>
      Object.entries(chapter.code).map(([id, { prints }]) => [id, prints]),
    );
    expect(Object.fromEntries(outputs)).toEqual(Object.fromEntries(said));
    expect(outputs).toHaveLength(said.length);
  });
});

describe('an installed library, static or shared', { tags: ['thorough'] }, () => {
  let sharedPrefix: string;

  beforeAll(() => {
    sharedPrefix = install('-DBUILD_SHARED_LIBS=ON', '-DCMAKE_CXX_COMPILER=clang++-19');
  });

  const flags: [string, string, string][] = [
    ['g++', '-O2', 'warnings are errors'],
    ['clang++-19', '-O2 -fno-exceptions -fno-rtti', 'without exceptions and RTTI'],
    ['g++', `-O3 ${fastMath}`, 'fast arithmetic'],
    ['g++', `-O0 ${fastMath}`, 'fast arithmetic, inline functions of the headers not inlined'],
    ['clang++-19', `-O3 ${fastMath}`, 'fast arithmetic'],
  ];

  test.each(flags)('gives the same results to %s %s (%s)', (compiler, options) => {
    for (const prefix of [staticPrefix, sharedPrefix]) {
      const folder = build(
        consumer,
        find(prefix),
        `-DCMAKE_CXX_COMPILER=${compiler}`,
        `-DCMAKE_CXX_FLAGS_RELEASE=${options} ${warningsBy(compiler)}`,
        // Otherwise the compiler keeps warnings of installed headers to itself.
        '-DCMAKE_NO_SYSTEM_FROM_IMPORTED=ON',
      );
      expect(output(folder, './consumer')).toBe(golden);
    }
  });

  test.each(['static', 'shared'])('%s: is found by pkg-config, as documented', (kind) => {
    const prefix = kind === 'static' ? staticPrefix : sharedPrefix;
    const folder = newFolder();
    const main = '#include <quadrille/version.hpp>\nstatic_assert(QUADRILLE_VERSION_MAJOR >= 0);\n';
    writeFileSync(join(folder, 'main.cpp'), main + consumerMain);
    const lines = documentedBlock('sh', 'pkg-config').replace('PREFIX', prefix);
    output(folder, 'sh', '-ec', lines);
    const run = `LD_LIBRARY_PATH='${prefix}/lib' ./game`;
    expect(output(folder, 'sh', '-ec', run)).toBe(golden);
    const file = join(prefix, 'lib/pkgconfig/quadrille.pc');
    const said = output(folder, 'pkg-config', '--cflags', file);
    expect(said.includes('-DQUADRILLE_SHARED')).toBe(kind === 'shared');
  });

  test('shared: exports the public interface, and nothing else', () => {
    const library = join(sharedPrefix, `lib/libquadrille.so.${minor}`);
    const symbols = output(checkout, 'nm', '-DC', '--defined-only', library).trim().split('\n');
    // Constructors have two symbols, which look the same.
    const exported = new Set(symbols.map((line) => line.replace(/^\w+ \w quadrille::/, '')));
    const names = Array.from(exported, (symbol) => symbol.replace(/\(.*/, ''));
    expect(names.toSorted()).toEqual([...publicFunctions(), ...calledByInline].toSorted());
  });
});

describe('an installed library', { tags: ['thorough'] }, () => {
  test('is found as documented', () => {
    const game = build(project(consumerMain, documented('find_package')), find(staticPrefix));
    expect(output(game, './game')).toBe(golden);
  });

  test('refuses another minor version', () => {
    const lines = documented('find_package').replace(minor, '99.0');
    expect(() => build(project(consumerMain, lines), find(staticPrefix))).toThrow(
      /compatible with requested version "99.0"/,
    );
  });

  test('can be a part of a shared library, such as a plugin', () => {
    const plugin =
      'add_library(plugin SHARED main.cpp)\ntarget_link_libraries(plugin PRIVATE quadrille::quadrille)';
    const source = project(consumerMain, `${documented('find_package')}\n${plugin}\n`);
    build(source, find(staticPrefix), '-DCMAKE_CXX_FLAGS_RELEASE=-O0', '-DCMAKE_CXX_COMPILER=g++');
  });

  test('demands nothing of a project but C++20 and its headers', () => {
    const config = readFileSync(
      join(staticPrefix, 'lib/cmake/quadrille/quadrilleConfig.cmake'),
      'utf8',
    );
    const properties = Array.from(
      config.matchAll(/^ {2}INTERFACE_(\w+) "(.*)"/gm),
      ([, name]) => name,
    );
    expect(properties).toEqual(['COMPILE_FEATURES', 'INCLUDE_DIRECTORIES']);
  });

  test('states its version to the preprocessor', () => {
    const main = `#include <cstdio>
#include <quadrille/quadrille.hpp>
int main() {
  constexpr int numbers[] = {QUADRILLE_VERSION_MAJOR, QUADRILLE_VERSION_MINOR, QUADRILLE_VERSION_PATCH};
  std::printf("%s %d.%d.%d", QUADRILLE_VERSION, numbers[0], numbers[1], numbers[2]);
}
`;
    const game = build(project(main, documented('find_package')), find(staticPrefix));
    expect(output(game, './game')).toBe(`${version} ${version}`);
  });

  test.each([
    ['lib/some-linux', 'include', '-I/p/include -L/p/lib/some-linux -lquadrille'],
    ['lib64', 'include/q', '-I/p/include/q -L/p/lib64 -lquadrille'],
    ['/l/lib', '/i/include', '-I/i/include -L/l/lib -lquadrille'],
    ['/l/lib', 'include', '-I/fixed/include -L/l/lib -lquadrille'],
  ])('with libraries in %s and headers in %s, tells pkg-config so', (libraries, headers, flags) => {
    const built = newFolder();
    const folders = [`LIBDIR=${libraries}`, `INCLUDEDIR=${headers}`, 'PREFIX=/fixed'];
    const options = folders.map((folder) => `-DCMAKE_INSTALL_${folder}`);
    output(checkout, 'cmake', '-S', checkout, '-B', built, ...options);
    const prefix = newFolder();
    const placed = join(prefix, libraries, 'pkgconfig');
    mkdirSync(placed, { recursive: true });
    copyFileSync(join(built, 'quadrille.pc'), join(placed, 'quadrille.pc'));
    const said = output(placed, 'pkg-config', '--cflags', '--libs', join(placed, 'quadrille.pc'));
    const words = said.trim().split(' ');
    expect(words.map(normalize).join(' ').replaceAll(prefix, '/p')).toBe(flags);
  });

  test('warns of a status that is ignored', { tags: ['thorough'] }, () => {
    const main = `#include <quadrille/quadrille.hpp>
int main() {
  auto created = quadrille::Quadtree::create({.world = {0, 0, 1, 1}});
  created.value->sync();
}
`;
    const source = project(main, documented('find_package'));
    expect(() => build(source, find(staticPrefix), '-DCMAKE_CXX_FLAGS=-Werror')).toThrow(
      /unused-result/,
    );
  });
});

describe('examples', { tags: ['thorough'] }, () => {
  const programs = ['game_loop', 'queries', 'explain', 'world'];
  let folder: string;

  beforeAll(() => {
    folder = build(examples, find(staticPrefix), `-DCMAKE_CXX_FLAGS=${warnings}`);
  });

  test.each(programs)('%s prints what its source says', (program) => {
    const source = readFileSync(join(examples, `${program}.cpp`), 'utf8');
    const [, says] = source.split('\n// Prints:\n') as [string, string];
    expect(output(folder, `./${program}`)).toBe(says.replace(/^\/\/ /gm, ''));
  });
});

describe('code in the documentation compiles and runs', { tags: ['thorough'] }, () => {
  const headers = ['quadtree', 'world'].map((name) =>
    readFileSync(join(checkout, `cpp/include/quadrille/${name}.hpp`), 'utf8'),
  );
  const comments = headers.map((header) => header.replace(/^ *\/\/\/ ?/gm, ''));
  const characters = readFileSync(join(checkout, 'docs/characters.md'), 'utf8');
  const pieces = [documentation, characters, ...comments].flatMap((text) => blocks(text, 'cpp'));
  const outputs = [
    'rows 0 and 1 overlap\n',
    'row 3 shot row 1\n2 ships are left\n',
    'the shot ends at x = 392\n',
    'no tree: a setting is out of its range\n',
    'rows 0 and 1 touch now\n2 deep\n',
    'the concave polygon: the polygon is concave, or its sides cross\nrow 0 is hit\n',
    'part 1 of the hammer touches the nail\n',
    'tile 4\n',
    'on a floor\n',
    'again at 100, from 148 bytes\n',
  ];

  test('as many pieces as expected', () => {
    expect(pieces.length).toBe(11);
  });

  test.each(pieces)('piece %#', (piece) => {
    const main = `#include <array>
#include <cstdio>
#include <quadrille/quadrille.hpp>
#include <string_view>
int main() {
${piece}}
`;
    const game = build(
      project(main, documented('find_package')),
      find(staticPrefix),
      `-DCMAKE_CXX_FLAGS=${warnings}`,
    );
    expect(outputs).toContain(output(game, './game'));
  });
});

describe('a frame copied from the playground as C++ compiles and agrees with the page', {
  tags: ['thorough'],
}, () => {
  test.each(fragments)('%s', async (fragment) => {
    const moment = await sharedFrameOf(fragment);
    const source = newFolder();
    copyFileSync(join(consumer, 'CMakeLists.txt'), join(source, 'CMakeLists.txt'));
    writeFileSync(join(source, 'main.cpp'), cppOf(moment));
    expect(output(build(source, find(staticPrefix)), './consumer')).toBe(printed(moment));
  });
});
