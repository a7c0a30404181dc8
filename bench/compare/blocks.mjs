// Blocks of work of one subject. `run(size)` does the next `size` pieces of work and returns how many milliseconds they took;
// `result()` returns the results of the last ones, as text.
import { round } from '../bodies/scenes.mjs';
import { checksum } from '../checksum.mjs';
import { Motion } from '../motion.mjs';
import { processorMs } from './clock.mjs';

/** Batches after which the engine has compiled the code of a query. */
const compilingRounds = 20;

/**
 * Frames of a scene. The time that moving its objects takes is measured separately and subtracted.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {import('../implementation.d.ts').Running} running
 */
export function frameBlocks(scene, running) {
  const motion = new Motion(scene);
  const motionAlone = new Motion(scene);
  const boxes = scene.boxes.slice();
  return {
    run(size) {
      const started = processorMs();
      for (let i = 0; i < size; i++) {
        motion.step(running.boxes());
        running.frame();
      }
      const moved = processorMs();
      for (let i = 0; i < size; i++) motionAlone.step(boxes);
      return 2 * moved - started - processorMs();
    },
    result: () => checksum(running.pairs()),
    dispose: () => running.dispose(),
  };
}

/**
 * Frames of bodies: placing them is a part of each.
 *
 * @param {import('../bodies/scenes.mjs').BodyScene} scene
 * @param {import('../bodies/body-implementation.d.ts').RunningBodies} running
 */
export function bodyBlocks({ positions }, running) {
  let frame = 0;
  return {
    run(size) {
      const started = processorMs();
      for (let i = 0; i < size; i++) {
        running.frame(positions[frame]);
        frame = (frame + 1) % round;
      }
      return processorMs() - started;
    },
    result() {
      const rows = Uint32Array.from([...running.pairs()].flat());
      return checksum({ a: rows, b: rows.subarray(1), stride: 2, count: rows.length / 2 });
    },
    dispose: () => running.dispose(),
  };
}

/**
 * Calls for which the tree has next to nothing to do.
 *
 * @param {import('../calls/calls.mjs').Call} call
 */
export function callBlocks({ loop }) {
  let found = 0;
  return {
    run(size) {
      const started = processorMs();
      found = loop(size) / size;
      return processorMs() - started;
    },
    result: () => `${found} objects found by a call`,
  };
}

/** Queries on a scene at rest; a query is a piece of work. */
export function warmBlocks(runBatch, querySet) {
  const results = new Float64Array(querySet.count);
  let next = 0;
  return {
    run(size) {
      const started = processorMs();
      for (let left = size; left > 0; ) {
        const to = Math.min(next + left, querySet.count);
        runBatch(
          querySet.queries.subarray(querySet.numbers * next, querySet.numbers * to),
          results.subarray(next, to),
        );
        left -= to - next;
        next = to % querySet.count;
      }
      return processorMs() - started;
    },
    result: () => results.join(),
  };
}

/** All queries in one call; a call is a piece of work. */
export function batchBlocks(runBatch, querySet) {
  const results = new Float64Array(querySet.count);
  return {
    run(size) {
      const started = processorMs();
      for (let i = 0; i < size; i++) runBatch(querySet.queries, results);
      return processorMs() - started;
    },
    result: () => results.join(),
  };
}

/**
 * Queries of the next `places` after objects have moved are a piece of work: of one place, the first query alone; of all, each place
 * once. A single one is too short for the processor's clock.
 */
export function changingBlocks(runBatch, querySet, scene, tree, places) {
  const now = places > 1 ? processorMs : () => performance.now();
  const motion = new Motion(scene);
  const results = new Float64Array(querySet.count);
  let next = 0;
  // The tree should be cold, and the code compiled.
  for (let i = 0; i < compilingRounds; i++) runBatch(querySet.queries, results);
  return {
    run(size) {
      let spent = 0;
      for (let i = 0; i < size; i++) {
        motion.step(tree.boxes());
        tree.sync();
        const to = next + places;
        const queries = querySet.queries.subarray(querySet.numbers * next, querySet.numbers * to);
        const some = results.subarray(next, to);
        const started = now();
        runBatch(queries, some);
        spent += now() - started;
        next = to % querySet.count;
      }
      return spent;
    },
    result: () => results.join(),
  };
}
