import { join } from 'node:path';
import { checkout } from '../paths.mjs';
import { run } from '../run.mjs';
import { unlessUpToDate } from '../stamp.mjs';

/** Installs exactly what the lock file names. */
export function installNodeModules(report) {
  const what = {
    name: 'node-modules',
    inputs: ['package-lock.json'],
    output: join(checkout, 'node_modules'),
  };
  return unlessUpToDate(what, () =>
    run(['npm', 'ci', '--no-audit', '--no-fund'], { log: 'npm-ci', onLine: report }),
  );
}
