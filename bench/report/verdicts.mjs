import { table } from './tables.mjs';

/** The part of bench/RESULTS.md about verdicts, from what `compareVerdicts` returns. */
export function verdictsSection({ count, overlapping, results }) {
  const [pairs, over] = [count, overlapping].map((number) => number.toLocaleString('en'));
  const rows = results.map(({ name, differences, farthest, margin, why }) => [
    name,
    differences,
    farthest.toExponential(1),
    margin,
    why,
  ]);
  return [
    '## Verdicts',
    '',
    `Whether two shapes overlap: ${pairs} pairs of random circles, boxes, capsules, segments and polygons of 1 to 20 world units, every`,
    `third of them nearly touching; ${over} overlap, by a reference in double precision. **Farthest** is how far the shapes of a pair`,
    'with another verdict are from touching: overlap or gap, in world units. Written by `npm run bench:verdicts`.',
    '',
    ...table(['library', 'other verdicts', 'farthest', 'at most', 'because of'], rows),
  ];
}
