/** What a frame takes: duplicates against plain counting of what nodes hold, and the charts. */
import * as fc from 'fast-check';
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { overlap } from '../../web/playground/engine/oracle.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import { duplicatesIn } from '../../web/playground/engine/tree/duplicates.ts';
import { firstChildOf } from '../../web/playground/engine/tree/paths.ts';
import { CostLog, type Costs, MOST_FRAMES } from '../../web/playground/features/costs/cost-log.ts';
import type { Settings } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { draws } from '../lib/draws.ts';

const world = { width: 256, height: 256, margin: 0 };

beforeAll(() => load());

function treeOver(boxes: Float32Array, changes: Partial<Settings>): TreeDriver {
  const { settings } = presetOf('s1');
  return new TreeDriver({ ...settings, capacity: 2, maxDepth: 4, ...changes }, world, boxes);
}

/** Of objects that overlap: those of a node among each other, and with those of the nodes above. */
function meetings(tree: TreeDriver, node = 0, above: readonly number[] = []): number {
  const own = [...tree.rowsIn(node)];
  const { boxes } = tree;
  let found = 0;
  for (const [at, a] of own.entries())
    for (const b of [...own.slice(at + 1), ...above])
      if (overlap(boxes, 4 * a, 4 * b, true)) found++;
  const first = firstChildOf(tree.nodes, node);
  if (first === 0) return found;
  for (let child = first; child < first + 4; child++)
    found += meetings(tree, child, [...above, ...own]);
  return found;
}

const anyBoxes = fc
  .array(fc.tuple(fc.nat({ max: 240 }), fc.nat({ max: 240 }), fc.integer({ min: 1, max: 60 })), {
    minLength: 2,
    maxLength: 40,
  })
  .map((all) => Float32Array.from(all.flatMap(([x, y, side]) => [x, y, x + side, y + side])));

describe('duplicates', () => {
  test.each(['leaf', 'cover', 'parent'] as const)(
    'are the meetings beyond the first of each pair: %s',
    (placement) => {
      let most = 0;
      fc.assert(
        fc.property(anyBoxes, (boxes) => {
          const tree = treeOver(boxes, { placement });
          const duplicates = duplicatesIn(tree);
          expect(duplicates).toBe(meetings(tree) - tree.pairs.length / 2);
          most = Math.max(most, duplicates);
          tree.dispose();
        }),
        { seed: 61, numRuns: draws(100) },
      );
      expect(most > 0).toBe(placement !== 'parent');
    },
  );
});

/** Of a frame whose tree took so long to build. */
function costs(build: number): () => Costs {
  return () => ({ build, pairs: 2 * build, draw: 0 });
}

describe('the charts', () => {
  test('have the mean of the last frames, each noted once', () => {
    const log = new CostLog();
    for (let number = 0; number < MOST_FRAMES + 10; number++) {
      log.follow({ number }, costs(number < 10 ? 100 : 3));
      log.follow({ number }, costs(50));
    }
    expect(log.mean('build')).toBe(3);
    expect(log.mean('pairs')).toBe(6);
  });

  test('are drawn to one scale, the newest frame at the right end', () => {
    const log = new CostLog();
    log.follow({ number: 1 }, costs(1));
    log.follow({ number: 2 }, costs(5));
    expect(log.path('build', 89, 12)).toBe('M88,12 L88,11 L89,7 L89,12Z');
    expect(log.path('pairs', 89, 12)).toBe('M88,12 L88,10 L89,2 L89,12Z');
    expect(log.path('draw', 89, 12)).toBe('M88,12 L88,12 L89,12 L89,12Z');
  });

  test('are flat where the clock measures nothing', () => {
    const log = new CostLog();
    log.follow({ number: 1 }, costs(0));
    expect(log.path('pairs', 89, 12)).toBe('M89,12 L89,12 L89,12Z');
  });
});
