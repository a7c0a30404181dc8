// npm run bench:native [-- options]: builds the C++ benchmarks natively and as WebAssembly, then runs
// bench/native/main.mjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildNativeBenchmarks } from './make/benchmarks.mjs';
import { buildWasm } from './make/wasm.mjs';
import { checkout } from './paths.mjs';
import { setUpSteps } from './pipeline.mjs';
import { installPackages } from './setup/system-packages.mjs';
import { benchmarks } from './setup/test-packages.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

await reportingFailures(async () => {
  await runSteps([
    ['System packages', (report) => installPackages(benchmarks, report)],
    ...setUpSteps,
    ['C++ benchmarks, natively', buildNativeBenchmarks],
    ['C++ benchmarks to WebAssembly', buildForNode],
  ]);
  const command = [join(checkout, 'bench/native/main.mjs'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});

function buildForNode(report) {
  return buildWasm('quadrille_frame_times', report, 'bench-wasm');
}
