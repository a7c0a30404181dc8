import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportDir } from '../paths.mjs';
import { runReporting } from './run-reporting.mjs';

/** Runs the tests of the built page (playwright.config.ts) and counts them. */
export function runPlaywright(report) {
  const file = join(reportDir, 'playwright.json');
  const words = ['node_modules/.bin/playwright', 'test', '--reporter=list,json'];
  const env = { NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return runReporting(
    words,
    { log: 'test-playwright', env, onLine: report },
    file,
    countPlaywright,
  );
}

/** A retried test that passed in the end would be `flaky`; it counts as failed. */
function countPlaywright(file) {
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
