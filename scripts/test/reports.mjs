import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Counts the tests of all reports (JSON of GoogleTest, Vitest or Playwright) in a folder and those below it.
 *
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countReports(folder) {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  const counts = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => count(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  return total(counts);
}

/** Sums of a list of counts. */
export function total(counts) {
  const sum = (key) => counts.reduce((before, one) => before + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function count(report) {
  if (report.testsuites) return countGoogleTest(report);
  return report.stats ? countPlaywright(report) : countVitest(report);
}

function countGoogleTest({ testsuites }) {
  const tests = testsuites.flatMap((suite) => suite.testsuite);
  const failed = tests.filter((test) => test.failures?.length > 0).length;
  const skipped = tests.filter((test) => test.result !== 'COMPLETED').length;
  return { passed: tests.length - failed - skipped, failed, skipped };
}

function countVitest(report) {
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}

/** A test that passed when it was tried again is `flaky`; it counts as failed. */
function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky, skipped };
}
