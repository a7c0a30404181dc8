import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inCMake = /(?<=find_package\(quadrille )[\d.]+/g;

const header = 'cpp/include/quadrille/version.hpp';

/**
 * What states the version of package.json, which changesets writes; CMake asks for a minor version.
 *
 * @type {[file: string, pattern: RegExp, which: 'version' | 'minor' | 'numbers'][]}
 */
const places = [
  [header, /(?<=QUADRILLE_VERSION ")[\d.]+/g, 'version'],
  [header, /(?<=QUADRILLE_VERSION_(?:MAJOR|MINOR|PATCH) )\d+/g, 'numbers'],
  ['docs/cpp.md', /(?<=GIT_TAG v)[\d.]+/g, 'version'],
  ['docs/cpp.md', inCMake, 'minor'],
  ['cpp/examples/CMakeLists.txt', inCMake, 'minor'],
];

export const filesWithVersion = [...new Set(places.map(([file]) => file))];

/**
 * Writes the version of package.json into the files of a checkout that state it.
 *
 * @param {string} checkout Its folder.
 */
export function applyVersion(checkout) {
  const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const numbers = version.split('.');
  for (const [file, pattern, which] of places) {
    const path = join(checkout, file);
    const before = readFileSync(path, 'utf8');
    if (before.search(pattern) === -1) throw new Error(`${file} states no version: ${pattern}`);
    let place = 0;
    const text = {
      version: () => version,
      minor: () => numbers.slice(0, 2).join('.'),
      numbers: () => numbers[place++],
    };
    writeFileSync(path, before.replace(pattern, text[which]));
  }
}
