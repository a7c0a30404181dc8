// npm run bench [-- options]: builds the package, installs those it is compared with, then runs bench/main.mjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { help, readOptions } from '../bench/options.mjs';
import { checkout } from './paths.mjs';
import { packageSteps, setUpSteps } from './pipeline.mjs';
import { run } from './run.mjs';
import { installPackages } from './setup/system-packages.mjs';
import { browser as browserPackages } from './setup/test-packages.mjs';
import { unlessUpToDate } from './stamp.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

await reportingFailures(async () => {
  const args = process.argv.slice(2);
  const options = readOrFail(args);
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  const chromium = ['Chromium', (report) => installPackages(browserPackages, report)];
  await runSteps([
    ...setUpSteps,
    ...packageSteps,
    ['Published packages to compare', installPeers],
    ...(options.browser ? [chromium] : []),
  ]);
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

function installPeers(report) {
  const what = {
    name: 'bench-peers',
    inputs: ['bench/peers/package-lock.json'],
    output: join(checkout, 'bench/peers/node_modules'),
  };
  // planck declares Node 24, but runs on Node 20.
  const options = ['--ignore-scripts', '--engine-strict=false'];
  const command = ['npm', 'ci', '--prefix', 'bench/peers', ...options];
  return unlessUpToDate(what, () => run(command, { log: 'npm-ci-bench', onLine: report }));
}
