/** How long work takes that may be shorter than a step of the browser's clock: it is repeated in blocks that the clock can measure. */
import type { TreeDriver } from './tree/driver.ts';

/** Milliseconds of a block, and how many there are: the least time counts, as other work only adds to it. */
const BLOCK = 1.5;
const BLOCKS = 3;

type Clock = () => number;

/** Milliseconds of one run. It has run once before the first block. */
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
  return Math.min(...Array.from({ length: BLOCKS }, blockTime));
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
