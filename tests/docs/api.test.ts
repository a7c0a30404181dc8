// The interface of the built package: what it is, and that all of it is documented.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiReport, baseOf, difference, entries, reportFile, reportsDir } from './api-report.mjs';

const reports = new Map(entries.map(([entry, file]) => [entry, apiReport(entry, file)]));

/** What docs/api has: an interface as a whole, or its difference from that of another entry. */
const kept = new Map(
  [...reports].map(([entry, { text }]) => {
    const base = baseOf(entry);
    const baseText = reports.get(base)?.text ?? '';
    return [entry, base === entry ? text : difference(base, baseText, entry, text)];
  }),
);
const same = ['quadrille/inline', 'quadrille/world/inline'];
const different = [...kept.keys()].filter((entry) => !same.includes(entry));

test('docs/api has a report of each entry with an interface of its own; delete any other', () => {
  expect(readdirSync(reportsDir).toSorted()).toEqual(different.map(reportFile).toSorted());
});

test.each(different)(
  'the report of %s is that of the built package; `npm run api` renews it after a change that is meant',
  async (entry) => {
    await expect(kept.get(entry)).toMatchFileSnapshot(join(reportsDir, reportFile(entry)));
  },
);

test.each(same.map((entry) => [entry, baseOf(entry)]))(
  '%s has the interface of %s; change both entries alike',
  (entry) => {
    expect(kept.get(entry)).toBe('');
  },
);

test.each([...reports])('every public name of %s has a doc comment', (_, { undocumented }) => {
  expect(undocumented).toEqual([]);
});
