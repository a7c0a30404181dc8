import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cppOf } from '../../web/playground/share/cpp.ts';
import { checkout, newFolder, output } from './commands.ts';
import { fragments, momentOf, printed } from './moments.ts';

const generator = ['-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Release'];
const consumer = join(checkout, 'tests/package/cmake-consumer');

let prefix: string;

beforeAll(() => {
  const library = newFolder();
  prefix = newFolder();
  output(checkout, 'cmake', '-S', '.', '-B', library, ...generator, '-DQUADRILLE_TESTS=OFF');
  output(checkout, 'cmake', '--build', library);
  output(checkout, 'cmake', '--install', library, '--prefix', prefix);
});

/** Builds the CMake project in a folder against the installed package, and returns what it prints. */
function run(source: string): string {
  const build = newFolder();
  const find = `-DCMAKE_PREFIX_PATH=${prefix}`;
  output(checkout, 'cmake', '-S', source, '-B', build, ...generator, find);
  output(checkout, 'cmake', '--build', build);
  return output(build, './consumer');
}

test('another CMake project finds the installed package, links it and runs', () => {
  expect(run(consumer)).toBe('pairs: 1\n');
});

describe('a frame copied from the playground as C++ compiles and agrees with the page', () => {
  test.each(fragments)('%s', async (fragment) => {
    const moment = await momentOf(fragment);
    const source = newFolder();
    copyFileSync(join(consumer, 'CMakeLists.txt'), join(source, 'CMakeLists.txt'));
    writeFileSync(join(source, 'main.cpp'), cppOf(moment));
    expect(run(source)).toBe(printed(moment));
  });
});
