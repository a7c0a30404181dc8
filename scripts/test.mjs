// npm test [-- runner ...]: the tests of every change, or those of the runners named.
// npm run test:all: the runners that take long too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { installPackages } from './setup/system-packages.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';
import { Steps } from './terminal/steps.mjs';
import { longRunners, runners, totalFile } from './test/runners.mjs';
import { summary, total } from './test/summary.mjs';

const all = [...runners, ...longRunners];

await reportingFailures(async () => {
  const chosen = choose(process.argv.slice(2));
  const preparations = [
    [
      'System packages',
      (report) =>
        installPackages(
          chosen.flatMap((runner) => runner.packages),
          report,
        ),
    ],
    ...new Set(chosen.flatMap((runner) => runner.needs)),
  ];
  const steps = new Steps(preparations.length + chosen.length);

  const failed = await prepare(preparations, steps);
  const results = [];
  for (const runner of chosen) results.push(await outcome(runner, failed, steps));

  mkdirSync(dirname(totalFile), { recursive: true });
  writeFileSync(totalFile, JSON.stringify(total(results)));
  process.stdout.write(`\n${summary(results)}\n`);
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
});

function choose(names) {
  if (names.length === 0) return runners;
  if (names.includes('--all')) return all;
  const unknown = names.filter((name) => !all.some((runner) => runner.name === name));
  if (unknown.length > 0) {
    const known = all.map((runner) => runner.name).join(', ');
    throw new Failure(`There is no runner ${unknown.join(', ')}; there are ${known}.`);
  }
  return all.filter((runner) => names.includes(runner.name));
}

/** Runs all preparations and returns those that failed: runners that do not need them still run. */
async function prepare(preparations, steps) {
  const failed = new Set();
  for (const step of preparations) {
    const [title, work] = step;
    await steps.run(title, work).catch((error) => {
      process.stderr.write(`${error.message}\n`);
      failed.add(step);
    });
  }
  return failed;
}

/** A runner that could not start, crashed or ran nothing counts as one failure. */
async function outcome(runner, failedPreparations, steps) {
  const none = { name: runner.name, passed: 0, failed: 1, skipped: 0 };
  const missing = runner.needs.find((step) => failedPreparations.has(step));
  if (missing) return { ...none, remark: `not run, because this failed: ${missing[0]}` };
  try {
    let result;
    await steps.run(runner.title, async (report) => {
      result = await runner.run(report);
      return `${result.passed} passed, ${result.failed} failed`;
    });
    if (result.problem) process.stderr.write(`${result.problem}\n`);
    if (result.passed + result.failed === 0) return { ...none, remark: 'ran nothing' };
    return { name: runner.name, ...result };
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return { ...none, remark: 'could not run' };
  }
}
