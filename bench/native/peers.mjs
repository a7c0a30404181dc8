import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('./peers', import.meta.url));
const built = fileURLToPath(new URL('../../build/bench-peers', import.meta.url));

/** The program of one of the peers. */
export function builtPeer(name) {
  return `${built}/${name}`;
}

/**
 * Builds the programs of those peers whose libraries are installed; CMake says which ones are left out.
 *
 * @returns {string[]} the names of those that are built
 */
export function buildPeers() {
  const options = ['-G', 'Ninja', '-DCMAKE_CXX_COMPILER=clang++-19', '-DCMAKE_BUILD_TYPE=Release'];
  cmake('-S', source, '-B', built, ...options);
  cmake('--build', built);
  const names = readFileSync(`${built}/implementations.txt`, 'utf8');
  return names.split(';').filter((name) => name !== '');
}

function cmake(...args) {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const { error, status, stdout } = spawnSync('cmake', args, options);
  if (status !== 0) throw new Error(`cmake ${args.join(' ')} failed:\n${stdout}`, { cause: error });
}
