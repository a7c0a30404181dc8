// npm run dev: the playground on Vite's development server, with hot reload of web/playground.
import { packageSteps, setUpSteps } from './pipeline.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

await reportingFailures(async () => {
  await runSteps([...setUpSteps, ...packageSteps]);
  const { createServer } = await import('vite');
  const server = await createServer();
  await server.listen();
  server.printUrls();
});
