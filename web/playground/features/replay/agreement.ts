/** Whether a case still has the pairs of its file, and the answer to its query, in sentences. */
import type { ReplayStrings } from '../../locales/strings.ts';
import type { OpenedCase } from './open-case.ts';

export function agreement({ pairs, query }: OpenedCase, strings: ReplayStrings): string {
  const { differs, queryDiffers, same, sameQuery } = strings.case;
  const onPairs = isSame(pairs) ? same(pairs.found) : differs(pairs.more, pairs.fewer);
  if (!query) return onPairs;
  const onQuery = isSame(query) ? sameQuery(query.found) : queryDiffers(query.more, query.fewer);
  return `${onPairs} ${onQuery}`;
}

function isSame({ fewer, more }: OpenedCase['pairs']): boolean {
  return more === 0 && fewer === 0;
}
