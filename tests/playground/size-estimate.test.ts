import { inspect, load, Quadtree } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import { forecast, tooMuch } from '../../web/playground/engine/tree/size-estimate.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { presetOf } from '../../web/playground/state/presets.ts';

beforeAll(() => load());

function sceneOf(fragment: string) {
  const settings = fromFragment(fragment);
  const { world } = presetOf(settings.preset);
  return { settings, world, boxes: populate(settings, world).boxes };
}

describe('the forecast is close to what the tree counts', () => {
  test.each([
    'p=s1&n=2000',
    'p=s1&n=500&min=100&max=100&cap=4&depth=6',
    'p=s4',
    'n=3000&min=10&max=10&place=leaf&cap=2&depth=8',
  ])('%s', (fragment) => {
    const { settings, world, boxes } = sceneOf(fragment);
    const { capacity, maxDepth, placement, touching } = settings;
    const bounds = { x: 0, y: 0, width: world.width, height: world.height };
    const tree = new Quadtree({ bounds, capacity, maxDepth, placement, touching });
    tree.setAll(boxes);
    const pairs = tree.pairRows().length / 2;
    const { references, pairTests } = inspect(tree).stats();
    tree.dispose();
    const foreseen = forecast(boxes, settings, world);
    expect(foreseen.references / references).toBeCloseTo(1, 0);
    expect(foreseen.tests / pairTests).toBeGreaterThan(1 / 3);
    expect(foreseen.tests / pairTests).toBeLessThan(3);
    expect(foreseen.pairs / pairs).toBeGreaterThan(0.5);
    expect(foreseen.pairs / pairs).toBeLessThan(2);
  });
});

describe('the forecast admits', () => {
  test.each([
    'p=s0',
    'p=s1',
    'p=s2',
    'p=s3',
    'p=s4',
    'n=100000',
    'n=100000&place=leaf',
    'p=s4&n=100000&place=loose',
    'n=2000&depth=0&min=200&max=200',
    'n=10000&min=200&max=200&cap=1&depth=10',
    'n=2000&dist=spot',
    'n=100000&max=4&dist=clusters',
    'n=100000&dist=grid',
  ])('%s', (fragment) => {
    const { settings, world, boxes } = sceneOf(fragment);
    expect(tooMuch(boxes, settings, world)).toBeUndefined();
  });
});

describe('the forecast refuses', () => {
  test.each([
    ['p=s1&n=10000&min=200&max=200&cap=1&depth=10', 'nodes'],
    ['n=100000&dist=spot', 'pairs'],
    ['n=20000&dist=spot&place=leaf', 'pairs'],
    ['p=s1&n=1000&min=200&max=200&cap=1&depth=10', 'nodes'],
    ['p=s1&n=2000&min=200&max=200&cap=1&depth=7', 'time'],
    ['n=100000&min=50&max=50', 'pairs'],
    ['n=100000&min=20&max=20&depth=0', 'time'],
  ] as const)('%s: too many %s', (fragment, reason) => {
    const { settings, world, boxes } = sceneOf(fragment);
    expect(tooMuch(boxes, settings, world)).toBe(reason);
  });
});
