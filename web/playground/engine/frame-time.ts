/** How long work takes that may be shorter than a step of the browser's clock: it is repeated in blocks that the clock can measure. */
import type { TreeDriver } from './tree/driver.ts';

/** Milliseconds of a block. */
const BLOCK = 1.5;
/** The least time counts, as other work only adds to it. Blocks end when this many in a row are no faster, ... */
const NO_FASTER = 2;
/** ... or after this many in all. */
const MOST_BLOCKS = 12;

type Clock = () => number;

/** Milliseconds of one run. At first the code may be slow, as the browser still compiles it. */
export function leastTime(run: () => void, now: Clock = () => performance.now()): number {
  const blockTime = (): number => {
    const begin = now();
    let runs = 0;
    do {
      run();
      runs++;
    } while (now() - begin < BLOCK);
    return (now() - begin) / runs;
  };
  run();
  let least = Number.POSITIVE_INFINITY;
  for (let blocks = 0, noFaster = 0; blocks < MOST_BLOCKS && noFaster < NO_FASTER; blocks++) {
    const time = blockTime();
    noFaster = time < least ? 0 : noFaster + 1;
    least = Math.min(least, time);
  }
  return least;
}

/** Milliseconds of a frame: all objects have moved from one place to the other, the tree follows, and all pairs are found. */
export function frameTime(
  tree: TreeDriver,
  places: readonly [Float32Array, Float32Array],
  now?: Clock,
): number {
  let frame = 0;
  return leastTime(() => {
    tree.setBoxes(places[frame++ % 2 === 0 ? 0 : 1]);
    tree.findPairs();
  }, now);
}
