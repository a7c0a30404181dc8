import * as build from 'quadrille/world';
import { expect, test } from 'vitest';
import { play } from '../../../bench/hard-spots/play.mjs';
import { quadrilleDriver } from '../../../bench/hard-spots/quadrille-driver.mjs';
import { hardSpots } from '../../../bench/hard-spots/spots.mjs';

const driver = quadrilleDriver(build);

test('there are twenty hard spots', () => {
  expect(new Set(hardSpots.map(({ name }) => name)).size).toBe(20);
});

test.each(hardSpots.map((spot) => [spot.name, spot] as const))('%s', async (_, spot) => {
  const frames = await play(spot, driver);
  const { holds, measured } = spot.judge(frames!);
  expect(holds, `${spot.statement} It did not: ${measured}`).toBe(true);
});
