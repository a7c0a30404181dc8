import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../paths.mjs';
import { run } from '../run.mjs';

const lock = join(checkout, 'package-lock.json');
/** A copy of the lock file that was installed from; written last, so that it is not there after an interruption. */
const installed = join(checkout, 'node_modules/.installed-package-lock.json');

/** Installs exactly what the lock file names. */
export async function installNodeModules(report) {
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock)))
    return 'up to date';
  await run(['npm', 'ci', '--no-audit', '--no-fund'], { log: 'npm-ci', onLine: report });
  copyFileSync(lock, installed);
  return undefined;
}
