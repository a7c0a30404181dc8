import { readFileSync } from 'node:fs';
import * as build from 'quadrille';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { capacityTable, distanceTable, placementTable } from '../../bench/report/tuning.mjs';
import { makeScene } from '../../bench/scenes.mjs';
import { measures, measureTuning } from '../../bench/tuning/measure.mjs';
import { placementPage } from '../../bench/tuning/page.mjs';
import {
  capacities,
  depths,
  isSame,
  loosenesses,
  measuredSettings,
  placements,
  usual,
} from '../../bench/tuning/settings.mjs';
import { tuningPictures } from '../../scripts/document-pictures/tuning.mjs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const kept = () => JSON.parse(read('bench/results/tuning.json'));

const conditions = { turns: 1, onProgress: () => {} };

test('docs/placement.md and its curves say what the last run measured; npm run bench:tuning writes them', () => {
  const page = read('docs/placement.md');
  expect(placementPage(page, kept())).toBe(page);
  for (const [name, picture] of Object.entries(tuningPictures(kept())))
    expect(read(`docs/${name}.svg`), name).toBe(picture);
});

describe('what docs/placement.md says of the curves', () => {
  type Ratio = Readonly<Record<string, number>>;
  const { scenes } = kept() as {
    scenes: {
      kind: string;
      count: number;
      results: (typeof usual & { bytes: number; ratio: Ratio })[];
    }[];
  };
  const queries = measures.slice(1);
  const treeOf = (kind: string, settings: object) => {
    const { results } = scenes.find((scene) => scene.kind === kind)!;
    return results.find((tree) => isSame(tree, { ...usual, ...settings }))!;
  };
  const ratioOf = (kind: string, settings: object): Ratio => treeOf(kind, settings).ratio;

  test.each(scenes.map(({ kind }) => kind))('%s: frames are best with 32 or 64', (kind) => {
    for (const placement of placements) {
      const frames = capacities.map((capacity) => ratioOf(kind, { placement, capacity })['frame']!);
      expect(Math.min(...frames.slice(-2)), placement).toBeLessThan(1.1 * Math.min(...frames));
    }
  });

  test.each(['uniform', 'mixed'])('%s: depths are alike from that of the rule on', (kind) => {
    const { count } = scenes.find((scene) => scene.kind === kind)!;
    const rule = Math.round(Math.log(count / usual.capacity) / Math.log(4) + 2);
    const deep = depths.filter((maxDepth) => maxDepth >= rule);
    expect(deep.length).toBeGreaterThan(2);
    for (const measure of measures)
      for (const maxDepth of deep)
        expect(Math.abs(ratioOf(kind, { maxDepth })[measure]! - 1), measure).toBeLessThan(0.15);
  });

  test('clustered: the best tree for frames is less deep, and its depth leaves queries as they are', () => {
    const { results } = scenes.find(({ kind }) => kind === 'clustered')!;
    const best = results.toSorted((a, b) => a.ratio['frame']! - b.ratio['frame']!)[0]!;
    const { maxDepth } = best;
    expect(maxDepth).toBeLessThan(usual.maxDepth);
    const ratio = ratioOf('clustered', { maxDepth });
    expect(ratio['frame']).toBeLessThan(0.9);
    for (const query of queries) expect(ratio[query], query).toBeLessThan(1.1);
  });

  test('the smallest looseness above 1 has the fastest queries', () => {
    for (const { kind } of scenes) {
      const all = loosenesses.map((looseness) => ratioOf(kind, { placement: 'loose', looseness }));
      for (const query of queries) {
        const best = Math.min(...all.map((ratio) => ratio[query]!));
        expect(all[1]![query], `${kind}, ${query}`).toBeLessThan(1.1 * best);
      }
    }
  });

  test('with more than 2, frames hardly change', () => {
    for (const { kind } of scenes)
      for (const looseness of loosenesses.filter((wider) => wider > 2)) {
        const frame = (settings: object) =>
          ratioOf(kind, { placement: 'loose', ...settings })['frame']!;
        expect(Math.abs(frame({ looseness }) / frame({}) - 1), kind).toBeLessThan(0.15);
      }
  });

  test('memory: placements differ less with a higher capacity', () => {
    for (const { kind } of scenes) {
      const spread = (capacity: number): number => {
        const bytes = placements.map((placement) => treeOf(kind, { placement, capacity }).bytes);
        return Math.max(...bytes) / Math.min(...bytes);
      };
      expect(spread(1), kind).toBeGreaterThan(spread(usual.capacity));
      expect(spread(usual.capacity), kind).toBeGreaterThan(spread(capacities.at(-1)!));
    }
  });

  test('loose is in no row the best', () => {
    expect(distanceTable(kept()).filter((row) => row.includes('| loose'))).toEqual([]);
  });
});

