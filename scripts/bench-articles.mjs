// npm run bench:articles: builds the package, then runs bench/articles/main.mjs, which writes the times
// of S4.15 into docs/articles.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from './paths.mjs';
import { packageSteps, setUpSteps } from './pipeline.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

await reportingFailures(async () => {
  await runSteps([...setUpSteps, ...packageSteps]);
  const command = [join(checkout, 'bench/articles/main.mjs')];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});
