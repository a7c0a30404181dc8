import { expect, test } from 'vitest';
import { handBrute } from '../../bench/implementations/hand-brute.mjs';
import { handGrid } from '../../bench/implementations/hand-grid.mjs';
import { measureScene } from '../../bench/measure.mjs';
import { makeScene } from '../../bench/scenes.mjs';

/** Milliseconds: each look at the clock takes some, and so do the frames of `slow`. */
let time = 0;
const now = () => (time += 1 / 8);

const conditions = { ms: 4, leastFrames: 16, onProgress: () => {}, now };
const scene = makeScene('uniform', 50);

/** An implementation that is right until frame 20, in which `spoil` changes its pairs. */
function faulty(name: string, spoil: (pairs: { a: Uint32Array; count: number }) => void) {
  return {
    ...handBrute,
    name,
    async init(given: typeof scene) {
      const running = await handBrute.init(given);
      let frame = 0;
      const pairs = () => {
        const right = running.pairs();
        if (++frame === 20) spoil(right);
        return right;
      };
      return { ...running, pairs };
    },
  };
}

/** An implementation whose frame takes 8 ms, so that a turn has few frames. */
function slow(defersWork: boolean) {
  return {
    ...handBrute,
    defersWork,
    async init(given: typeof scene) {
      const running = await handBrute.init(given);
      const frame = () => {
        time += 8;
        return running.frame();
      };
      return { ...running, frame };
    },
  };
}

test('an implementation that finds all pairs is timed, over a whole round if it defers work', async () => {
  const { results } = await measureScene(scene, [handGrid, slow(false), slow(true)], conditions);
  expect(results.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
  expect(results[0]!.ms!.amortised).toBeGreaterThan(0);
  expect(results[1]!.ms!.amortised).toBeCloseTo(8, 0);
  expect(results[1]!.frames).toBe(conditions.leastFrames);
  expect(results[2]!.frames).toBeGreaterThanOrEqual(64);
});

test('an implementation that misses a pair or reports a wrong one is not timed', async () => {
  const losing = faulty('losing', (pairs) => {
    pairs.count -= 1;
  });
  const wrong = faulty('wrong', (pairs) => {
    pairs.a[0] = pairs.a[0]! ^ 1;
  });
  const { results } = await measureScene(scene, [losing, handBrute, wrong], conditions);
  expect(results.map(({ name, ms }) => [name, ms !== undefined])).toEqual([
    ['losing', false],
    ['hand-brute', true],
    ['wrong', false],
  ]);
  expect(results[0]!.error).toMatch(/^frame 20: /);
});

test('frames much shorter than a tick of the clock are timed to some percent', async () => {
  const [tick, frameMs] = [0.005, 0.0002];
  let fine = 0;
  const coarse = () => Math.floor((fine += tick / 10) / tick) * tick;
  const quick = {
    ...handBrute,
    async init(given: typeof scene) {
      const running = await handBrute.init(given);
      const frame = () => {
        fine += frameMs;
        return running.frame();
      };
      return { ...running, frame };
    },
  };
  const { results } = await measureScene(scene, [quick], { ...conditions, now: coarse });
  expect(results[0]!.ms!.amortised / frameMs).toBeGreaterThan(0.96);
  expect(results[0]!.ms!.amortised / frameMs).toBeLessThan(1.04);
});