test('the usual settings are those of a tree without options', async () => {
  const tree = await build.Quadtree.create({ bounds: { x: 0, y: 0, width: 1, height: 1 } });
  expect(tree.options).toMatchObject(usual);
  expect(measuredSettings()).toContainEqual(usual);
  tree.dispose();
});

describe('a measurement', () => {
  test('gives each tree its ratios, beside the times of the usual settings', async () => {
    const parent = { ...usual, placement: 'parent', capacity: 4 };
    const scene = makeScene('mixed', 300);
    let clock = 0;
    const ticking = { ...conditions, now: () => clock++ };
    const measured = await measureTuning(build, scene, [usual, parent], ticking);
    expect(measured.leftOut).toEqual([]);
    expect(measured.usual).toEqual({
      frame: 1000,
      ...Object.fromEntries(measures.slice(1).map((name) => [name, 0.977])), // of 1,024 places
    });
    const ratio = Object.fromEntries(measures.map((name) => [name, 1]));
    expect(measured.results).toEqual(
      [usual, parent].map((settings) => expect.objectContaining({ ...settings, ratio })),
    );
  });

  test('leaves out trees with very many entries, and deeper ones of the same kind', async () => {
    const settings = [2, 7, 8].map((maxDepth) => {
      return { placement: 'leaf', capacity: 1, maxDepth, looseness: 2 };
    });
    const { results, leftOut } = await measureTuning(
      build,
      makeScene('pile-up', 300),
      settings,
      conditions,
    );
    expect(results).toHaveLength(1);
    expect(leftOut).toEqual(settings.slice(1));
  });

  test('ends at a result that is not that of the reference', async () => {
    const found = vi.spyOn(build.Quadtree.prototype, 'pairRows');
    found.mockReturnValue(new Uint32Array([0, 1]));
    onTestFinished(() => found.mockRestore());
    const scene = makeScene('uniform', 300);
    await expect(measureTuning(build, scene, [usual], conditions)).rejects.toThrow(
      'pairs of {"placement":"cover"',
    );
  });
});

/** What is measured of a tree. */
function one(settings: object, ratio: number) {
  const ratios = Object.fromEntries(measures.map((name) => [name, ratio]));
  return { ...usual, ...settings, nodes: 1_349, references: 14_200, ratio: ratios };
}

describe('the tables', () => {
  const run = {
    scenes: [
      {
        kind: 'uniform',
        count: 10_000,
        usual: Object.fromEntries(measures.map((name) => [name, 400])),
        results: [
          one({}, 1),
          one({ capacity: 16 }, 1.09),
          one({ capacity: 4 }, 1.3),
          one({ placement: 'leaf' }, 2),
          one({ placement: 'parent' }, 3),
          one({ placement: 'loose' }, 4),
          one({ placement: 'loose', looseness: 1.5 }, 0.5),
        ],
      },
    ],
  };

  test('say how far the usual settings are from the best', () => {
    expect(distanceTable(run)[2]).toBe(
      '| uniform | frame | 400 µs | 200 µs | loose, 32, depth 8, looseness 1.5 | 2.00x |',
    );
  });

  test('compare placements by the usual settings', () => {
    expect(placementTable(run)[3]).toBe(
      '| uniform | leaf | 2.00x | 2.00x | 2.00x | 2.00x | 2.00x | 1.42 | 1,349 |',
    );
  });

  test('name the capacities that are as good as the best', () => {
    expect(capacityTable(run).slice(2)).toEqual([
      '| cover | 16, 32 |',
      '| leaf | 32 |',
      '| parent | 32 |',
      '| loose | 32 |',
    ]);
  });
});
