import * as build from 'quadrille/world';
import { expect, test } from 'vitest';
import { makeBodyScene } from '../../bench/bodies/scenes.mjs';
import { measureBullets } from '../../bench/bullets/measure.mjs';
import { isRight } from '../../bench/bullets/shots.mjs';

const conditions = { ms: 1, leastFrames: 64, onProgress: () => {} };

test('bullets meet what the reference meets; bodies that are not swept have no impacts', async () => {
  const { bullets, results } = await measureBullets(
    build,
    makeBodyScene('moving', 500),
    conditions,
  );
  expect(bullets).toBe(100);
  expect(results.map(({ wrong }) => wrong)).toEqual([0, 0, 0]);
  expect(results.map(({ met }) => met > 0)).toEqual([false, false, true]);
});

test('a world that sweeps no bullet is found wrong', async () => {
  class NotSwept<Data> extends build.World<Data> {
    override insert(body: build.NewBody<Data>): build.BodyId {
      return super.insert({ ...body, bullet: false });
    }
  }
  const scene = makeBodyScene('moving', 500);
  const { results } = await measureBullets({ ...build, World: NotSwept }, scene, conditions);
  expect(results[2]!.wrong).toBeGreaterThan(0);
});

test('what is as near to a touch as the places of a way are apart may be found or not', () => {
  expect([isRight(true, 0.1), isRight(false, -0.1)]).toEqual([true, true]);
  expect([isRight(true, 1), isRight(false, -1), isRight(true)]).toEqual([false, false, false]);
});
