// node scripts/run-tasks.mjs TASK...: sets up what is missing, then runs tasks of scripts/tasks/table.mjs and those before them.
import { runTasks } from './tasks/runner.mjs';
import { tasks } from './tasks/table.mjs';
import { Failure, reportingFailures } from './terminal/failure.mjs';

await reportingFailures(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(tasks, name));
  const problem = names.length === 0 ? 'Name a task.' : `There is no task ${unknown.join(', ')}.`;
  if (names.length === 0 || unknown.length > 0)
    throw new Failure(`${problem} The tasks: ${Object.keys(tasks).join(', ')}.`);
  const outcomes = await runTasks(names);
  process.exitCode = [...outcomes.values()].some(({ failures }) => failures.length > 0) ? 1 : 0;
});
