// node scripts/run-tasks.mjs TASK...: sets up what is missing, then runs tasks of scripts/tasks/table.mjs and those before them.
import { runTasks } from './tasks/runner.mjs';
import { reportingFailures } from './terminal/failure.mjs';

await reportingFailures(async () => {
  const outcomes = await runTasks(process.argv.slice(2));
  process.exitCode = [...outcomes.values()].some(({ failures }) => failures.length > 0) ? 1 : 0;
});
