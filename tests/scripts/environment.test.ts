/** Commands that set up, build and test take nothing from the machine that changes what they make. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasApt, installPackages } from '../../scripts/setup/system-packages.mjs';
import { runTasks } from '../../scripts/tasks/runner.mjs';
import { environment } from '../../scripts/terminal/environment.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrille-environment-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** What a person may have exported for another project, or a system has set. */
const ofOthers = {
  CC: 'no-such-compiler',
  CXX: 'no-such-compiler',
  CXXFLAGS: '-ffast-math -Werror',
  LDFLAGS: '-Wl,--no-such-flag',
  EMCC_CFLAGS: '-O0',
  MAKEFLAGS: '--dry-run',
  DESTDIR: '/elsewhere',
  CMAKE_GENERATOR: 'Unix Makefiles',
  GTEST_FILTER: 'Nothing.*',
  NODE_ENV: 'production',
  NODE_OPTIONS: '--stack-trace-limit=1',
  QUADRILLE_QUICK: '1',
  npm_config_omit: 'dev',
  npm_config_loglevel: 'silent',
  GIT_DIR: '/elsewhere',
  CDPATH: '/elsewhere',
  FORCE_COLOR: '1',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  LC_NUMERIC: 'de_DE.UTF-8',
  TZ: 'Pacific/Chatham',
};

test('a task sees no variable of another project, and one language and time zone', async () => {
  for (const [name, value] of Object.entries(ofOthers)) vi.stubEnv(name, value);
  const file = join(folder, 'variables.txt');
  const commands = [`env > '${file}'`];
  const outcomes = await runTasks(['sample'], { table: { sample: { title: 'Sample', commands } } });
  expect(outcomes.get('sample')?.failures).toEqual([]);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const seen = new Map(lines.map((line) => line.split('=', 2) as [string, string]));
  const passedOn = Object.keys(ofOthers).filter((name) => seen.has(name));
  expect(passedOn.map((name) => `${name}=${seen.get(name)}`)).toEqual(['LC_ALL=C.UTF-8', 'TZ=UTC']);
});

test('a command is told where things are, and how to reach others', () => {
  const told = {
    PATH: '/bin',
    HOME: '/home/ada',
    TMPDIR: '/tmp/of ada',
    XDG_CACHE_HOME: '/cache',
    CHROMIUM: '/opt/chromium',
    QUADRILLE_CACHE: '/cache/quadrille',
    https_proxy: 'http://proxy.example:3128',
    npm_config_registry: 'https://packages.example/',
    npm_config_strict_ssl: 'false',
    NODE_EXTRA_CA_CERTS: '/certificates.pem',
  };
  expect(environment(told)).toMatchObject(told);
});

test('no proxy is asked for the servers of the tests', () => {
  expect(environment({}).no_proxy).toBe('127.0.0.1,localhost,::1');
  const { no_proxy, NO_PROXY } = environment({ no_proxy: '.example' });
  expect([no_proxy, NO_PROXY]).toEqual(Array(2).fill('.example,127.0.0.1,localhost,::1'));
});

// Only root can give a folder to somebody else.
test.runIf(process.getuid?.() === 0)('git reads a checkout that belongs to another user', () => {
  const git = (...words: string[]): string =>
    execFileSync('git', words, {
      cwd: folder,
      stdio: 'pipe',
      env: environment({}, folder),
    }).toString();
  git('init', '--quiet');
  chownSync(folder, 65_534, 65_534);
  expect(git('rev-parse', '--is-inside-work-tree')).toBe('true\n');
  expect(() =>
    execFileSync('git', ['status'], { cwd: folder, stdio: 'pipe', env: environment() }),
  ).toThrow(/dubious/);
});

test.runIf(hasApt())('apt is understood on a system that speaks another language', async () => {
  const candidate = "[ \"$LC_ALL\" = C.UTF-8 ] && echo 'Candidate: 1' || echo 'Candidato: 1'";
  writeFileSync(join(folder, 'apt-cache'), `#!/bin/sh\n${candidate}\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'sudo'), '#!/bin/sh\necho "$*"\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  vi.stubEnv('LC_ALL', 'it_IT.UTF-8');
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const reported = vi.fn();
  await installPackages(['a-rare-package'], reported);
  expect(reported.mock.calls.flat().join('\n')).toMatch(/^apt-get install [^\n]* a-rare-package$/m);
});
