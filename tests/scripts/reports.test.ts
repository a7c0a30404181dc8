import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { count, readReports } from '../../scripts/test/reports.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrille-reports-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}

/** A test in Playwright's report, with the durations of its tries. */
function spec(title: string, status: string, ...durations: number[]): unknown {
  return { title, tests: [{ status, results: durations.map((duration) => ({ duration })) }] };
}

function vitestReport(...all: string[]): unknown {
  return {
    testResults: [{ assertionResults: all.map((status) => ({ fullName: 'a test', status })) }],
  };
}

test('GoogleTest: a test that does not complete is skipped', () => {
  const failures = [{ failure: 'Expected equality' }];
  const testsuite = [
    { name: 'Holds', time: '0.5s', result: 'COMPLETED' },
    { name: 'Fails', time: '0.25s', result: 'COMPLETED', failures },
    { name: 'Waits', time: '0s', result: 'SKIPPED' },
  ];
  report('0.json', { testsuites: [{ name: 'Tree', testsuite }] });
  expect(readReports(folder)).toEqual([
    { title: 'Tree.Holds', status: 'passed', seconds: 0.5 },
    { title: 'Tree.Fails', status: 'failed', seconds: 0.25 },
    { title: 'Tree.Waits', status: 'skipped', seconds: 0 },
  ]);
});

test('Vitest: pending, planned and filtered tests are skipped', () => {
  const assertionResults = ['passed', 'failed', 'pending', 'todo', 'skipped'].map((status) => ({
    fullName: `a test, ${status}`,
    status,
    duration: 1_500,
  }));
  report('vitest.json', { testResults: [{ assertionResults }] });
  const tests = readReports(folder);
  expect(tests[0]).toEqual({ title: 'a test, passed', status: 'passed', seconds: 1.5 });
  expect(count(tests)).toEqual({ passed: 1, failed: 1, skipped: 3 });
});

test('Vitest: a file that cannot be loaded is a test that failed', () => {
  const passed = { fullName: 'a test', status: 'passed' };
  report('vitest.json', {
    testResults: [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      { name: 'good.test.ts', status: 'passed', assertionResults: [passed] },
      {
        name: 'bad.test.ts',
        status: 'failed',
        assertionResults: [{ ...passed, status: 'failed' }],
      },
    ],
  });
  const tests = readReports(folder);
  expect(count(tests)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(tests[0]).toEqual({ title: 'broken.test.ts', status: 'failed', seconds: 0 });
});

test('Playwright: a test that passes when tried again has failed, and its tries are added up', () => {
  const suites = [{ title: 'its part', specs: [spec('b', 'flaky', 1_000, 2_000)] }];
  const specs = [spec('a', 'expected', 500), spec('c', 'unexpected', 10), spec('d', 'skipped')];
  report('playwright.json', { suites: [{ title: 'a.spec.ts', specs, suites }] });
  const tests = readReports(folder);
  expect(count(tests)).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(tests[0]).toEqual({ title: 'a.spec.ts: a', status: 'passed', seconds: 0.5 });
  expect(tests.at(-1)).toEqual({ title: 'a.spec.ts: its part: b', status: 'failed', seconds: 3 });
});

test('Playwright: a test that runs with other fonts, too, is counted with each and says with which', () => {
  const tests = ['page', 'wide fonts'].map((projectName) => ({
    projectName,
    status: 'expected',
    results: [],
  }));
  report('playwright.json', {
    suites: [{ title: 'a.spec.ts', specs: [{ title: 'a', tests }] }],
  });
  expect(readReports(folder).map(({ title }) => title)).toEqual([
    'a.spec.ts: a',
    'a.spec.ts: a [wide fonts]',
  ]);
});

test('all reports of a folder are read, those in folders below too', () => {
  mkdirSync(join(folder, 'node'));
  report('vitest.json', vitestReport('passed'));
  report('node/vitest.json', vitestReport('passed', 'passed', 'failed'));
  expect(count(readReports(folder))).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('without a report there are no tests', () => {
  expect(readReports(join(folder, 'missing'))).toEqual([]);
});
