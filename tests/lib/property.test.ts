import * as fc from 'fast-check';
import { inspect, load, Quadtree, type QuadtreeOptions } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxes, bulkOf, given, history, outsides, rectOf, settings } from './arbitraries.js';
import { allPairs, hits, outside, type Rect } from './brute-force.js';
import { draws } from './draws.js';
import { Model } from './model.js';
import { referenceNodes } from './reference-tree.js';
import { asBulk, nodeRows, PLACEMENTS, pairList, random, sorted } from './support.js';

beforeAll(() => load());

/** A fixed seed; and an end to the search for the smallest example when something is broken. */
const fixed = (numRuns: number): object => ({
  seed: 20_261_121,
  numRuns: draws(numRuns),
  interruptAfterTimeLimit: 240_000,
  markInterruptAsFailure: true,
});

/** Trees are freed by hand: thousands of them come before the garbage collector does. */
function using<T>(tree: Quadtree, use: (tree: Quadtree) => T): T {
  try {
    return use(tree);
  } finally {
    tree.dispose();
  }
}

function worldOf(tree: Quadtree): Rect {
  const { x, y, width, height } = tree.options.bounds;
  return { minX: x, minY: y, maxX: x + width, maxY: y + height };
}

/** 0 .. count - 1 in a seeded order. */
function shuffled(count: number): number[] {
  const next = random(count);
  const order: number[] = [];
  for (let i = 0; i < count; i++) order.splice(Math.floor(next() * (i + 1)), 0, i);
  return order;
}

/** A tree's nodes are those of a new tree with the same boxes, however it was filled. */
function expectPure(tree: Quadtree, scene: ReadonlyMap<number, Rect>): void {
  const options: QuadtreeOptions = { ...tree.options, outside: 'keep' };
  const bulk = asBulk(scene);
  const wanted = inspect(tree).nodes().slice();
  using(new Quadtree(options), (other) => {
    other.setAll(bulk);
    expect(inspect(other).nodes()).toEqual(wanted);
    other.clear();
    for (const i of shuffled(bulk.length / 4)) {
      other.insertMany(bulk.subarray(4 * i, 4 * i + 4));
    }
    expect(inspect(other).nodes()).toEqual(wanted);
    inspect(other).validate();
  });
}

describe('any scene', () => {
  test('pairs, queries and candidates of all placements agree with brute force', () => {
    const property = fc.property(
      boxes,
      settings,
      fc.array(given, { maxLength: 6 }),
      fc.nat(7),
      (scene, options, queries, steps) => {
        const rows = new Map(scene.map((box, row) => [row, rectOf(box)]));
        for (const placement of PLACEMENTS) {
          using(new Quadtree({ ...options, placement }), (tree) => {
            tree.setAll(bulkOf(scene));
            inspect(tree).validate();
            expect(pairList(tree)).toEqual(allPairs(rows, options.touching));
            expect(sorted(inspect(tree).outsiders())).toEqual(outside(rows, worldOf(tree)));
            for (const query of queries) {
              const wanted = hits(rows, rectOf(query), options.touching);
              expect(sorted(tree.queryRows(...query))).toEqual(wanted);
              const candidates = sorted(tree.candidateRows(...query, { steps }));
              expect(new Set(candidates).size).toBe(candidates.length);
              expect(candidates).toEqual(expect.arrayContaining(wanted));
            }
          });
        }
      },
    );
    fc.assert(property, fixed(600));
  });

  test('the nodes are those of the definition', () => {
    const property = fc.property(boxes, settings, (scene, options) => {
      using(new Quadtree(options), (tree) => {
        tree.setAll(bulkOf(scene));
        const wanted = referenceNodes(scene.map(rectOf), { ...options, world: worldOf(tree) });
        expect(nodeRows(tree)).toMatchObject(wanted);
        expect(nodeRows(tree)).toHaveLength(wanted.length);
      });
    });
    fc.assert(property, fixed(600));
  });

  test('the nodes are the same for bulk, one by one and shuffled', () => {
    const property = fc.property(boxes, settings, (scene, options) => {
      using(new Quadtree(options), (tree) => {
        for (const box of scene) tree.insert(...box);
        expectPure(tree, new Map(scene.map((box, row) => [row, rectOf(box)])));
      });
    });
    fc.assert(property, fixed(300));
  });
});

describe('any history', () => {
  test('after every step the tree is valid, equals brute force and a freshly built tree', () => {
    const property = fc.property(
      history,
      settings,
      outsides,
      given,
      (steps, options, policy, query) => {
        const model = new Model({ ...options, outside: policy });
        using(model.tree, (tree) => {
          for (const step of steps) {
            model.apply(step);
            const { scene } = model;
            expect(pairList(tree)).toEqual(allPairs(scene, options.touching));
            expect(sorted(tree.queryRows(...query))).toEqual(
              hits(scene, rectOf(query), options.touching),
            );
            expect(sorted(inspect(tree).outsiders())).toEqual(outside(scene, worldOf(tree)));
            if (policy === 'grow') expect(inspect(tree).outsiders()).toHaveLength(0);
            expectPure(tree, scene);
          }
        });
      },
    );
    fc.assert(property, fixed(400));
  });

  test('the same history gives the same bytes', () => {
    const property = fc.property(history, settings, (steps, options) => {
      const runs = [0, 1].map(() => {
        const model = new Model(options);
        return using(model.tree, (tree) => {
          for (const step of steps) model.apply(step);
          return [
            tree.pairRows().slice(),
            inspect(tree).nodes().slice(),
            tree.queryRows(0, 0, 9, 9).slice(),
          ];
        });
      });
      expect(runs[0]).toEqual(runs[1]);
    });
    fc.assert(property, fixed(60));
  });
});
