// npm run api: renews docs/api, the reports of the package's interface. Tests compare them with the built package.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport, entries, reportFile, reportsDir } from './api-report.mjs';

rmSync(reportsDir, { recursive: true, force: true });
mkdirSync(reportsDir, { recursive: true });
for (const [entry, declarations] of entries) {
  writeFileSync(join(reportsDir, reportFile(entry)), apiReport(entry, declarations).text);
}
