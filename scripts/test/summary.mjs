import { total } from './reports.mjs';

const columns = ['passed', 'failed', 'skipped'];

/** A table of all runners, and a line of sums at the end. */
export function summary(results) {
  const width = Math.max(...results.map((result) => result.name.length));
  const rows = results.map((result) => {
    const numbers = columns.map((column) => String(result[column]).padStart(8)).join('');
    return `${result.name.padEnd(width)}${numbers}${result.remark ? `  ${result.remark}` : ''}`;
  });
  const head = `${'runner'.padEnd(width)}${columns.map((column) => column.padStart(8)).join('')}`;
  const { passed, failed } = total(results);
  return [head, ...rows, '', `${passed} passed, ${failed} failed`].join('\n');
}
