import type { PairList } from '../../../../bench/pair-list.mjs';
import { PairSum } from '../../engine/pair-sum.ts';

/** The pairs of a list of the benchmarks, to be compared with others. */
export function sumOf({ a, b, count }: PairList): PairSum {
  const sum = new PairSum();
  for (let i = 0; i < count; i++) sum.add(a[i]!, b[i]!);
  return sum;
}
