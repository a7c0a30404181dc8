// npm test [-- runner ...]: the tests of every change, or those of the runners named.
// npm run test:all: the runners that take long too.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { reportDir } from './paths.mjs';
import { runTask, setUpSteps } from './tasks.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';
import { Steps } from './terminal/steps.mjs';
import { countReports, total } from './test/reports.mjs';
import { runners, tasksOf } from './test/runners.mjs';

await reportingFailures(async () => {
  const chosen = choose(process.argv.slice(2));
  const packages = chosen.flatMap((runner) => runner.packages);
  const setUp = setUpSteps(chosen.flatMap(tasksOf), packages);
  const steps = new Steps(setUp.length + chosen.length);

  // Without what cannot be set up, the runners that do not need it still run.
  for (const [title, work] of setUp) await steps.run(title, work).catch(print);
  const results = [];
  for (const runner of chosen) {
    let result;
    await steps.run(runner.title, async (report) => {
      result = await runTests(runner, report);
      return `${result.passed} passed, ${result.failed} failed`;
    });
    result.problems.forEach(print);
    results.push([[runner.name, result.remark].filter(Boolean).join(': '), result]);
  }

  console.table(Object.fromEntries(results), ['passed', 'failed', 'skipped']);
  const { passed, failed } = total(results.map(([, result]) => result));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
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

/**
 * Runs the tasks of a runner. A runner whose program fails though no test did, or that ran no test, counts as one failure.
 *
 * @returns {Promise<{ passed: number, failed: number, skipped: number, problems: Failure[], remark?: string }>}
 */
async function runTests(runner, report) {
  const reports = runner.reports ?? join(reportDir, runner.name);
  rmSync(reports, { recursive: true, force: true });
  const problems = [];
  for (const task of tasksOf(runner)) {
    await runTask(task, report).catch((error) => problems.push(error));
  }
  if (runner.checks) {
    const failed = problems.length;
    return { passed: runner.checks.length - failed, failed, skipped: 0, problems };
  }

  const counts = countReports(reports);
  if (counts.passed + counts.failed === 0)
    return { ...counts, failed: 1, problems, remark: 'ran nothing' };
  return { ...counts, failed: Math.max(counts.failed, problems.length), problems };
}

function print(error) {
  process.stderr.write(`${error.message}\n`);
}
