import { Quadtree } from 'quadrille';

/** With no options at all, then every placement at two capacities, as deep as the scene wants. */
export const quadrille = [
  contender('quadrille', () => ({})),
  ...['leaf', 'parent', 'loose'].flatMap((placement) =>
    [16, 32].map((capacity) =>
      contender(`quadrille ${placement} ${capacity}`, (count) => ({
        placement,
        capacity,
        maxDepth: Math.min(12, Math.ceil(Math.log2(count) / 2) + 1),
      })),
    ),
  ),
];

/** @returns {import('../contender.d.ts').Contender} */
function contender(name, optionsFor) {
  return {
    name,
    kind: 'ours',
    async init({ boxes, side, count }) {
      const bounds = { x: 0, y: 0, width: side, height: side };
      const tree = await Quadtree.create({ bounds, ...optionsFor(count) });
      tree.setAll(boxes);
      let pairs = tree.pairs();
      return {
        boxes: () => tree.boxes,
        frame() {
          tree.sync();
          pairs = tree.pairs();
          return pairs.length / 2;
        },
        pairs: () => ({ a: pairs, b: pairs.subarray(1), stride: 2, count: pairs.length / 2 }),
        bytes: () => tree.stats().bytes,
        dispose: () => tree.dispose(),
      };
    },
  };
}
