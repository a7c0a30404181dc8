// npm run bench [-- options]: prepares the package and its rivals, then runs bench/main.mjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from './paths.mjs';
import { packageSteps, setUpSteps } from './pipeline.mjs';
import { run } from './run.mjs';
import { unlessUpToDate } from './stamp.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

await reportingFailures(async () => {
  await runSteps([...setUpSteps, ...packageSteps, ['Published packages to compare', installPeers]]);
  const command = [join(checkout, 'bench/main.mjs'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});

function installPeers(report) {
  const what = {
    name: 'bench-peers',
    inputs: ['bench/peers/package-lock.json'],
    output: join(checkout, 'bench/peers/node_modules'),
  };
  // planck declares Node 24 and runs on 20.
  const options = ['--ignore-scripts', '--engine-strict=false'];
  const command = ['npm', 'ci', '--prefix', 'bench/peers', ...options];
  return unlessUpToDate(what, () => run(command, { log: 'npm-ci-bench', onLine: report }));
}
