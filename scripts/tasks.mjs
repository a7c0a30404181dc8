import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkout } from './paths.mjs';
import { run } from './run.mjs';
import { setUpEmscripten } from './setup/emscripten.mjs';
import { installNodeModules } from './setup/node-modules.mjs';
import { chromium, clang, fuzzer, installPackages, testSources } from './setup/system-packages.mjs';

// A task is a script of package.json. There, wireit's part says which tasks come before it, and from which files it makes which
// others: a task whose files did not change is not done again.
const { scripts, wireit } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));

/** What the steps are called on the terminal, and what must be installed for them. */
const tasks = {
  'build:wasm': { title: 'C++ to WebAssembly', emscripten: true },
  'build:wasm-tests': {
    title: 'C++ tests to WebAssembly',
    emscripten: true,
    packages: testSources,
  },
  'build:package': { title: 'npm package in dist/' },
  'build:site': { title: 'Playground in site/' },
  'build:learn': { title: 'Article in site/learn/' },
  'build:examples': { title: 'Examples in site/examples/' },
  'build:bench': {
    title: 'C++ benchmarks, natively',
    packages: [...clang, 'libbenchmark-dev'],
  },
  'build:bench-wasm': { title: 'C++ benchmarks to WebAssembly', emscripten: true },
  'build:fuzz': { title: 'Fuzz targets', packages: fuzzer },
  'build:profile': { title: 'C++ benchmarks, to be sampled', packages: ['linux-perf'] },
  // The benchmarks with these packages run in Chromium too.
  'build:peers': { title: 'Published packages to compare', packages: chromium },
  'format:cpp': { title: 'C++', packages: ['clang-format-19'] },
  'format:web': { title: 'TypeScript, JSON and CSS' },
};

/** Names of all tasks that begin so. */
export function tasksNamed(prefix) {
  return Object.keys(scripts).filter((name) => name.startsWith(prefix));
}

/** The steps that install what the tasks, all tasks before them and the Debian packages ask for. */
export function setUpSteps(names, packages = []) {
  const needs = withDependencies(names).map((name) => tasks[name] ?? {});
  const wanted = [...packages, ...needs.flatMap((task) => task.packages ?? [])];
  const steps = [
    wanted.length > 0 && ['System packages', (report) => installPackages(wanted, report)],
    needs.some((task) => task.emscripten) && ['Emscripten', setUpEmscripten],
    ['Node packages from the lock file', installNodeModules],
  ];
  return steps.filter(Boolean);
}

function withDependencies(names) {
  const before = names.flatMap((name) => wireit[name]?.dependencies ?? []);
  const added = before.map((entry) => entry.script ?? entry);
  return added.length > 0 ? [...names, ...withDependencies(added)] : names;
}

export function titleOf(name) {
  return tasks[name].title;
}

/**
 * Runs a task, after all tasks that come before it. wireit prints what the programs print and which of them it starts. It is told to
 * keep no copies of what they make, as it would never remove one, and to ask no server for any.
 */
export async function runTask(name, onLine) {
  const env = {
    CTEST_PARALLEL_LEVEL: String(availableParallelism()),
    NO_COLOR: '1',
    WIREIT_CACHE: 'none',
    WIREIT_LOGGER: 'simple',
  };
  let last = '';
  const remember = (line) => {
    last = line;
    onLine(line);
  };
  const log = name.replaceAll(':', '-');
  await run(['npm', 'run', '--silent', name], { log, env, onLine: remember });
  return last.endsWith('Already fresh') ? 'up to date' : undefined;
}
