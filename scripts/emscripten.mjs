// Runs a command in the environment that has emcc: `node scripts/emscripten.mjs emcc --version`.
import { spawnSync } from 'node:child_process';
import { emscriptenVariables, setUpEmscripten } from './setup/emscripten.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';

await reportingFailures(async () => {
  await setUpEmscripten(() => {});
  const [command, ...args] = process.argv.slice(2);
  const env = { ...process.env, ...emscriptenVariables() };
  const { error, status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) throw new Failure(`${command} could not be started: ${error.message}`);
  process.exitCode = status ?? 1;
});
