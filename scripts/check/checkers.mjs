import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMakeBuild } from '../make/cmake.mjs';
import { buildDir, checkout } from '../paths.mjs';
import { run } from '../run.mjs';
import { unlessUpToDate } from '../stamp.mjs';
import { Failure } from '../terminal/failure.mjs';
import { checkIncludes } from './includes.mjs';
import { sources } from './sources.mjs';

/**
 * Every checker: [title, work]. A checker that finds a problem throws a Failure with its description.
 *
 * @type {[string, (report: (text: string) => void) => Promise<unknown>][]}
 */
export const checkers = [
  ['C++ formatting', clangFormat],
  ['C++ layers', cppLayers],
  ['TypeScript, JSON and CSS formatting', tool('biome', 'check', '--error-on-warnings')],
  ['TypeScript lint', tool('oxlint', '--type-aware', '--deny-warnings')],
  ['Types of the library', tool('tsc', '-p', 'tsconfig.lib.json', '--noEmit')],
  ['Types of page, tests and configuration', tool('tsc', '-p', 'tsconfig.json')],
  ['Tables made from the benchmark', benchmarkTables],
  ['C++ lint', clangTidy],
];

/** All checkers as one test runner: each checker counts as one test. */
export async function runCheckers(report) {
  const problems = [];
  for (const [title, work] of checkers) {
    report(title);
    await work(report).catch((error) => {
      if (!(error instanceof Failure)) throw error;
      problems.push(`${title}:\n${error.message}`);
    });
  }
  return {
    passed: checkers.length - problems.length,
    failed: problems.length,
    skipped: 0,
    problem: problems.length > 0 ? problems.join('\n\n') : undefined,
  };
}

function tool(name, ...args) {
  const command = [join('node_modules/.bin', name), ...args];
  return (report) => run(command, { log: `check-${name}`, onLine: report });
}

function clangFormat(report) {
  const files = sources('*.cpp', '*.hpp');
  return run(['clang-format-19', '--dry-run', '-Werror', ...files], {
    log: 'check-clang-format',
    onLine: report,
  });
}

async function cppLayers() {
  const files = sources('cpp/src/*pp', 'cpp/include/*pp');
  const texts = files.map((file) => [file, readFileSync(join(checkout, file), 'utf8')]);
  const { problems, includes } = checkIncludes(new Map(texts));
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  return `${files.length} files, ${includes} includes`;
}

function benchmarkTables(report) {
  const command = [process.execPath, 'bench/report.mjs', '--check'];
  return run(command, { log: 'check-benchmark-tables', onLine: report });
}

/** Uses the compile commands of the sanitized build, because clang-tidy accepts only clang's options. */
async function clangTidy(report) {
  await new CMakeBuild('sanitize').configure(report);
  const inputs = ['cpp/include', 'cpp/src', '.clang-tidy'];
  return unlessUpToDate({ name: 'clang-tidy', inputs, output: buildDir }, async () => {
    const files = sources('cpp/src/*.cpp');
    const halves = [0, 1].map((half) => files.filter((_, index) => index % 2 === half));
    await Promise.all(halves.map((half, index) => tidy(half, index, report)));
  });
}

function tidy(files, index, onLine) {
  const options = ['-p', join(buildDir, 'sanitize'), '--quiet'];
  return run(['clang-tidy-19', ...options, ...files], { log: `check-clang-tidy-${index}`, onLine });
}
