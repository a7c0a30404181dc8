/** A small recorded game, and what the page shows around a recording. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { load, Quadtree, type QuadtreeOptions } from 'quadrille';
import { recorder } from 'quadrille/recorder';
import { capsule, circle, load as loadWorlds, polygon, World } from 'quadrille/world';
import type { Playground } from './fixtures.ts';

export interface Moment {
  readonly boxes: number[][];
  readonly pairs: number;
}

export const FRAMES = 30;

const binary = new URL('../../dist/quadrille.wasm', import.meta.url);
const binaryOfWorld = new URL('../../dist/quadrille-world.wasm', import.meta.url);

/** A small game: squares fly apart, one more comes every fifth frame, and one goes at the fourteenth. */
export async function game(
  size = 1,
  options: Partial<QuadtreeOptions> = {},
): Promise<{ bytes: Buffer; moments: Moment[] }> {
  await load({ wasm: readFileSync(binary) });
  const tree = await Quadtree.create({
    bounds: { x: 0, y: 0, width: 400 * size, height: 300 * size },
    placement: 'loose',
    capacity: 3,
    maxDepth: 6,
    ...options,
  });
  const recording = recorder(tree, { rate: 50 });
  const moments: Moment[] = [];
  for (let i = 0; i < 12; i++)
    tree.insert(size * (180 + 5 * i), size * (140 + 3 * (i % 5)), size * 16, size * 16);
  for (let frame = 0; frame < FRAMES; frame++) {
    const { boxes } = tree;
    for (let i = 0; i < boxes.length; i++) boxes[i] = boxes[i]! + size * (((i >> 2) % 5) - 2);
    tree.sync();
    if (frame % 5 === 4) tree.insert(size * 10 * frame, size * 20, size * 30, size * 30);
    if (frame === 14) tree.remove(tree.idAt(3));
    recording.record();
    const rows = Array.from({ length: tree.rows }, (_, row) => row);
    moments.push({
      boxes: rows
        .filter((row) => tree.has(row))
        .map((row) => Array.from(tree.boxes.subarray(4 * row, 4 * row + 4))),
      pairs: tree.pairRows().length / 2,
    });
  }
  const bytes = Buffer.from(recording.save());
  tree.dispose();
  return { bytes, moments };
}

/** A recorded World: a ball flies past a capsule that turns, and touches a triangle in the frames from 4 to 9. */
export async function worldGame(): Promise<Buffer> {
  await loadWorlds({ wasm: readFileSync(binaryOfWorld) });
  const world = await World.create({ bounds: { x: -50, y: 0, width: 400, height: 300 } });
  world.insert({ shape: polygon([0, -30, 30, 30, -30, 30]), x: 200, y: 150, static: true });
  const stick = world.insert({ shape: capsule(40, 8), x: 60, y: 60 });
  const ball = world.insert({ shape: circle(10), x: 130, y: 150 });
  const recording = recorder(world, { rate: 30 });
  for (let frame = 0; frame < 12; frame++) {
    world.move(stick, 60, 60, 0.2 * frame);
    world.move(ball, 130 + 12 * frame, 150);
    world.step();
    recording.record();
  }
  world.dispose();
  return Buffer.from(recording.save());
}

/** Drops a file on the page. */
export async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const files = await page.evaluateHandle(
    ([title, numbers]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(numbers)], title));
      return transfer;
    },
    [name, [...bytes]] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

/** The bar over the picture that names the recording. */
export function recordingBar({ page }: Playground): Locator {
  return page.getByRole('region', { name: 'Recording of a game' });
}
