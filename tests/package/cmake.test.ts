import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout, newFolder, output } from './commands.ts';

test('another CMake project finds the installed package, links it and runs', () => {
  const folder = newFolder();
  const library = join(folder, 'library');
  const prefix = join(folder, 'prefix');
  const consumer = join(folder, 'consumer');
  const generator = ['-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Release'];

  output(checkout, 'cmake', '-S', '.', '-B', library, ...generator, '-DQUADRILLE_TESTS=OFF');
  output(checkout, 'cmake', '--build', library);
  output(checkout, 'cmake', '--install', library, '--prefix', prefix);

  const source = join(checkout, 'tests/package/cmake-consumer');
  output(
    checkout,
    'cmake',
    '-S',
    source,
    '-B',
    consumer,
    ...generator,
    `-DCMAKE_PREFIX_PATH=${prefix}`,
  );
  output(checkout, 'cmake', '--build', consumer);
  expect(output(consumer, './consumer')).toBe('pairs: 1\n');
});
