/** What a probe's query takes, read from the library's trace. */
import { load, Quadtree, type QuadtreeOptions, TraceKind } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import { CELL_STRIDE } from '../../web/playground/engine/tree/probe.ts';
import { ProbeRunner } from '../../web/playground/engine/tree/probe-query.ts';
import { eventsOf } from '../../web/playground/engine/tree/trace-events.ts';
import { probeOf } from '../../web/playground/probes/registry.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { withChanges } from '../../web/playground/state/settings.ts';

beforeAll(() => load());

const { settings: usual, world } = presetOf('s2');

function treeOf(placement: NonNullable<QuadtreeOptions['placement']>): Quadtree {
  const { boxes } = populate({ ...usual, count: 400, maxSize: 40 }, world);
  const tree = new Quadtree({
    bounds: { x: 0, y: 0, width: world.width, height: world.height },
    capacity: 4,
    maxDepth: 6,
    placement,
  });
  tree.setAll(boxes);
  return tree;
}

describe.each(parameters.placement.values)('in a %s tree', (placement) => {
  test.each(parameters.probeKind.values)(
    '%s: the counts of a probe agree with its trace',
    (kind) => {
      const tree = treeOf(placement);
      const runner = new ProbeRunner();
      // From many to few and back: nothing of the query before is left.
      for (const [probeSize, probeX] of [
        [500, 300],
        [30, 90],
        [120, 420],
        [600, 250],
      ]) {
        const probeKind = { probe: true, probeKind: kind, probeSize, probeX, nearest: 9 };
        const probe = probeOf(withChanges(usual, probeKind), world);
        if (!probe) throw new Error('the probe is not in the world');
        const { cells, duplicates, tested, visited } = runner.run(tree, probe);
        const events = eventsOf(probe.trace(tree));
        // Every walk begins by entering the root.
        const entered = events
          .filter((event) => event.kind === events[0]?.kind)
          .map(({ cell }) => cell);
        const innermost = entered.filter(
          (cell) =>
            !entered.some(
              ({ depth, column, row }) =>
                depth === cell.depth + 1 && column >> 1 === cell.column && row >> 1 === cell.row,
            ),
        );
        expect(visited).toBe(entered.length);
        expect(cells).toHaveLength(CELL_STRIDE * innermost.length);
        expect([...cells]).toEqual(
          innermost.flatMap(({ depth, column, row }) => [depth, column, row]),
        );
        expect(new Set(tested).size).toBe(tested.length);
        expect(tested.length).toBeGreaterThan(0);
        expect(duplicates).toBe(events.filter((event) => event.kind === TraceKind.Repeat).length);
      }
      tree.dispose();
    },
  );
});
