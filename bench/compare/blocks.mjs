// Blocks of work of one subject. `run(size)` does the next `size` pieces of work and returns the milliseconds that they took;
// `result()` says what the last ones found.
import { checksum } from '../checksum.mjs';
import { Motion } from '../motion.mjs';
import { processorMs } from './clock.mjs';

const compilingRounds = 20;

/**
 * Frames of a scene. What moving its objects takes is timed beside them and left out.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {import('../contender.d.ts').Running} running
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

/** Queries about a scene at rest, a piece of work for each. */
export function warmBlocks(askAll, exam) {
  const answers = new Float64Array(exam.count);
  let next = 0;
  return {
    run(size) {
      const started = processorMs();
      for (let left = size; left > 0; ) {
        const to = Math.min(next + left, exam.count);
        askAll(
          exam.questions.subarray(exam.numbers * next, exam.numbers * to),
          answers.subarray(next, to),
        );
        left -= to - next;
        next = to % exam.count;
      }
      return processorMs() - started;
    },
    result: () => answers.join(),
  };
}

/** All queries in one call, a piece of work for each call. */
export function batchBlocks(askAll, exam) {
  const answers = new Float64Array(exam.count);
  return {
    run(size) {
      const started = processorMs();
      for (let i = 0; i < size; i++) askAll(exam.questions, answers);
      return processorMs() - started;
    },
    result: () => answers.join(),
  };
}

/** The first query after objects have moved, a piece of work for each: too short for the processor's clock. */
export function coldBlocks(askAll, exam, scene, tree) {
  const motion = new Motion(scene);
  const answers = new Float64Array(exam.count);
  let next = 0;
  // The tree is to be cold, not the engine's compilers.
  for (let i = 0; i < compilingRounds; i++) askAll(exam.questions, answers);
  return {
    run(size) {
      let spent = 0;
      for (let i = 0; i < size; i++) {
        motion.step(tree.boxes);
        tree.sync();
        const query = exam.questions.subarray(exam.numbers * next, exam.numbers * (next + 1));
        const answer = answers.subarray(next, next + 1);
        const started = performance.now();
        askAll(query, answer);
        spent += performance.now() - started;
        next = (next + 1) % exam.count;
      }
      return spent;
    },
    result: () => answers.join(),
  };
}
