/** What docs/articles.md says that Quadrille does, where its own tests pin less than the sentence says. */
import { fromCenter, inspect, load, Quadtree } from 'quadrille';
import { box, World } from 'quadrille/world';
import { beforeAll, describe, expect, test } from 'vitest';
import { probeOf } from '../../web/playground/probes/registry.ts';
import { drawLines } from '../../web/playground/render/canvas2d/cells.ts';
import type { Brush } from '../../web/playground/render/draw-context.ts';
import { cameraOf, viewportOf } from '../../web/playground/render/viewport.ts';
import { parameters, type Settings } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { read, statements } from './statements.ts';

const SCREEN = { bounds: { x: 0, y: 0, width: 800, height: 600 } };

beforeAll(() => load());

const idle = (): void => undefined;

function expectSaid(id: string, said: string): void {
  expect(statements().get(id)?.text).toContain(said);
}

test('S0.9: an object carries a value of any kind', () => {
  interface Car {
    readonly name: string;
    laps: number;
  }
  const tree = new Quadtree<Car>(SCREEN);
  const car = { name: 'red', laps: 0 };
  const id = tree.insert(10, 10, 20, 20, { data: car });
  tree.data(id)!.laps += 1;
  expect(tree.data(id)).toBe(car);
  expect(car.laps).toBe(1);
  const anything = new Quadtree(SCREEN);
  for (const data of [7, 'word', [1, 2], new Map(), () => 3, null])
    expect(anything.data(anything.insert(0, 0, 1, 1, { data }))).toBe(data);
});

describe('S1.4: one tree serves collisions, updates and drawing', () => {
  const camera = [100, 100, 200, 200] as const;
  const places = [
    [110, 110],
    [120, 120],
    [700, 500],
    [710, 510],
  ] as const;

  test('a Quadtree', () => {
    const tree = new Quadtree(SCREEN);
    const ids = places.map(([x, y]) => tree.insert(x, y, 20, 20));
    expect(tree.pairs()).toHaveLength(2);
    expect(new Set(tree.query(...camera))).toEqual(new Set(ids.slice(0, 2)));
  });

  test('a World, which knows an order of drawing and static bodies', async () => {
    const world = await World.create(SCREEN);
    const shape = box(20, 20);
    const [front, tree] = places.map(([x, y], at) =>
      world.insert({ shape, x, y, order: -at, static: at % 2 === 1 }),
    );
    world.step();
    expect(world.pairs()).toHaveLength(2);
    expect(world.visible(...camera)).toEqual([tree, front]);
    expect(world.active(...camera)).toEqual([front]);
    world.dispose();
  });
});

test('S2.3: with capacity 1 the second object splits the root, not the first', () => {
  const tree = new Quadtree({ ...SCREEN, capacity: 1, placement: 'parent' });
  const nodes: number[] = [];
  for (const x of [10, 700]) {
    tree.insert(x, 10, 20, 20);
    nodes.push(inspect(tree).stats().nodes);
  }
  expect(nodes).toEqual([1, 5]);
  expect(() => new Quadtree({ ...SCREEN, capacity: 16_777_215 })).not.toThrow();
  for (const capacity of [0, 16_777_216])
    expect(() => new Quadtree({ ...SCREEN, capacity })).toThrow(RangeError);
  expectSaid('S2.3', 'With 1 the first object splits nothing, the second does');
});

describe('S2.22: in a full tree of the article’s depth', () => {
  const { colours, settings, world } = presetOf('s2');

  /** Six squares in every smallest cell. */
  function fullTree(): Quadtree {
    const { capacity, maxDepth, placement } = settings;
    const bounds = { x: 0, y: 0, width: world.width, height: world.height };
    const tree = new Quadtree({ bounds, capacity, maxDepth, placement });
    const [cell, row] = [world.width / 2 ** maxDepth, world.height / 2 ** maxDepth];
    for (let x = 0; x < world.width; x += cell)
      for (let y = 0; y < world.height; y += row)
        for (let square = 0; square <= capacity; square++) tree.insert(x + 1, y + 1, 5, 5);
    return tree;
  }

  test('six lines for each of 341 splits are 2,046, which the array holds', () => {
    const { leaves, nodes } = inspect(fullTree()).stats();
    expect(nodes - leaves).toBe(341);
    expect(6 * (nodes - leaves)).toBe(2_046);
    expect(2_046).toBeLessThan(10_005);
    expectSaid('S2.22', '341 splits, needs 2,046');
  });

  test('the page draws two lines for each split, and the sides of one frame', () => {
    let lines = 0;
    const brush = {
      setLineDash: idle,
      beginPath: idle,
      stroke: idle,
      lineTo: idle,
      moveTo: () => lines++,
    } as unknown as Brush;
    const view = viewportOf(
      { width: world.width, height: world.height, ratio: 1 },
      world,
      cameraOf(settings, world),
    );
    drawLines(brush, inspect(fullTree()).nodes(), colours!, view);
    expectSaid('S2.22', `one frame, ${lines} lines.`);
    expect(lines).toBe(2 * 341 + 4);
  });
});

test('S4.1: fromCenter makes boxes of centres, and the probe is about its place', () => {
  const tree = new Quadtree(SCREEN);
  const id = tree.insert(...fromCenter(100, 80, 40, 20));
  expect(tree.boxOf(id)).toEqual({ x: 80, y: 70, width: 40, height: 20 });
  const { settings, world } = presetOf('s4');
  const asked: Settings = { ...settings, probeX: 300, probeY: 500, probeSize: 40 };
  expect(probeOf(asked, world)?.box).toEqual({ x: 280, y: 480, width: 40, height: 40 });
});

test('the table of disagreements names options and members that there are', () => {
  const table = read('docs/articles.md').split('## Where the five disagree')[1]!;
  const named = new Set(
    [...table.matchAll(/^\|.*\| (.*?) \|$/gm)].flatMap(([, last = '']) =>
      [...last.matchAll(/`(?:inspect\(tree\)\.)?(\w+)(?:\(\))?`/g)].map(([, name]) => name!),
    ),
  );
  const tree = new Quadtree(SCREEN);
  const others = new Set<string>([
    ...namesOfOptions('CandidatesOptions', 'QueryOptions'),
    ...parameters.motion.values,
  ]);
  const isKnown = (name: string): boolean =>
    [tree, tree.options, inspect(tree)].some((object) => name in object) || others.has(name);
  expect(named.size).toBeGreaterThan(12);
  expect([...named].filter((name) => !isKnown(name))).toEqual([]);
});

function namesOfOptions(...interfaces: readonly string[]): readonly string[] {
  const source = read('web/lib/query-options.ts');
  return interfaces.flatMap((name) => {
    const body = source.split(`export interface ${name}`)[1]!.split('\n}')[0]!;
    return [...body.matchAll(/readonly (\w+)\?/g)].map(([, option]) => option!);
  });
}
