// Addresses beyond 2 GB do not fit a signed 32-bit integer. Most of the memory is never written to and costs nothing here.
import { circle, load, World } from 'quadrille/world';
import { expect, test } from 'vitest';
import { WORLD } from '../support.js';

const halfOfAll = 2 ** 31;

/** A world whose transforms are beyond 2 GB, and the worlds that fill the memory below. */
function worldBeyond(): { world: World; fillers: World[] } {
  const fillers: World[] = [];
  for (;;) {
    const world = new World(WORLD);
    world.add({ shape: circle(1) });
    if (world.transforms.byteOffset >= halfOfAll) return { world, fillers };
    if (world.transforms.buffer.byteLength < halfOfAll) world.reserve(4_000_000);
    fillers.push(world);
    expect(fillers.length).toBeLessThan(100_000);
  }
}

test('a world beyond 2 GB works, is told that the memory is used up, and works on', async () => {
  await load();
  const { world, fillers } = worldBeyond();
  const b = world.add({ shape: circle(1), x: 1 });
  const depths: (number | undefined)[] = [];
  world.on('enter', {}, (_a, _b, contact) => depths.push(contact?.depth));
  world.step();
  expect(() => world.reserve(16_000_000)).toThrow('reserve: out of memory');
  expect(depths).toEqual([1]);
  expect(Array.from(world.contacts(), ({ normalX }) => normalX)).toEqual([1]);
  expect(Array.from(world.pairRows())).toEqual([0, 1]);
  expect(world.queryPoint(1.5, 0)).toEqual([b]);
  expect(world.raycast(9, 0, -9, 0)).toMatchObject({ id: b, x: 2 });
  world.remove(b);
  world.step();
  expect(Array.from(world.exitedIds())).toEqual([world.idAt(0), b]);
  world.validate();
  for (const one of [world, ...fillers]) one.dispose();
});
