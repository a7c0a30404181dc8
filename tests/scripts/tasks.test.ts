import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeMovedBuilds } from '../../scripts/setup/moved-builds.mjs';
import { checkNode } from '../../scripts/setup/node-version.mjs';
import { hasApt, installPackages } from '../../scripts/setup/system-packages.mjs';
import { runTasks } from '../../scripts/tasks/runner.mjs';
import { tasks, tests } from '../../scripts/tasks/table.mjs';
import { UpToDate } from '../../scripts/tasks/up-to-date.mjs';
import { run } from '../../scripts/terminal/run.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrille-tasks-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A command that adds a line to a file. */
function note(text: string): string {
  return `echo ${text} >> '${join(folder, 'order.txt')}'`;
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function git(...words: string[]): void {
  execFileSync('git', words, { cwd: folder });
}

function isUpToDate(): boolean {
  return new UpToDate(folder, join(folder, 'ignored/notes')).has('build:page', 'ignored/made');
}

test('every task that comes before another is in the table, and every part of the tests belongs to a command', () => {
  const before = Object.values(tasks).flatMap(({ after = [] }) => after);
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining(before));
  for (const { command } of Object.values(tests))
    expect(['test', 'test:ci', 'test:all']).toContain(command);
});

describe('runTasks', () => {
  test('runs a task after those before it, and tells what processor time it took', async () => {
    const busy = 'i=0; while [ $i -lt 100000 ]; do i=$((i + 1)); done';
    const table = {
      last: { title: 'Last', after: ['first'], commands: [note('last')] },
      first: { title: 'First', commands: [busy, note('first')] },
    };
    const outcomes = await runTasks(['last'], { table });
    expect(outcomes.get('first')).toMatchObject({ failures: [], succeeded: 2 });
    expect(outcomes.get('first')?.coreSeconds).toBeGreaterThan(0);
    expect(execFileSync('cat', [join(folder, 'order.txt')], { encoding: 'utf8' })).toBe(
      'first\nlast\n',
    );
  });

  test('after a failure leaves out the tasks after it, and no others', async () => {
    const table = {
      fails: { title: 'Fails', commands: ['echo the reason; false', note('never')] },
      after: { title: 'After', after: ['fails'], commands: [note('never')] },
      other: { title: 'Other', commands: [note('other')] },
    };
    const outcomes = await runTasks(['after', 'other'], { table });
    const [failure] = outcomes.get('fails')?.failures ?? [];
    expect(failure?.message).toMatch(/^the reason\n[^]*fails failed \(1\)/);
    expect(outcomes.get('after')?.failures.map(({ message }) => message)).toEqual([
      'After: not run, as Fails failed.',
    ]);
    expect(outcomes.get('other')).toMatchObject({ failures: [], succeeded: 1 });
  });

  test('goes on without a package that a task wishes for, where installing it needs a password', async () => {
    writeFileSync(join(folder, 'sudo'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    const table = {
      makes: { title: 'Makes', wishes: ['a-rare-package'], commands: [note('made')] },
    };
    const outcomes = await runTasks(['makes'], { table });
    expect(outcomes.get('packages')?.failures).toEqual([]);
    expect(outcomes.get('makes')).toMatchObject({ failures: [], succeeded: 1 });
  });

  // The set-up of Node's packages ends in the same moment.
  test('ends with the error of a step that no one foresaw', async () => {
    const nameless = {
      toString(): string {
        throw new TypeError('it has no name');
      },
    };
    const packages = [nameless as unknown as string];
    const table = { sample: { title: 'Sample', packages, commands: [] } };
    await expect(runTasks(['sample'], { table })).rejects.toThrow('it has no name');
  });

  test('runs all commands that are tests, and counts them', async () => {
    const commands = ['false', 'true', 'false', 'true', 'true'];
    const table = { sample: { title: 'Sample', commandsAreTests: true, commands } };
    const { failures, succeeded } = (await runTasks(['sample'], { table })).get('sample') ?? {};
    expect([failures?.length, succeeded]).toEqual([2, 3]);
  });
});

describe('what keeps a command from its work is said', () => {
  const packages = ['cmake', 'quadrille-has-no-such-package', 'quadrille-nor-this-one'];

  test('a Node that is too old, before anything is installed', async () => {
    vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '18.20.4' });
    const printed = vi.spyOn(process.stdout, 'write');
    await expect(runTasks(['build:site'])).rejects.toThrow(
      /^This needs Node 20\.19 or newer, and .* is Node 18\.20\.4: /,
    );
    expect(printed).not.toHaveBeenCalled();
  });

  test.each(['20.19.0', '22.0.0', '100.0.0'])('Node %s is new enough', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  test.each(['20.18.3', '18.20.4', '9.0.0'])('Node %s is not', (version) => {
    expect(() => checkNode(version)).toThrow(version);
  });

  test.runIf(hasApt())(
    'missing system packages, in a line for root, where there is neither root nor sudo',
    async () => {
      vi.spyOn(process, 'getuid').mockReturnValue(1000);
      vi.stubEnv('PATH', folder);
      await expect(installPackages(packages, () => {})).rejects.toThrow(
        `apt-get update && apt-get install --yes --no-install-recommends ${packages.join(' ')}`,
      );
      vi.unstubAllEnvs();
    },
  );

  test.runIf(hasApt())('the same, where sudo does not let it', async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    writeFileSync(join(folder, 'sudo'), '#!/bin/sh\necho "a password is required" >&2; exit 1\n');
    chmodSync(join(folder, 'sudo'), 0o755);
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
    await expect(installPackages(packages.slice(1), () => {})).rejects.toThrow(
      /a password is required\n[^]*--no-install-recommends quadrille-has-no-such-package quadrille-nor/,
    );
    vi.unstubAllEnvs();
  });

  test('by a command that npm was told to run in silence', async () => {
    vi.stubEnv('npm_config_loglevel', 'silent');
    const command = ['npm', 'run', 'no-such-script'];
    await expect(run(command, { log: 'no-such-script' })).rejects.toThrow(/Missing script/);
    vi.unstubAllEnvs();
  });

  test('a command that fails without a word', async () => {
    await expect(run(['false'], { log: 'mute' })).rejects.toThrow(
      'mute failed (1); it printed nothing',
    );
  });

  test('a cache folder that cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    vi.stubEnv('QUADRILLE_CACHE', join(folder, 'file/cache'));
    vi.resetModules();
    const { makePrivateEmscripten } = await import('../../scripts/setup/private-emscripten.mjs');
    await expect(makePrivateEmscripten(() => {})).rejects.toThrow(
      /^The compiler is kept in .*file\/cache, which cannot be written \(.*QUADRILLE_CACHE may name another folder\.$/,
    );
  });

  test('a program that is not there', () => {
    const words = ['scripts/emscripten.mjs', 'quadrille-has-no-such-program'];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('quadrille-has-no-such-program could not be started'),
    ]);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the programs of tasks, too', async (signal) => {
  const file = join(folder, 'pid.txt');
  const script = `
    import { run } from ${JSON.stringify(join(process.cwd(), 'scripts/terminal/run.mjs'))};
    await run(['sh', '-c', 'echo $$ > "$0"; sleep 600', ${JSON.stringify(file)}], { log: 'sleeps' });`;
  const runner = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const ended = once(runner, 'exit');
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').endsWith('\n'), {
    timeout: 240_000,
  });
  const program = Number(readFileSync(file, 'utf8'));
  expect(isRunning(program)).toBe(true);
  runner.kill(signal);
  await ended;
  await vi.waitUntil(() => !isRunning(program), { timeout: 240_000 });
});

