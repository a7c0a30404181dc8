// The interface of the built package: what it is, and that all of it is documented. After a change that is meant,
// `npm run api` renews the reports.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiReport, entries, reportFile, reportsDir } from './api-report.mjs';

const reports = new Map(entries.map(([entry, file]) => [entry, apiReport(entry, file)]));

test('docs/api has a report of each entry, and no others', () => {
  expect(readdirSync(reportsDir).toSorted()).toEqual(
    [...reports.keys()].map(reportFile).toSorted(),
  );
});

test.each([...reports])(
  'the report of %s is that of the built package',
  async (entry, { text }) => {
    await expect(text).toMatchFileSnapshot(join(reportsDir, reportFile(entry)));
  },
);

test.each([...reports])('every public name of %s has a doc comment', (_, { undocumented }) => {
  expect(undocumented).toEqual([]);
});
