import { describe, expect, test } from 'vitest';
import { presetOf } from '../../web/playground/state/presets.ts';

test('the scene that the page opens with is in its own colours, cells shaded, pairs highlighted', () => {
  const { colours, settings } = presetOf('crowd');
  expect(colours).toBeUndefined();
  expect(settings).toMatchObject({ shade: true, pairs: true, lines: true, playing: true });
  for (const id of ['s0', 's1', 's2', 's3', 's4'] as const)
    expect(presetOf(id).settings.shade, id).toBe(false);
});

/** What the articles say, as docs/articles.md numbers it. */
describe('the presets', () => {
  test('S0.1, S0.7, S0.11, S0.28: 100 objects, parent, 10 and 5, in 600 by 600', () => {
    const { world, settings } = presetOf('s0');
    expect(world).toMatchObject({ width: 600, height: 600 });
    expect(settings).toMatchObject({ count: 100, capacity: 10, maxDepth: 5, placement: 'parent' });
    expect(settings).toMatchObject({ order: 'counterclockwise', rootLevel: '0', touching: false });
  });

  test('S1.8, S1.9, S1.12 to S1.14: leaves, edges count, root level 1 and so four splits deep', () => {
    const { world, settings } = presetOf('s1');
    expect(world).toMatchObject({ width: 800, height: 600 });
    expect(settings).toMatchObject({ count: 100, capacity: 4, maxDepth: 4, placement: 'leaf' });
    expect(settings).toMatchObject({ order: 'zorder', rootLevel: '1', touching: true });
  });

  test('S2.7 to S2.21: 20 yellow squares of 1 to 20 on cyan, 50 ms a tick', () => {
    const { world, settings, colours } = presetOf('s2');
    expect(world).toMatchObject({ width: 600, height: 800 });
    expect(settings).toMatchObject({ count: 20, minSize: 1, maxSize: 20, speed: 10, rate: 20 });
    expect(settings).toMatchObject({ capacity: 5, maxDepth: 5, placement: 'parent' });
    expect(settings).toMatchObject({ order: 'counterclockwise', motion: 'bounce', probe: false });
    expect(colours).toMatchObject({ background: '#00ffff', line: '#0000ff', dashed: true });
    expect(colours).toMatchObject({ object: '#ffff00', hit: '#ff0000' });
  });

  test('S3: off-screen is shown, objects are kept where they fit', () => {
    const { world, settings } = presetOf('s3');
    expect(world.margin).toBeGreaterThan(0);
    expect(settings).toMatchObject({ motion: 'shooter', placement: 'parent' });
  });

  test('S4.11, S4.13, S4.14: 10,000 elements, at most 64 leaves, root depth 1, the probe on', () => {
    const { settings } = presetOf('s4');
    expect(settings).toMatchObject({ count: 10_000, minSize: 5, maxSize: 5, maxDepth: 3 });
    expect(settings).toMatchObject({
      placement: 'leaf',
      rootLevel: '1',
      motion: 'tween',
      probe: true,
    });
    expect(4 ** settings.maxDepth).toBe(64);
  });
});
