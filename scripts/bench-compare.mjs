// npm run bench:compare -- --before DIR [options]: builds this checkout's package, then runs bench/compare/main.mjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { help, readOptions } from '../bench/compare/options.mjs';
import { checkout } from './paths.mjs';
import { runTasks } from './tasks.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';

await reportingFailures(async () => {
  const args = process.argv.slice(2);
  const options = readOrFail(args);
  if (options.help) {
    process.stdout.write(help);
    return;
  }
  await runTasks(options.buildsAfter ? ['build:package'] : []);
  const command = [join(checkout, 'bench/compare/main.mjs'), ...args];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});

function readOrFail(args) {
  try {
    return readOptions(args);
  } catch (error) {
    throw new Failure(`${error.message}\nnpm run bench:compare -- --help names all options.`);
  }
}
