// npm run api: renews docs/api, the reports of the package's interface. Tests compare them with the built package.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageSteps, setUpSteps } from './pipeline.mjs';
import { reportingFailures } from './terminal/failure.mjs';
import { runSteps } from './terminal/steps.mjs';

async function writeReports() {
  const { apiReport, entries, reportFile, reportsDir } = await import('./make/api-report.mjs');
  rmSync(reportsDir, { recursive: true, force: true });
  mkdirSync(reportsDir, { recursive: true });
  for (const [entry, declarations] of entries) {
    writeFileSync(join(reportsDir, reportFile(entry)), apiReport(entry, declarations).text);
  }
  return entries.map(([entry]) => entry).join(', ');
}

await reportingFailures(() =>
  runSteps([
    ...setUpSteps,
    ...packageSteps,
    ['Reports of the interface in docs/api', writeReports],
  ]),
);
