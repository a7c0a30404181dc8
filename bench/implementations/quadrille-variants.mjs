/**
 * Trees of one build of the package: with the default options, then every placement at two capacities, with a depth for the scene's count.
 *
 * @param {typeof import('quadrille')} build
 * @returns {import('../implementation.d.ts').Implementation[]}
 */
export function quadrilleVariants(build) {
  return [
    implementation(build, 'quadrille', () => ({})),
    ...['cover', 'leaf', 'parent', 'loose'].flatMap((placement) =>
      [16, 32].map((capacity) =>
        implementation(build, `quadrille ${placement} ${capacity}`, (count) => ({
          placement,
          capacity,
          maxDepth: Math.min(12, Math.ceil(Math.log2(count) / 2) + 1),
        })),
      ),
    ),
  ];
}

function implementation({ inspect, Quadtree }, name, optionsFor) {
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
          pairs = tree.pairRows();
          count = pairs.length / 2;
          return count;
        },
        pairs: () => ({ a: pairs, b: pairs.subarray(1), stride: 2, count }),
        bytes: () => inspect(tree).stats().bytes,
        dispose: () => tree.dispose(),
      };
    },
  };
}
