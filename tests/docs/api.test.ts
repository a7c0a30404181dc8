// The interface of the built package: what it is, and that all of it is documented.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiReport, baseOf, entries, reportFile, reportsDir } from './api-report.mjs';

const reports = new Map(entries.map(([entry, file]) => [entry, apiReport(entry, file)]));
const bases = [...new Set([...reports.keys()].map(baseOf))];
const others = [...reports.keys()].filter((entry) => !bases.includes(entry));

test('docs/api has a report of each entry with an interface of its own; delete any other', () => {
  expect(readdirSync(reportsDir).toSorted()).toEqual(bases.map(reportFile).toSorted());
});

test.each(bases)(
  'the report of %s is that of the built package; `npm run api` renews it after a change that is meant',
  async (entry) => {
    await expect(reports.get(entry)?.text).toMatchFileSnapshot(join(reportsDir, reportFile(entry)));
  },
);

test.each(others.map((entry) => [entry, baseOf(entry)]))(
  '%s has the interface of %s; change both entries alike',
  (entry, base) => {
    expect(reports.get(entry)?.text.replaceAll(entry, base)).toBe(reports.get(base)?.text);
  },
);

test.each(bases)('%s declares no class but those that it exports, and each name once', (entry) => {
  expect(reports.get(entry)?.text).not.toMatch(/^class |\w_\d\b/m);
});

test.each([...reports])(
  'every public name of %s has a doc comment, which can be read',
  (_, { remarks }) => {
    expect(remarks).toEqual([]);
  },
);
