/** A snapshot and a save of version 0.1.0 are read for ever, and written again to the byte: C++ reads the same file. */
import { World } from 'quadrille/world';
import { expect, test } from 'vitest';
import file from '../../scenes/saved-world.json';

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16));
}

test('the snapshot and the save of tests/scenes/saved-world.json are those of one world', async () => {
  const base = bytesOf(file.base);
  const save = bytesOf(file.save);
  using world = await World.from(base);
  expect(world.snapshot()).toEqual(base);
  world.setBase();
  world.load(save);
  expect(world.hash()).toBe(file.hash);
  const again = new Uint8Array(save.length);
  expect(world.save(again)).toBe(save.length);
  expect(again).toEqual(save);
  world.step();
  expect(world.hash()).toBe(file.next);
});