test('a reader of the output who goes away ends the programs of tasks, too', async () => {
  const file = join(folder, 'pid.txt');
  const script = `
    import { run } from ${JSON.stringify(join(process.cwd(), 'scripts/terminal/run.mjs'))};
    setInterval(() => process.stdout.write('a line\\n'), 50);
    await run(['sh', '-c', 'echo $$ > "$0"; sleep 600', ${JSON.stringify(file)}], { log: 'sleeps' });`;
  const runner = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const ended = once(runner, 'exit');
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').endsWith('\n'), {
    timeout: 240_000,
  });
  runner.stdout.destroy();
  await ended;
  await vi.waitUntil(() => !isRunning(Number(readFileSync(file, 'utf8'))), { timeout: 240_000 });
});

test.each(['--ci', '--all'])('npm test %s refuses the names of parts', (width) => {
  const words = ['scripts/test.mjs', width, 'node'];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([
    1,
    'Some parts alone are run by npm test: npm test -- node',
  ]);
});

describe('what a task has made', () => {
  beforeEach(() => {
    git('init', '--quiet');
    writeFileSync(join(folder, '.gitignore'), 'ignored/\n');
    writeFileSync(join(folder, 'page.ts'), 'export {}');
    mkdirSync(join(folder, 'ignored/made'), { recursive: true });
    writeFileSync(join(folder, 'ignored/made/page.js'), 'export {}');
    new UpToDate(folder, join(folder, 'ignored/notes')).add('build:page', 'ignored/made');
  });

  test('is up to date while no file changes that git knows', () => {
    expect(isUpToDate()).toBe(true);
    writeFileSync(join(folder, 'ignored/other.txt'), 'not a source');
    writeFileSync(join(folder, 'ignored/made/other.js'), 'made by another task');
    git('add', 'page.ts');
    expect(isUpToDate()).toBe(true);
  });

  test.each<[what: string, change: () => void]>([
    ['a file changes', () => writeFileSync(join(folder, 'page.ts'), 'export const a = 1;')],
    ['a file of the same size changes', () => utimesSync(join(folder, 'page.ts'), 1, 1)],
    ['a file is new', () => writeFileSync(join(folder, 'new.ts'), '')],
    ['a file goes', () => rmSync(join(folder, 'page.ts'))],
    ['it goes', () => rmSync(join(folder, 'ignored/made'), { recursive: true })],
    ['a part of it goes', () => rmSync(join(folder, 'ignored/made/page.js'))],
    ['a part of it is cut off', () => writeFileSync(join(folder, 'ignored/made/page.js'), 'exp')],
    [
      'it was begun and not ended',
      () => new UpToDate(folder, join(folder, 'ignored/notes')).begin('build:page'),
    ],
    ['there is no git', () => rmSync(join(folder, '.git'), { recursive: true })],
  ])('is made again when %s', (_, change) => {
    change();
    expect(isUpToDate()).toBe(false);
  });
});

test('a build folder that CMake made elsewhere is removed, others stay', () => {
  symlinkSync(folder, join(folder, 'link'));
  for (const [name, made] of [
    ['here', join(folder, 'here')],
    ['linked', join(folder, 'link/linked')],
    ['moved', '/elsewhere/build/moved'],
  ] as const) {
    mkdirSync(join(folder, name));
    const cache = `# a comment\nCMAKE_CACHEFILE_DIR:INTERNAL=${made}\nCMAKE_COMMAND:INTERNAL=cmake\n`;
    writeFileSync(join(folder, name, 'CMakeCache.txt'), cache);
  }
  mkdirSync(join(folder, 'reports'));
  removeMovedBuilds(folder);
  const all = ['here', 'linked', 'moved', 'reports'];
  expect(all.filter((name) => existsSync(join(folder, name)))).toEqual(
    all.filter((name) => name !== 'moved'),
  );
});
