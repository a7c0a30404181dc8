// npm test [-- runner ...]: the tests of every change, or those of the runners named.
// npm run test:all: the runners that take long too.
import { dependencies, setUpSteps, taskStep } from './tasks.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';
import { Steps } from './terminal/steps.mjs';
import { runners, runTests, tasksOf } from './test/runners.mjs';
import { summary } from './test/summary.mjs';

await reportingFailures(async () => {
  const chosen = choose(process.argv.slice(2));
  const tasks = chosen.flatMap(tasksOf);
  const packages = chosen.flatMap((runner) => runner.packages);
  const preparations = [...setUpSteps(tasks, packages), ...dependencies(tasks).map(taskStep)];
  const steps = new Steps(preparations.length + chosen.length);

  const failed = await prepare(preparations, steps);
  const results = [];
  for (const runner of chosen) results.push(await outcome(runner, failed, steps));

  process.stdout.write(`\n${summary(results)}\n`);
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
});

function choose(names) {
  if (names.includes('--all')) return runners;
  if (names.length === 0) return runners.filter((runner) => !runner.long);
  const known = runners.map((runner) => runner.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Failure(`There is no runner ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  return runners.filter((runner) => names.includes(runner.name));
}

/** Runs all preparations and returns the titles of those that failed: runners that do not need them still run. */
async function prepare(preparations, steps) {
  const failed = new Set();
  for (const [title, work] of preparations) {
    await steps.run(title, work).catch((error) => {
      process.stderr.write(`${error.message}\n`);
      failed.add(title);
    });
  }
  return failed;
}

/** A runner that could not start, crashed or ran nothing counts as one failure. */
async function outcome(runner, failedPreparations, steps) {
  const none = { name: runner.name, passed: 0, failed: 1, skipped: 0 };
  const needed = dependencies(tasksOf(runner)).map((task) => taskStep(task)[0]);
  const missing = needed.find((title) => failedPreparations.has(title));
  if (missing) return { ...none, remark: `not run, because this failed: ${missing}` };

  try {
    let result;
    await steps.run(runner.title, async (report) => {
      result = await runTests(runner, report);
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
