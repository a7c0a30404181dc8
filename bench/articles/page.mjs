import { withPart } from '../marked-parts.mjs';
import { digits, table } from '../report/tables.mjs';

/** What the article says that it measured (S4.15). */
const article = { insert: '14 ms', queries: { 4: '5 ms', 2: '1.5 ms' } };

const leaves = { 4: 'four leaves', 2: 'two leaves', 1: 'one leaf' };

/**
 * docs/articles.md with the figures of a run.
 *
 * @param {string} page as it is now; its prose stays
 * @param {{ machine: string, objects: number, insert: object, queries: object[] }} run
 */
export function articlesPage(page, { machine, objects, insert, queries }) {
  const head = ['work', 'article', 'here, as the article does it', 'here, in one call'];
  const rows = [
    [
      `insert ${objects.toLocaleString('en')} objects`,
      article.insert,
      time(insert.oneByOne),
      `${time(insert.bulk)} (\`setAll\`)`,
    ],
    ...queries.map(({ reached, candidates, tested, query }) => [
      `query and test ${candidates} candidates: ${leaves[reached]}`,
      article.queries[reached] ?? '–',
      time(tested),
      `${time(query)} (\`query\`)`,
    ]),
  ];
  const lines = [...table(head, rows), '', machine];
  return withPart(page, 's4.15', lines);
}

function time(ms) {
  return ms >= 0.1 ? `${digits(ms)} ms` : `${digits(1_000 * ms)} µs`;
}
