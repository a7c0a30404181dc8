/** The documented lines, with what they need of the repository, by the compiler and the generator that CMake chooses. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  consumerMain,
  documented,
  documentedBlock,
  golden,
  project,
} from '../package/cmake-project.ts';
import { checkout, newFolder, output } from '../package/commands.ts';

/** All that the documentation says is needed. */
const needed = ['CMakeLists.txt', 'cmake', 'cpp'];

test('CMakeLists.txt, cmake and cpp alone are built, installed and used by the documented lines', () => {
  const copy = newFolder();
  for (const name of needed) cpSync(join(checkout, name), join(copy, name), { recursive: true });
  const prefix = newFolder();
  output(copy, 'sh', '-ec', documentedBlock('sh', '--install').replace('PREFIX', `'${prefix}'`));

  const game = project(consumerMain, documented('find_package'));
  output(game, 'cmake', '-S', '.', '-B', 'build', `-DCMAKE_PREFIX_PATH=${prefix}`);
  output(game, 'cmake', '--build', 'build');
  expect(output(game, 'build/game')).toBe(golden);
});
