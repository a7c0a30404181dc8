// npm run build: the npm package in dist/ and the static page in site/.
import { packageSteps, setUpSteps, siteSteps } from './pipeline.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

await reportingFailures(() => runSteps([...setUpSteps, ...packageSteps, ...siteSteps]));
