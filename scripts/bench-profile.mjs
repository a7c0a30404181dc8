// npm run bench:profile: builds the C++ benchmark natively, then runs bench/native/profile.mjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildNativeBenchmarks } from './make/benchmarks.mjs';
import { checkout } from './paths.mjs';
import { installPackages } from './setup/system-packages.mjs';
import { profiler } from './setup/test-packages.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

await reportingFailures(async () => {
  await runSteps([
    ['System packages', (report) => installPackages(profiler, report)],
    ['C++ benchmarks, natively', buildNativeBenchmarks],
  ]);
  const command = [join(checkout, 'bench/native/profile.mjs')];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});
