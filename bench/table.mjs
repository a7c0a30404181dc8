/** The contender of these kinds with the least median. */
export function fastest(results, ...kinds) {
  const some = results.filter(({ kind, error }) => kinds.includes(kind) && !error);
  return some.toSorted((a, b) => a.ms.median - b.ms.median)[0];
}

/** One scene's results as lines of a table in Markdown. */
export function sceneTable({ results }) {
  const hand = fastest(results, 'hand');
  const published = fastest(results, 'package');
  const rows = results
    .toSorted((a, b) => a.ms.median - b.ms.median)
    .map((result) => {
      const { median, mean, min, max } = result.ms;
      const cells = [
        result.name,
        rounded(median),
        rounded(mean),
        `${rounded(min)}..${rounded(max)}`,
      ];
      cells.push(rounded(result.pairsOnlyMs), times(hand, result), times(published, result));
      return `| ${cells.join(' | ')} |`;
    });
  const head = ['contender', 'median ms', 'mean', 'min..max', 'pairs alone', 'x hand', 'x package'];
  return [`| ${head.join(' | ')} |`, `| --- |${' ---: |'.repeat(head.length - 1)}`, ...rows];
}

function rounded(value) {
  return value.toPrecision(3);
}

function times(other, result) {
  return other ? (other.ms.median / result.ms.median).toFixed(2) : '';
}
