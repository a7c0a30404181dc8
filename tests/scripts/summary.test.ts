import { expect, test } from 'vitest';
import { total } from '../../scripts/test/reports.mjs';
import { summary } from '../../scripts/test/summary.mjs';

const results = [
  { name: 'native', passed: 350, failed: 0, skipped: 1 },
  { name: 'emscripten-next', passed: 900, failed: 2, skipped: 3, remark: 'could not run' },
];

test('the last line is the sum of all runners', () => {
  expect(summary(results).split('\n').at(-1)).toBe('1250 passed, 2 failed');
  expect(total(results)).toEqual({ passed: 1250, failed: 2, skipped: 4 });
});

test('every runner has a row', () => {
  expect(summary(results).split('\n').slice(0, 3)).toEqual([
    'runner           passed  failed skipped',
    'native              350       0       1',
    'emscripten-next     900       2       3  could not run',
  ]);
});
