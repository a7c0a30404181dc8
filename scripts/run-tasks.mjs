// node scripts/run-tasks.mjs TASK...: sets up what is missing, then runs tasks of package.json.
import { runTasks } from './tasks.mjs';
import { reportingFailures } from './terminal/failure.mjs';

await reportingFailures(() => runTasks(process.argv.slice(2)));
