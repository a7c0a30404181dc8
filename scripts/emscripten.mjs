// Runs a command in the environment that has emcc: `node scripts/emscripten.mjs emcc --version`.
import { spawnSync } from 'node:child_process';
import { inEmscripten, setUpEmscripten } from './setup/emscripten.mjs';
import { reportingFailures } from './terminal/failure.mjs';

await reportingFailures(async () => {
  await setUpEmscripten(() => {});
  const [command, ...args] = inEmscripten(process.argv.slice(2));
  process.exitCode = spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
});
