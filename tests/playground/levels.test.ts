/** The level on which each object is kept, against the nodes that the library names for it. */
import * as fc from 'fast-check';
import { inspect, NODE_STRIDE, NodeField, Quadtree } from 'quadrille';
import { expect, test } from 'vitest';
import { levelsOf } from '../../web/playground/engine/tree/levels.ts';

const box = fc.tuple(
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: 0, max: 30 }),
);

function create(placement: 'parent' | 'leaf' | 'loose' | 'cover'): Promise<Quadtree> {
  return Quadtree.create({
    bounds: { x: 0, y: 0, width: 64, height: 64 },
    placement,
    capacity: 2,
  });
}

test('is that of the highest node that keeps the object', async () => {
  const trees = await Promise.all((['parent', 'leaf', 'loose', 'cover'] as const).map(create));
  fc.assert(
    fc.property(fc.array(box, { maxLength: 30 }), (boxes) => {
      for (const tree of trees) {
        tree.clear();
        const ids = boxes.map(([x, y, width, height]) => tree.insert(x, y, width, height));
        const inspector = inspect(tree);
        const seen = {
          get nodes() {
            return inspector.nodes();
          },
          rowsIn: (node: number) => inspector.rowsIn(node),
        };
        const levels = new Uint8Array(ids.length);
        const deepest = levelsOf(seen, levels);
        const nodes = inspector.nodes().slice();
        const depths = ids.map((id) =>
          Math.min(
            ...[...inspector.nodesOf(id)].map(
              (node) => nodes[node * NODE_STRIDE + NodeField.Depth]!,
            ),
          ),
        );
        expect([...levels]).toEqual(depths);
        expect(deepest).toBeGreaterThanOrEqual(Math.max(0, ...depths));
      }
    }),
    { numRuns: 60 },
  );
  for (const tree of trees) tree.dispose();
});
