// npm test, npm run test:ci and npm run test:all: the tests, part by part. `npm test -- --help` tells more.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, reportDir } from './paths.mjs';
import { runTasks } from './tasks/runner.mjs';
import { tests } from './tasks/table.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';
import { duration } from './terminal/steps.mjs';
import { count, readReports } from './test/reports.mjs';

/** What leaves out the thorough tests, in Vitest, Playwright and GoogleTest. */
const quick = { QUADRILLE_QUICK: '1', GTEST_FILTER: '-*Thorough*' };
const commands = ['test', 'test:ci', 'test:all'];

const help = `npm test               tests every part of the product, without the tests that are marked as thorough
npm test -- PART...    all tests of these parts
npm run test:ci        tests the parts that CI runs
npm run test:all       all tests of all parts

The parts, the first of the commands that runs each, and the first that runs its thorough tests:
${Object.entries(tests)
  .map(
    ([name, { title, command, thorough = thoroughFrom(command) }]) =>
      `  ${name.padEnd(18)} ${command.padEnd(9)} ${thorough.padEnd(9)} ${title}`,
  )
  .join('\n')}`;

await reportingFailures(async () => {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    print(help);
    return;
  }
  const begin = performance.now();
  const { names, quickOnes, rebuild } = choose(words);
  for (const name of names) rmSync(reportsOf(name), { recursive: true, force: true });

  const results = new Map();
  const outcomes = await runTasks(names, {
    envOf: (name) => (quickOnes.has(name) ? quick : {}),
    rebuild,
    remarkOn: (name, outcome) => {
      if (!names.includes(name)) return undefined;
      const result = resultOf(name, outcome);
      results.set(name, result);
      return `${result.passed} passed, ${result.failed} failed`;
    },
  });
  printTimes(outcomes, (performance.now() - begin) / 1000);
  const all = testsOf(names);
  printSlowest(all);
  printFailed(all);
  printResults(results);
});

/** The first command that runs the thorough tests of a part, unless the part says so itself. */
function thoroughFrom(command) {
  return command === 'test' ? 'test:ci' : command;
}

/** The parts to run, and those whose thorough tests are left out. */
function choose(words) {
  const width = ['--ci', '--all'].indexOf(words[0]) + 1;
  if (width > 0 && words.length > 1)
    throw new Failure(
      `Some parts alone are run by npm test: npm test -- ${words.slice(1).join(' ')}`,
    );
  if (words.length > 0 && width === 0)
    return { names: known(words), quickOnes: new Set(), rebuild: false };
  const wanted = new Set(commands.slice(0, width + 1));
  const names = Object.keys(tests).filter((name) => wanted.has(tests[name].command));
  const quickOnes = names.filter((name) => {
    const { command, thorough = thoroughFrom(command) } = tests[name];
    return !wanted.has(thorough);
  });
  return { names, quickOnes: new Set(quickOnes), rebuild: width > 0 };
}

function known(names) {
  const unknown = names.filter((name) => !Object.hasOwn(tests, name));
  if (unknown.length === 0) return names;
  throw new Failure(`There is no part ${unknown.join(', ')}.\n${help}`);
}

function reportsOf(name) {
  return tests[name].reports ? join(checkout, tests[name].reports) : join(reportDir, name);
}

/** A part whose program fails though no test did, or that ran no test, counts as one failure. */
function resultOf(name, { failures, succeeded }) {
  if (tests[name].commandsAreTests)
    return { passed: succeeded, failed: failures.length, skipped: 0 };
  const counts = count(readReports(reportsOf(name)));
  const ranNothing = counts.passed + counts.failed === 0;
  return { ...counts, failed: Math.max(counts.failed, failures.length, ranNothing ? 1 : 0) };
}

/** What each task took, and all of them. */
function printTimes(outcomes, seconds) {
  const rows = [...outcomes.values()].filter((one) => one.seconds >= 1);
  const coreSeconds = rows.reduce((sum, one) => sum + one.coreSeconds, 0);
  print('          time      processor, without that of browsers');
  for (const one of rows) print(timesOf(one));
  print(timesOf({ title: 'all, two at a time', seconds, coreSeconds }));
}

function timesOf({ title, seconds, coreSeconds }) {
  return `${duration(seconds).padStart(14)} ${duration(coreSeconds).padStart(14)}   ${title}`;
}

/** The tests in the reports of these parts, each with the name of its part. */
function testsOf(names) {
  return names.flatMap((name) => readReports(reportsOf(name)).map((test) => [name, test]));
}

function printSlowest(all) {
  const slowest = all.toSorted(([, a], [, b]) => b.seconds - a.seconds).slice(0, 20);
  if (slowest.length > 0) print('\nThe slowest twenty tests:');
  for (const [name, { title, seconds }] of slowest)
    print(`${duration(seconds).padStart(14)}   ${name}: ${title}`);
}

function printFailed(all) {
  const failed = all.filter(([, { status }]) => status === 'failed');
  if (failed.length > 0) print('\nTests that failed:');
  for (const [name, { title }] of failed) print(`  ${name}: ${title}`);
}

/** The last line is the sum alone. */
function printResults(results) {
  console.table(Object.fromEntries(results), ['passed', 'failed', 'skipped']);
  const sum = (key) => [...results.values()].reduce((all, result) => all + result[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  print(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
