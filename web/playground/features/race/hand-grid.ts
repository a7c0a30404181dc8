/** The uniform grid that the benchmarks have, as a benchmark case: typed arrays, cells as large as is fastest for the scene. */
import { HandGrid, trials } from '../../../../bench/implementations/hand-grid.mjs';
import type { BenchmarkCase, Clock } from './benchmark-case.ts';
import type { BenchmarkScene } from './benchmark-scene.ts';
import { sumOf } from './pair-list-sum.ts';

/** The best of this many frames says how fast a size of cells is. */
const ROUNDS = 3;

export function handGridCase(
  { count, frames, settings, world }: BenchmarkScene,
  now: Clock,
): BenchmarkCase {
  // The grid tests strictly. Where touching counts, its far edges lie one step of a float farther.
  const own = new Map(frames.map((boxes) => [boxes, settings.touching ? widened(boxes) : boxes]));
  const first = own.get(frames[0]) ?? frames[0];
  const scene = { boxes: first, side: Math.max(world.width, world.height), count };
  let grid = new HandGrid(scene, 1);
  return {
    *prepare() {
      let fastest = Number.POSITIVE_INFINITY;
      for (const factor of trials) {
        const tried = new HandGrid(scene, factor);
        for (let round = 0; round < ROUNDS; round++) {
          const begin = now();
          tried.find(first);
          const spent = now() - begin;
          if (spent < fastest) [fastest, grid] = [spent, tried];
          yield;
        }
      }
    },
    *frame(boxes) {
      const { count: pairs } = grid.find(own.get(boxes) ?? boxes);
      yield;
      return { pairs, tests: grid.tests };
    },
    sum: () => sumOf(grid.pairs),
    dispose: () => undefined,
  };
}

/** Boxes whose right and lower edges are the next larger floats. */
function widened(boxes: Float32Array): Float32Array {
  const wide = boxes.slice();
  const bits = new Int32Array(wide.buffer);
  for (let at = 2; at < wide.length; at += 4)
    for (const edge of [at, at + 1]) {
      // Negative floats grow as their bits fall; both zeros are followed by the smallest positive float.
      if (wide[edge] === 0) bits[edge] = 1;
      else bits[edge] = bits[edge]! + (wide[edge]! > 0 ? 1 : -1);
    }
  return wide;
}
