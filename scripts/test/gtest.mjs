import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportDir } from '../paths.mjs';
import { runReporting } from './run-reporting.mjs';

/** Runs a GoogleTest executable (an argument list) and counts its tests. */
export function runGtest(name, command, report) {
  const file = join(reportDir, `${name}.json`);
  const env = { UBSAN_OPTIONS: 'print_stacktrace=1' };
  const words = [...command, `--gtest_output=json:${file}`];
  return runReporting(words, { log: `test-${name}`, env, onLine: report }, file, countGtest);
}

function countGtest(file) {
  const { testsuites } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testsuites.flatMap((suite) => suite.testsuite);
  const failed = tests.filter((test) => test.failures?.length > 0).length;
  const skipped = tests.filter((test) => test.result !== 'COMPLETED').length;
  return { passed: tests.length - failed - skipped, failed, skipped };
}
