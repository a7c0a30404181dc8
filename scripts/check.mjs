// npm run check: formatting, lint and types; all of them, also after one has failed.
import { checkers } from './check/checkers.mjs';
import { packageSteps, setUpSteps } from './pipeline.mjs';
import { installPackages } from './setup/system-packages.mjs';
import { checkers as checkerPackages } from './setup/test-packages.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';
import { Steps } from './terminal/steps.mjs';

await reportingFailures(async () => {
  const [wasmModule] = packageSteps; // with the types that the library is checked against
  const steps = new Steps(4 + checkers.length);
  await steps.run('System packages', (report) => installPackages(checkerPackages, report));
  for (const step of [...setUpSteps, wasmModule]) await steps.run(...step);

  let found = 0;
  for (const [title, work] of checkers) {
    await steps.run(title, work).catch((error) => {
      process.stdout.write(`${error.message}\n\n`);
      found += 1;
    });
  }
  if (found > 0) throw new Failure(`${found} of ${checkers.length} checks failed.`);
});
