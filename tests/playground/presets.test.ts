import { load, Quadtree, rowOf } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { presetOf, presets } from '../../web/playground/state/presets.ts';

beforeAll(() => load());

test('the first scene has the page’s own colours, plain cells and highlighted pairs', () => {
  const { colours, settings } = presetOf('crowd');
  expect(colours).toBeUndefined();
  expect(settings).toMatchObject({ shade: false, pairs: true, lines: true, playing: true });
  for (const id of ['s0', 's1', 's2', 's3', 's4'] as const)
    expect(presetOf(id).settings.shade, id).toBe(false);
});

test('every scene of the data is in the table of parameters, in the same order', () => {
  expect(presets.map(({ id }) => id)).toEqual(parameters.preset.values);
});

/** What the articles say, as docs/articles.md numbers it. */
describe('the presets', () => {
  test('S0.7, S0.11, S0.28: s0 has parent placement, capacity 10, depth 5 and a world of 600 by 600', () => {
    const { world, settings } = presetOf('s0');
    expect(world).toMatchObject({ width: 600, height: 600 });
    expect(settings).toMatchObject({ count: 100, capacity: 10, maxDepth: 5, placement: 'parent' });
    expect(settings).toMatchObject({ order: 'counterclockwise', rootLevel: '0', touching: false });
  });

  test('S1.8, S1.9, S1.12, S1.13, S1.14: s1 has leaf placement, capacity 4, touching edges, Z-order and four splits below level 1', () => {
    const { world, settings } = presetOf('s1');
    expect(world).toMatchObject({ width: 800, height: 600 });
    expect(settings).toMatchObject({ count: 100, capacity: 4, maxDepth: 4, placement: 'leaf' });
    expect(settings).toMatchObject({ order: 'zorder', rootLevel: '1', touching: true });
  });

  test('S2.7, S2.8, S2.10, S2.12, S2.14, S2.18, S2.19, S2.21: s2 has 20 yellow squares of 1 to 20 on cyan and 50 ms a tick', () => {
    const { world, settings, colours } = presetOf('s2');
    expect(world).toMatchObject({ width: 600, height: 800 });
    expect(settings).toMatchObject({ count: 20, minSize: 1, maxSize: 20, speed: 10, rate: 20 });
    expect(settings).toMatchObject({ capacity: 5, maxDepth: 5, placement: 'parent' });
    expect(settings).toMatchObject({ order: 'counterclockwise', motion: 'bounce', probe: false });
    expect(1_000 / settings.rate).toBe(50);
    expect(colours).toMatchObject({ background: '#00ffff', line: '#0000ff', dashed: true });
    expect(colours).toMatchObject({ object: '#ffff00', pair: '#ff0000' });
  });

  test('S2.5, S2.10: s2 begins with a pair that collides, large enough to be seen', () => {
    const { world, settings } = presetOf('s2');
    const { boxes } = populate(settings, world);
    const sizeOf = (row: number) => boxes[4 * row + 2]! - boxes[4 * row]!;
    const tree = new Quadtree({ bounds: { x: 0, y: 0, ...world } });
    tree.setAll(boxes);
    const seen = tree.pairs().map(({ a, b }) => [rowOf(a), rowOf(b)]);
    expect(seen.filter((rows) => rows.every((row) => sizeOf(row) >= 10))).not.toEqual([]);
    expect(settings).toMatchObject({ frame: 0, pairs: true });
  });

  test('S3.5: s3 shows what is off-screen', () => {
    const { world, settings } = presetOf('s3');
    expect(world.margin).toBeGreaterThan(0);
    expect(settings).toMatchObject({ motion: 'shooter', placement: 'parent' });
  });

  test('S4.11, S4.13, S4.14: s4 has 10,000 elements, at most 64 leaves below depth 1, a tween and a probe', () => {
    const { settings, colours } = presetOf('s4');
    expect(settings).toMatchObject({ count: 10_000, minSize: 5, maxSize: 5, maxDepth: 3 });
    expect(settings).toMatchObject({
      placement: 'leaf',
      rootLevel: '1',
      motion: 'tween',
      probe: true,
    });
    expect(4 ** settings.maxDepth).toBe(64);
    expect(settings.pairs).toBe(true);
    expect(colours).toMatchObject({ probe: '#ffd60a', candidate: '#34d158', hit: '#ff3b30' });
  });
});
