/** How the articles number children, and name nodes by these numbers. */
import type { Settings } from '../../state/parameters.ts';
import type { Path } from './paths.ts';

/** In the table's order: north west, north east, south west, south east. */
export const childNumbers: Readonly<
  Record<Settings['order'], readonly [string, string, string, string]>
> = {
  counterclockwise: ['1', '0', '2', '3'],
  zorder: ['0', '1', '2', '3'],
};

/** The children, as positions in the table's order, from the lowest number to the highest. */
export function childrenByNumber(order: Settings['order']): readonly number[] {
  const numbers = childNumbers[order];
  return [...numbers.keys()].toSorted((a, b) => Number(numbers[a]) - Number(numbers[b]));
}

/** As the articles would write it: `0/2`; the root has no number. */
export function nameOf(path: Path, order: Settings['order']): string {
  return path.map((child) => childNumbers[order][child] ?? '').join('/');
}
