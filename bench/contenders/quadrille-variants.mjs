/**
 * Trees of one build of the package: with no options at all, then every placement at two capacities, as deep as the scene wants.
 *
 * @param {typeof import('quadrille')} build
 * @returns {import('../contender.d.ts').Contender[]}
 */
export function quadrilleVariants({ Quadtree }) {
  return [
    contender(Quadtree, 'quadrille', () => ({})),
    ...['cover', 'leaf', 'parent', 'loose'].flatMap((placement) =>
      [16, 32].map((capacity) =>
        contender(Quadtree, `quadrille ${placement} ${capacity}`, (count) => ({
          placement,
          capacity,
          maxDepth: Math.min(12, Math.ceil(Math.log2(count) / 2) + 1),
        })),
      ),
    ),
  ];
}

function contender(Quadtree, name, optionsFor) {
  return {
    name,
    kind: 'ours',
    async init({ boxes, side, count: objects }) {
      const bounds = { x: 0, y: 0, width: side, height: side };
      const tree = await Quadtree.create({ bounds, ...optionsFor(objects) });
      tree.setAll(boxes);
      let count = 0;
      let pairs;
      return {
        boxes: () => tree.boxes,
        frame() {
          tree.sync();
          count = tree.findPairs();
          pairs = tree.pairBuffer;
          return count;
        },
        pairs: () => ({ a: pairs, b: pairs.subarray(1), stride: 2, count }),
        bytes: () => tree.stats().bytes,
        dispose: () => tree.dispose(),
      };
    },
  };
}
