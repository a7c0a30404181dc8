/** A new version reaches every file that states one. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyVersion, filesWithVersion } from '../../scripts/apply-version.mjs';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
  version: string;
};
const minor = version.replace(/\.\d+$/, '').replaceAll('.', '\\.');

/** A version as it is written in code and commands: of the package, of a tag, of what CMake finds. */
const stated = new RegExp(`(?:quadrille(?: |@)|\\bv|VERSION (?:= '|")?)${minor}\\b`, 'g');

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'quadrille-'));
  for (const file of filesWithVersion) cpSync(join(checkout, file), join(copy, file));
});

afterEach(() => rmSync(copy, { recursive: true }));

// The copy that the newest Emscripten builds is no checkout of git.
const inGit = existsSync(join(checkout, '.git'));

test.runIf(inGit)('each file that states the version is known', () => {
  const args = [
    'grep',
    '-lIE',
    stated.source.replaceAll('(?:', '('),
    '--',
    ':!CHANGELOG.md',
    ':!*lock*',
  ];
  const found = execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim().split('\n');
  expect(new Set(found)).toEqual(new Set(filesWithVersion));
});

test('each of them gets a new one', () => {
  writeFileSync(join(copy, 'package.json'), '{ "version": "7.8.9" }');
  applyVersion(copy);
  for (const file of filesWithVersion) {
    const before = readFileSync(join(checkout, file), 'utf8').match(stated) ?? [];
    const after = readFileSync(join(copy, file), 'utf8');
    expect(before.length, file).toBeGreaterThan(0);
    expect(after.match(stated), file).toBeNull();
    expect(after.match(/7\.8/g), file).toHaveLength(before.length);
  }
});

const macros = (folder: string): Record<string, string> => {
  const header = readFileSync(join(folder, 'cpp/include/quadrille/version.hpp'), 'utf8');
  const defined = header.matchAll(/^#define QUADRILLE_(\w+) "?([\d.]+)"?$/gm);
  return Object.fromEntries(Array.from(defined, ([, name, value]) => [name, value]));
};

test.each([version, '7.8.9', '10.20.30'])('the macros of the C++ library say %s', (next) => {
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ version: next }));
  if (next !== version) applyVersion(copy);
  const numbers = next.split('.');
  expect(macros(copy)).toEqual({
    VERSION_MAJOR: numbers[0],
    VERSION_MINOR: numbers[1],
    VERSION_PATCH: numbers[2],
    VERSION: next,
  });
});
