import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from '../run.mjs';
import { Failure } from '../terminal/failure.mjs';

/**
 * Runs a test program that writes a report to `file`, and counts from that report alone. A runner
 * without a report, or that fails though no test did, counts as one failure.
 */
export async function runReporting(command, options, file, count) {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const problem = await run(command, options).catch(messageOfFailure);
  const counts = existsSync(file) ? count(file) : { passed: 0, failed: 0, skipped: 0 };
  const crashed = problem !== undefined && counts.failed === 0;
  return { ...counts, failed: counts.failed + (crashed ? 1 : 0), problem };
}

function messageOfFailure(error) {
  if (error instanceof Failure) return error.message;
  throw error;
}
