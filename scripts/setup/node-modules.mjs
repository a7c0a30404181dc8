import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../paths.mjs';
import { run } from '../terminal/run.mjs';

/** Installs exactly what the lock file of a folder of the checkout names. */
export async function installNodeModules(folder, report) {
  const lock = join(checkout, folder, 'package-lock.json');
  // A copy of the lock file that was installed from; written last, so that it is not there after an interruption.
  const installed = join(checkout, folder, 'node_modules/.installed-package-lock.json');
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock)))
    return 'up to date';
  // The benchmarks' packages name other versions of Node, and none of them needs its own scripts.
  const options = folder === '.' ? [] : ['--ignore-scripts', '--engine-strict=false'];
  // Those for development too, though npm may be set to leave them out. It reaches the registry in the way of whoever uses it: the settings of
  // npm may name any variable. But it does not keep silent about what fails, as `npm run --silent` tells it to.
  const env = { ...process.env, npm_config_loglevel: undefined };
  await run(
    ['npm', 'ci', '--include=dev', '--prefix', folder, '--no-audit', '--no-fund', ...options],
    { log: `npm-ci-${folder.replaceAll('/', '-')}`, onLine: report, env },
  );
  copyFileSync(lock, installed);
  return undefined;
}
