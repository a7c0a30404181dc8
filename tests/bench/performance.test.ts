import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { performancePage } from '../../bench/native/performance.mjs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/performance.md and its chart say what the last run measured', () => {
  const page = read('docs/performance.md');
  const written = performancePage(page, JSON.parse(read('bench/results/native.json')));
  expect(page).toBe(written.page);
  expect(read('docs/growth.svg')).toBe(written.chart);
});
