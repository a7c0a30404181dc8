/**
 * Runs many queries by one call each.
 *
 * @param {import('./query-implementation.d.ts').Query} query
 * @param {number} numbers of one query: two or four
 * @returns {import('./query-implementation.d.ts').QueryBatch}
 */
export function oneByOne(query, numbers) {
  if (numbers === 2) {
    return (queries, results) => {
      for (let i = 0, k = 0; i < results.length; i++, k += 2) {
        results[i] = query(queries[k], queries[k + 1]);
      }
    };
  }
  return (queries, results) => {
    for (let i = 0, k = 0; i < results.length; i++, k += 4) {
      results[i] = query(queries[k], queries[k + 1], queries[k + 2], queries[k + 3]);
    }
  };
}
