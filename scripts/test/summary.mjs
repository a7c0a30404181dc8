const columns = ['passed', 'failed', 'skipped'];

/** A table of all runners; the line of sums stands alone at the end. */
export function summary(results) {
  const width = Math.max(...results.map((result) => result.name.length));
  const rows = results.map((result) => {
    const numbers = columns.map((column) => String(result[column]).padStart(8)).join('');
    return `${result.name.padEnd(width)}${numbers}${result.remark ? `  ${result.remark}` : ''}`;
  });
  const head = `${'runner'.padEnd(width)}${columns.map((column) => column.padStart(8)).join('')}`;
  const sums = `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`;
  return [head, ...rows, '', sums].join('\n');
}

function sum(results, column) {
  return results.reduce((total, result) => total + result[column], 0);
}
