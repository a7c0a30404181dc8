// npm run bench [-- options]: builds the package, installs those it is compared with, then runs bench/main.mjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { help, readOptions } from '../bench/options.mjs';
import { checkout } from './paths.mjs';
import { chromium } from './setup/system-packages.mjs';
import { runTasks } from './tasks.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';

await reportingFailures(async () => {
  const args = process.argv.slice(2);
  const options = readOrFail(args);
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  await runTasks(['build:package', 'build:peers'], options.browser ? chromium : []);
  const command = [join(checkout, 'bench/main.mjs'), ...args];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});

function readOrFail(args) {
  try {
    return readOptions(args);
  } catch (error) {
    throw new Failure(`${error.message}\nnpm run bench -- --help names all options.`);
  }
}
