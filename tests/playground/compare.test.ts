/** Side by side: what is compared, and that the comparison would notice a difference. */
import { load } from 'quadrille';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PairSum } from '../../web/playground/engine/pair-sum.ts';
import { Frame } from '../../web/playground/engine/player/frame.ts';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import {
  BRUTE_FORCE_LIMIT,
  BruteForce,
} from '../../web/playground/features/compare/brute-force.ts';
import { Comparison } from '../../web/playground/features/compare/comparison.ts';
import { probes } from '../../web/playground/probes/registry.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { type Changes, withChanges } from '../../web/playground/state/settings.ts';
import { CLOCK_STEP, durationFormat } from '../../web/playground/ui/duration-format.ts';
import { arrange } from '../../web/playground/ui/pane-grid.tsx';

beforeAll(() => load());

const { settings: usual, world } = presetOf('s2');

/** The player's frame of a scene, without a player. */
function sceneOf(changes: Changes) {
  const settings = withChanges(usual, { count: 400, ...changes });
  const { boxes, kinds } = populate(settings, world);
  const frame = new Frame(new TreeDriver(settings, world, boxes), () => probes);
  frame.begin({ kinds });
  frame.look(settings, world);
  return { settings, frame };
}

function sumOf(...pairs: [number, number][]): PairSum {
  const sum = new PairSum();
  sum.addAll(Uint32Array.from(pairs.flat()));
  return sum;
}

describe('sums of pairs', () => {
  test('are equal for the same pairs in any order', () => {
    expect(sumOf([1, 2], [3, 4]).equals(sumOf([4, 3], [1, 2]))).toBe(true);
  });

  test.each<[string, [number, number][], [number, number][]]>([
    [
      'a pair more',
      [[1, 2]],
      [
        [1, 2],
        [1, 3],
      ],
    ],
    ['another partner', [[1, 2]], [[1, 3]]],
    [
      'a pair twice',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [1, 2],
      ],
    ],
    [
      'partners exchanged',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 4],
        [3, 2],
      ],
    ],
  ])('differ for %s', (_, some, others) => {
    expect(sumOf(...some).equals(sumOf(...others))).toBe(false);
  });
});

