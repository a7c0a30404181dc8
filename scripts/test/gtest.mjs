import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportDir } from '../paths.mjs';
import { runReporting } from './run-reporting.mjs';

/**
 * Runs a GoogleTest executable (an argument list) and counts its tests. With several `shards`, that
 * many processes run at a time, each a part of the tests.
 */
export async function runGtest(name, command, report, shards = 1) {
  const indices = Array.from({ length: shards }, (_, index) => index);
  const results = await Promise.all(
    indices.map((index) => runShard(name, command, report, index, shards)),
  );
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const problems = results.map((result) => result.problem).filter(Boolean);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    problem: problems.length > 0 ? problems.join('\n\n') : undefined,
  };
}

function runShard(name, command, report, index, shards) {
  const shard = shards === 1 ? name : `${name}-${index + 1}-of-${shards}`;
  const file = join(reportDir, `${shard}.json`);
  const env = {
    UBSAN_OPTIONS: 'print_stacktrace=1',
    GTEST_TOTAL_SHARDS: String(shards),
    GTEST_SHARD_INDEX: String(index),
  };
  const words = [...command, `--gtest_output=json:${file}`];
  return runReporting(words, { log: `test-${shard}`, env, onLine: report }, file, countGtest);
}

function countGtest(file) {
  const { testsuites } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testsuites.flatMap((suite) => suite.testsuite);
  const failed = tests.filter((test) => test.failures?.length > 0).length;
  const skipped = tests.filter((test) => test.result !== 'COMPLETED').length;
  return { passed: tests.length - failed - skipped, failed, skipped };
}
