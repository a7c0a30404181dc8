/** Lines of a table in Markdown: a title, then columns of numbers. */
export function table([first, ...columns], rows) {
  return [
    line([first, ...columns]),
    `| --- |${' ---: |'.repeat(columns.length)}`,
    ...rows.map(line),
  ];
}

/**
 * Such lines of columns that say their cells.
 *
 * @template Row
 * @param {(false | undefined | [head: string, cell: (row: Row) => unknown])[]} columns one that is false or undefined is left out
 * @param {Row[]} rows
 */
export function tableOf(columns, rows) {
  const shown = columns.filter(Boolean);
  const heads = shown.map(([head]) => head);
  return table(
    heads,
    rows.map((row) => shown.map(([, cell]) => cell(row))),
  );
}

function line(cells) {
  return `| ${cells.join(' | ')} |`;
}

/** A number with three significant digits. */
export function digits(value) {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

/** `large` divided by `small`, as text. */
export function times(large, small) {
  const ratio = large / small;
  return `${ratio >= 100 ? Math.round(ratio) : ratio.toPrecision(ratio < 1 ? 2 : 3)}x`;
}

/** The implementation of these kinds with the shortest frame. */
export function cheapest(results, ...kinds) {
  return results
    .filter(({ kind, error }) => kinds.includes(kind) && !error)
    .toSorted((a, b) => a.ms.amortised - b.ms.amortised)[0];
}

/** What `share` of a goal, reached divided by wanted, means. */
export function verdict(share) {
  return share >= 1 ? 'met' : `missed by ${Math.max(1, Math.round(100 * (1 - share)))} %`;
}
