// node scripts/run-tasks.mjs TASK...: sets up what is missing, then runs tasks of package.json in order until one fails.
import { runTask, setUpSteps, titleOf } from './tasks.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { Steps } from './terminal/steps.mjs';

await reportingFailures(async () => {
  const names = process.argv.slice(2);
  const tasks = names.map((name) => [titleOf(name), (report) => runTask(name, report)]);
  const list = [...setUpSteps(names), ...tasks];
  const steps = new Steps(list.length);
  for (const [title, work] of list) await steps.run(title, work);
});