describe('the comparison', () => {
  test('holds the variants that the link names, and they agree on the pairs', () => {
    const { frame, settings } = sceneOf({ compare: 'parent.leaf.loose.cover.brute' });
    const comparison = new Comparison();
    comparison.follow(frame, settings, world);
    expect([...comparison.variants.keys()].join('.')).toBe(settings.compare);
    expect(comparison.agrees).toBe(true);
    for (const { pairs } of comparison.variants.values())
      expect(pairs?.count).toBe(frame.collidingPairs);
    expect(frame.collidingPairs).toBeGreaterThan(20);
    comparison.dispose();
  });

  test('shows each variant’s cost: a leaf tree holds copies, brute force tests all', () => {
    const { frame, settings } = sceneOf({ compare: 'parent.leaf.brute', probe: true });
    const comparison = new Comparison();
    comparison.follow(frame, settings, world);
    const [parent, leaf, brute] = [...comparison.variants.values()].map(({ cost }) => cost);
    expect(parent).toMatchObject({ tests: frame.tree.stats.pairTests, references: 400 });
    expect(parent?.candidates).toBe(frame.candidates);
    expect(leaf?.references).toBeGreaterThan(400);
    expect(brute).toMatchObject({ tests: (400 * 399) / 2, candidates: 400, nodes: undefined });
    comparison.dispose();
  });

  test('follows the objects and marks the same ones as the player', () => {
    const { frame, settings } = sceneOf({ compare: 'leaf.brute', probe: true });
    const comparison = new Comparison();
    comparison.follow(frame, settings, world);
    frame.tree.setBoxes(frame.tree.boxes.map((place, i) => place + ((i >> 2) % 3)));
    frame.number++;
    frame.look(settings, world);
    comparison.follow(frame, settings, world);
    expect(comparison.agrees).toBe(true);
    const hits = frame.marks.map((bits) => bits & ~2);
    for (const variant of comparison.variants.values())
      expect(variant.frame.marks.map((bits) => bits & ~2)).toEqual(hits);
    comparison.dispose();
  });

  test('has the pairs themselves in each frame, for what draws them', () => {
    const { frame, settings } = sceneOf({ compare: 'leaf.brute' });
    const comparison = new Comparison();
    comparison.follow(frame, settings, world);
    for (const variant of comparison.variants.values()) {
      const sum = new PairSum();
      sum.addAll(variant.frame.pairs);
      expect(variant.pairs?.equals(sum)).toBe(true);
    }
    comparison.dispose();
  });

  test('detects a variant whose pairs differ', () => {
    const { frame, settings } = sceneOf({ compare: 'leaf.brute' });
    const comparison = new Comparison();
    comparison.follow(frame, settings, world);
    const boxes = frame.tree.boxes.map((place, i) => place + 7 * ((i >> 2) % 5));
    const moment = {
      number: 9,
      boxes,
      moved: () => boxes,
      kinds: new Uint8Array(400),
      settings,
      world,
    };
    comparison.variants.get('brute')?.follow(moment);
    expect(comparison.agrees).toBe(false);
    comparison.dispose();
  });

  test('has times shorter than a step of the clock where the scene is paused, the same for one frame', () => {
    let time = 0;
    // Each look at it takes 10 µs, and it counts in steps of 100 µs.
    const clock = vi
      .spyOn(performance, 'now')
      .mockImplementation(() => Math.floor(++time / 10) / 10);
    const { frame, settings } = sceneOf({ compare: 'parent.leaf.brute', playing: false });
    const comparison = new Comparison();
    const times = (): (number | undefined)[] => {
      comparison.follow(frame, settings, world);
      return [...comparison.variants.values()].map(({ cost }) => cost.milliseconds);
    };
    const first = times();
    expect(first).toHaveLength(3);
    for (const ms of first) {
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThan(CLOCK_STEP);
    }
    expect(times()).toEqual(first);
    clock.mockRestore();
    comparison.dispose();
  });

  test('gives the reason why a tree is refused, and compares nothing then', () => {
    const scene = { placement: 'parent', minSize: 200, maxSize: 200, capacity: 1, maxDepth: 10 };
    const { frame, settings } = sceneOf({ ...scene, count: 8_000, compare: 'leaf.parent' });
    const comparison = new Comparison();
    comparison.follow(frame, settings, world);
    expect(comparison.variants.get('leaf')?.refusal).toBeDefined();
    expect(comparison.agrees).toBeUndefined();
    comparison.dispose();
  });

  test('leaves out brute force where it would block the page', () => {
    const { frame, settings } = sceneOf({ count: BRUTE_FORCE_LIMIT + 1, maxSize: 1 });
    const brute = new BruteForce();
    const { boxes } = frame.tree;
    brute.follow({ number: 0, boxes, moved: () => boxes, kinds: frame.kinds, settings, world });
    expect(brute.pairs).toBeUndefined();
    expect(brute.frame.pairs).toHaveLength(0);
    expect(brute.cost.tests).toBe((BRUTE_FORCE_LIMIT * (BRUTE_FORCE_LIMIT + 1)) / 2);
  });
});

/** What each variant says of one probe, on a scene where many edges meet. */
function asked(probeKind: string, seed: number, touching: boolean) {
  const { frame, settings } = sceneOf({
    compare: 'parent.leaf.loose.cover.brute',
    minSize: 8,
    seed,
    touching,
    probe: true,
    probeKind,
    probeSize: 80 + seed,
    probeX: 40 * seed,
    probeY: 60 * seed,
    directionX: 30 * (seed - 4),
    directionY: 25 * (5 - seed),
    nearest: 7,
  });
  const comparison = new Comparison();
  comparison.follow(frame, settings, world);
  const found = [...comparison.variants].map(([name, variant]) => ({
    name,
    rows: [...(variant.frame.probed?.result?.hits ?? [])].toSorted((a, b) => a - b),
    cost: variant.cost,
    agrees: comparison.agreesOnHits,
  }));
  comparison.dispose();
  return found;
}

