// @module-tag thorough
/** The library as a part of C++ projects that compile it themselves: fetched, and as a folder. */
import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  build,
  consumerMain,
  documented,
  fastMath,
  golden,
  minor,
  project,
} from './cmake-project.ts';
import { checkout, newFolder, output } from './commands.ts';

test('FetchContent, as documented: the library alone, the same results under fast arithmetic', () => {
  const game = build(
    project(consumerMain, documented('FetchContent_Declare')),
    `-DFETCHCONTENT_SOURCE_DIR_QUADRILLE=${checkout}`,
    `-DCMAKE_CXX_FLAGS_RELEASE=-O1 ${fastMath}`,
  );
  expect(output(game, './game')).toBe(golden);
  const targets = output(game, 'ninja', '-t', 'targets', 'all');
  expect(targets).toMatch(/libquadrille\.a/);
  expect(targets).not.toMatch(/quadrille_(tests|implementations|example)/);
  const prefix = newFolder();
  output(game, 'cmake', '--install', '.', '--prefix', prefix);
  expect(readdirSync(prefix)).toEqual([]);
});

test('add_subdirectory, as documented: shared where the project says so', () => {
  const source = project(consumerMain, documented('add_subdirectory'));
  symlinkSync(checkout, join(source, 'quadrille'));
  const game = build(source, '-DBUILD_SHARED_LIBS=ON', '-DCMAKE_CXX_FLAGS_RELEASE=-O0');
  expect(output(game, './game')).toBe(golden);
  expect(output(game, 'ldd', 'game')).toContain(`libquadrille.so.${minor}`);
});
