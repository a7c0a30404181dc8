import { PAIR_STRIDE } from 'quadrille';

/**
 * Ways to go over the pairs of a tree whose objects carry `{ hits }`: [title, loop]. Each does the same for a pair, so that the
 * sums that they return are equal; those with data add to the hits of both objects.
 */
export const loops = [
  ['walk over `pairRows()`', (tree) => walk(tree, (a, b) => a + b)],
  ['`forEachPair`', (tree) => forEach(tree, undefined, (a, b) => a + b)],
  ['`forEachPair` with `{ a, b }`', (tree) => forEach(tree, { a: 1, b: 1 }, (a, b) => a + b)],
  ['walk over `pairRows()`, with data', (tree) => walk(tree, hit(tree))],
  ['`forEachPair`, with data', (tree) => forEach(tree, undefined, hit(tree))],
];

function walk(tree, onPair) {
  const pairs = tree.pairRows();
  let sum = 0;
  for (let i = 0; i < pairs.length; i += PAIR_STRIDE) sum += onPair(pairs[i], pairs[i + 1]);
  return sum;
}

function forEach(tree, options, onPair) {
  let sum = 0;
  tree.forEachPair((a, b) => {
    sum += onPair(a, b);
  }, options);
  return sum;
}

function hit(tree) {
  return (a, b) => {
    tree.data(a).hits += 1;
    tree.data(b).hits += 1;
    return a + b;
  };
}
