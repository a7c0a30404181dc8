/** Whether a case still has the pairs of its file, in a sentence. */
import type { ReplayStrings } from '../../locales/strings.ts';
import type { OpenedCase } from './open-case.ts';

export function agreement({ pairs }: OpenedCase, strings: ReplayStrings): string {
  const { found, more, fewer } = pairs;
  return more === 0 && fewer === 0 ? strings.case.same(found) : strings.case.differs(more, fewer);
}