describe('the probe', () => {
  const kinds = parameters.probeKind.values;

  test.each(kinds)('%s: finds the same objects in every tree and by brute force', (kind) => {
    let hits = 0;
    for (let seed = 1; seed <= 12; seed++)
      for (const touching of [false, true]) {
        const found = asked(kind, seed, touching);
        const [brute] = found.slice(-1);
        hits += brute?.rows.length ?? 0;
        for (const { name, rows, agrees } of found) {
          expect(rows, `${name} ${seed} ${touching}`).toEqual(brute?.rows);
          expect(agrees).toBe(true);
        }
      }
    expect(hits).toBeGreaterThan(12);
  });

  const duplicatesOf = (kind: (typeof kinds)[number]) =>
    new Map(asked(kind, 5, false).map(({ name, cost }) => [name, cost.duplicates]));

  test.each(kinds)('%s: has no duplicates where objects are kept once', (kind) => {
    const duplicates = duplicatesOf(kind);
    for (const name of ['parent', 'loose', 'brute'] as const)
      expect(duplicates.get(name), name).toBe(0);
  });

  test('a box has duplicates where objects are kept in several leaves', () => {
    for (const name of ['leaf', 'cover'] as const)
      expect(duplicatesOf('box').get(name), name).toBeGreaterThan(0);
  });

  test.each(kinds)('%s: brute force tests every object, a tree fewer', (kind) => {
    for (const { name, rows, cost } of asked(kind, 5, false)) {
      expect(cost.hits, name).toBe(rows.length);
      if (name === 'brute')
        expect(cost).toMatchObject({ visited: undefined, tested: 400, candidates: 400 });
      else {
        expect(cost.visited).toBeGreaterThan(0);
        expect(cost.tested).toBeLessThan(400);
      }
    }
  });

  test('a probe with other hits is detected', () => {
    const { frame, settings } = sceneOf({ compare: 'leaf.brute', probe: true });
    const comparison = new Comparison();
    comparison.follow(frame, settings, world);
    const boxes = frame.tree.boxes.slice();
    const moment = { number: 0, boxes, moved: () => boxes, kinds: frame.kinds, world };
    const elsewhere = withChanges(settings, { probeX: 100 });
    comparison.variants.get('brute')?.follow({ ...moment, settings: elsewhere });
    expect(comparison.agrees).toBe(true);
    expect(comparison.agreesOnHits).toBe(false);
    comparison.dispose();
  });
});

describe('panes', () => {
  test('use the number of columns that makes their pictures largest', () => {
    const wide = { width: 1_200, height: 500 };
    expect(arrange(1, 1, wide).columns).toBe(1);
    expect(arrange(3, 0.75, wide).columns).toBe(3);
    expect(arrange(2, 0.75, { width: 390, height: 620 }).columns).toBe(2);
    expect(arrange(4, 1.5, { width: 390, height: 620 }).columns).toBe(1);
  });

  test('fill their columns where the page scrolls, as far as the window shows them whole', () => {
    const small = { width: 208, height: -10, tallest: 224 };
    expect(arrange(2, 1, small)).toEqual({ columns: 1, picture: 208, isBeside: false });
    expect(arrange(2, 0.75, small)).toEqual({ columns: 1, picture: 168, isBeside: false });
    expect(arrange(2, 1, { ...small, tallest: 0 })).toEqual({
      columns: 1,
      picture: 130,
      isBeside: false,
    });
    expect(arrange(4, 1, { width: 408, height: 300, tallest: 584 })).toEqual({
      columns: 2,
      picture: 196,
      isBeside: false,
    });
  });

  test('have their text beside them in a low wide window, where that makes them larger', () => {
    const low = { width: 940, height: 320, hasRoomBeside: true };
    expect(arrange(2, 1, { ...low, hasRoomBeside: false })).toEqual({
      columns: 2,
      picture: 172,
      isBeside: false,
    });
    expect(arrange(2, 1, low)).toEqual({ columns: 2, picture: 284, isBeside: true });
    expect(arrange(3, 1, low).isBeside).toBe(false);
    expect(arrange(2, 1, { ...low, height: 600 }).isBeside).toBe(false);
    // More text than would fit beside them.
    expect(arrange(2, 1, { ...low, height: 200 }, 10).isBeside).toBe(false);
  });

  test('are as large as they are asked to be, if their columns have that width', () => {
    const low = { width: 760, height: 400 };
    expect(arrange(2, 1, low).picture).toBeLessThan(300);
    expect(arrange(2, 1, low, 0, 320)).toEqual({ columns: 2, picture: 320, isBeside: false });
    expect(arrange(2, 0.75, low, 0, 320).picture).toBe(320);
    expect(arrange(2, 1.5, low, 0, 320).picture).toBe(372);
  });

  test('are never wider than their column', () => {
    for (let panes = 1; panes <= 5; panes++)
      for (const width of [320, 390, 860, 1_700]) {
        const { columns, picture } = arrange(panes, 0.75, { width, height: 700 });
        expect(columns * picture + 16 * (columns - 1)).toBeLessThanOrEqual(width);
        expect(picture).toBeGreaterThan(0);
      }
  });
});

test('a time below ten milliseconds is shown in microseconds, and one below the clock’s resolution as short', () => {
  const spent = durationFormat('en');
  expect([0, 0.0123, 0.246, 4.56, 45.6].map(spent)).toEqual([
    '< 100\u{a0}µs',
    '12\u{a0}µs',
    '250\u{a0}µs',
    '4.6\u{a0}ms',
    '46\u{a0}ms',
  ]);
});
