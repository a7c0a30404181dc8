import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countReports, total } from '../../scripts/test/reports.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrille-reports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}

test('GoogleTest: each test counts, and a test that does not complete is skipped', () => {
  const failures = [{ failure: 'Expected equality' }];
  report('0.json', {
    testsuites: [
      { testsuite: [{ result: 'COMPLETED' }, { result: 'COMPLETED', failures }] },
      { testsuite: [{ result: 'SKIPPED' }, { result: 'COMPLETED' }] },
    ],
  });
  expect(countReports(folder)).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

test('Vitest: pending and planned tests are skipped', () => {
  const skipped = { numPendingTests: 2, numTodoTests: 1 };
  report('vitest.json', { numPassedTests: 5, numFailedTests: 1, ...skipped });
  expect(countReports(folder)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('Playwright: a test that passes when tried again has failed', () => {
  report('playwright.json', { stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } });
  expect(countReports(folder)).toEqual({ passed: 4, failed: 3, skipped: 3 });
});

test('all reports of a folder are added up, those in folders below too', () => {
  mkdirSync(join(folder, 'node'));
  const skipped = { numPendingTests: 0, numTodoTests: 0 };
  report('vitest.json', { numPassedTests: 1, numFailedTests: 0, ...skipped });
  report('node/vitest.json', { numPassedTests: 2, numFailedTests: 1, ...skipped });
  expect(countReports(folder)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('without a report nothing is counted', () => {
  expect(countReports(join(folder, 'missing'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('the counts of several runners are added up', () => {
  const native = { passed: 350, failed: 0, skipped: 1 };
  expect(total([native, { passed: 900, failed: 2, skipped: 3 }])).toEqual({
    passed: 1250,
    failed: 2,
    skipped: 4,
  });
});
