import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The tests of all reports (JSON of GoogleTest, Vitest or Playwright) in a folder and those below it.
 *
 * @returns {{ title: string, status: 'passed' | 'failed' | 'skipped', seconds: number }[]}
 */
export function readReports(folder) {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => testsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/** How many tests have each status. */
export function count(tests) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of tests) counts[status]++;
  return counts;
}

function testsOf(report) {
  if (report.testsuites) return report.testsuites.flatMap(ofGoogleTest);
  return report.suites
    ? report.suites.flatMap((suite) => ofPlaywright(suite))
    : report.testResults.flatMap(ofVitest);
}

function ofGoogleTest(suite) {
  return suite.testsuite.map(({ name, time, result, failures = [] }) => ({
    title: `${suite.name}.${name}`,
    status: statusOf(failures.length === 0, result !== 'COMPLETED'),
    seconds: Number.parseFloat(time),
  }));
}

/** A file that fails without a test that does, as it cannot be loaded, counts as a test. */
function ofVitest({ name, status: statusOfFile, assertionResults }) {
  const isBroken =
    statusOfFile === 'failed' && assertionResults.every(({ status }) => status !== 'failed');
  const ofFile = isBroken ? [{ title: name, status: 'failed', seconds: 0 }] : [];
  const ofTests = assertionResults.map(({ fullName, status, duration = 0 }) => ({
    title: fullName,
    status: statusOf(
      status === 'passed',
      ['pending', 'skipped', 'todo', 'disabled'].includes(status),
    ),
    seconds: duration / 1000,
  }));
  return [...ofTests, ...ofFile];
}

/** A test that passed when it was tried again is `flaky`; it counts as failed. One that also runs with other fonts is a test with each. */
function ofPlaywright({ title, specs = [], suites = [] }, before = '') {
  const path = `${before}${title}: `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results, projectName = 'page' }) => ({
      title: path + spec.title + (projectName === 'page' ? '' : ` [${projectName}]`),
      status: statusOf(status === 'expected', status === 'skipped'),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap((suite) => ofPlaywright(suite, path))];
}

function statusOf(hasPassed, isSkipped) {
  if (isSkipped) return 'skipped';
  return hasPassed ? 'passed' : 'failed';
}
