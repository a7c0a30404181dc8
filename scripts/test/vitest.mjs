import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportDir } from '../paths.mjs';
import { runReporting } from './run-reporting.mjs';

/** Runs one project of vitest.config.ts and counts its tests. */
export function runVitest(project, report) {
  const file = join(reportDir, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const words = ['node_modules/.bin/vitest', 'run', '--project', project, ...reporters];
  const env = { NO_COLOR: '1' };
  return runReporting(words, { log: `test-${project}`, env, onLine: report }, file, countVitest);
}

function countVitest(file) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}
