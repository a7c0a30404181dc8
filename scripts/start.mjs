// npm start: sets up what is missing, builds what changed, serves the playground.
import { packageSteps, setUpSteps, siteSteps } from './pipeline.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

await reportingFailures(async () => {
  await runSteps([...setUpSteps, ...packageSteps, ...siteSteps]);
  const { preview } = await import('vite');
  const server = await preview({ logLevel: 'warn' });
  process.stdout.write(
    `\nThe playground is at ${server.resolvedUrls.local[0]}  (Ctrl+C ends it)\n`,
  );
});
