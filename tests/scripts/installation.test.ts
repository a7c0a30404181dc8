/** Documents say how the package is installed today, and name the repository once there is one. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  documentsWithInstallation,
  withInstallation,
} from '../../scripts/package/installation.mjs';
import { writePublished, writeRepository } from '../../scripts/package/manifest.mjs';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const documents = documentsWithInstallation(checkout);

/** What a newcomer would type, or load, once npm has the package. */
const fromNpm = /npm install quadrille(?![-/\w])|cdn\.jsdelivr\.net/;

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'quadrille-'));
  for (const file of ['package.json', 'README.md', 'docs/cpp.md', ...documents]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(checkout, file), join(copy, file));
  }
});

afterEach(() => rmSync(copy, { recursive: true }));

function read(file: string, folder = copy): string {
  return readFileSync(join(folder, file), 'utf8');
}

function manifest(folder = copy): { version: string; published: string | null } & object {
  return JSON.parse(read('package.json', folder));
}

test('the guide to installing has the blocks', () => {
  expect(documents).toContain('docs/installing.md');
});

test.each(documents)('%s says what is true now', (file) => {
  const text = read(file, checkout);
  expect(text).toBe(withInstallation(text, manifest(checkout)));
});

// The copy that the newest Emscripten builds is no checkout of git.
const inGit = existsSync(join(checkout, '.git'));

test.runIf(inGit && manifest(checkout).published === null)(
  'no document, example or page takes from npm what npm does not have',
  () => {
    const places = ['README.md', 'docs', 'web', ':!docs/api', ':!docs/releasing.md', ':!*.test.ts'];
    const found = execFileSync('git', ['ls-files', '-z', '--', ...places], {
      cwd: checkout,
      encoding: 'utf8',
    });
    const promising = found
      .split('\0')
      .filter((file) => /\.(md|mdx|html)$/.test(file) && existsSync(join(checkout, file)))
      .filter((file) => fromNpm.test(read(file, checkout)));
    expect(promising).toEqual([]);
  },
);

describe('once it is published', () => {
  test('documents install it from npm, and name the version', () => {
    writePublished(copy, '7.8.9');
    expect(manifest().published).toBe('7.8.9');
    const text = read('docs/installing.md');
    expect(text).toMatch(/```sh\nnpm install quadrille\n```/);
    expect(text).toContain('`quadrille@7.8.9`');
    expect(text).not.toContain('npm pack');
  });

  test('a publication that did not come about is taken back', () => {
    writePublished(copy, '7.8.9');
    writePublished(copy, null);
    for (const file of ['package.json', ...documents])
      expect(read(file)).toBe(read(file, checkout));
  });
});

describe('once there is a repository', () => {
  test('package.json names it, its issues and the site, and C++ projects fetch it', () => {
    writeRepository(copy, 'https://example.net/owner/name', 'https://owner.example.net/name/');
    expect(manifest()).toMatchObject({
      repository: { type: 'git', url: 'git+https://example.net/owner/name.git' },
      bugs: { url: 'https://example.net/owner/name/issues' },
      homepage: 'https://owner.example.net/name/',
    });
    expect(read('docs/cpp.md')).toMatch(
      /GIT_REPOSITORY https:\/\/example\.net\/owner\/name\.git GIT_TAG v/,
    );
  });

  test('documents install the package from the site', () => {
    writeRepository(copy, 'https://example.net/owner/name', 'https://owner.example.net/name/');
    expect(read('docs/installing.md')).toContain(
      'npm install https://owner.example.net/name/quadrille.tgz\n',
    );
  });

  test('without a site, its own page is the homepage, from which nothing is installed', () => {
    writeRepository(copy, 'https://example.net/owner/name.git');
    expect(manifest()).toMatchObject({ homepage: 'https://example.net/owner/name#readme' });
    expect(read('docs/installing.md')).toBe(read('docs/installing.md', checkout));
  });

  test.each([
    ['git@example.net:owner/name.git', undefined],
    ['http://example.net/owner/name', undefined],
    ['https://example.net/owner/name?tab=readme', undefined],
    ['https://example.net/name', undefined],
    ['https://example.net/', undefined],
    ['https://example.net/owner/name', 'https://owner.example.net/name'],
    ['https://example.net/owner/name', 'owner.example.net'],
  ])('refuses %s, %s, and changes nothing', (repository, site) => {
    const before = read('package.json');
    expect(() => writeRepository(copy, repository, site)).toThrow(/must|names no repository/);
    expect(read('package.json')).toBe(before);
  });

  test('its command says what it wants', () => {
    const script = join(checkout, 'scripts/release-repository.mjs');
    expect(() =>
      execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: 'pipe' }),
    ).toThrow(/Name the repository/);
  });
});
