import { median, pairedRatio } from '../statistics.mjs';
import { processorMs } from './clock.mjs';

/** Long enough for the clock, short enough that other programs disturb few blocks. */
const blockMs = 1;

/**
 * Work in blocks; see blocks.mjs.
 *
 * @typedef {{ run(size: number): number, result(): string }} Blocks
 *
 * @typedef {{ before: number, after: number, ratio: number, error?: string }} Comparison
 *   milliseconds for a piece of work, and their ratio
 */

/**
 * How long a comparison takes at least, in processor time and in rounds, and the clock if it is not that of the processor.
 *
 * @typedef {{ ms: number, warmUpMs: number, leastRounds: number, now?: () => number }} Effort
 */

/**
 * Has two subjects do the same work in blocks and in turns: before, after, after, before; after, before, before, after.
 *
 * @param {Blocks} before
 * @param {Blocks} after
 * @param {Effort} effort
 * @returns {Comparison}
 */
export function compareInTurns(before, after, { ms, warmUpMs, leastRounds, now = processorMs }) {
  const size = warmUp(before, after, warmUpMs, now);
  const times = new Map([before, after].map((subject) => [subject, []]));
  const started = now();
  for (let round = 0; round < leastRounds || now() - started < ms; round++) {
    const [first, second] = round % 2 === 0 ? [before, after] : [after, before];
    for (const subject of [first, second, second, first])
      times.get(subject).push(subject.run(size));
    const [was, is] = [before.result(), after.result()];
    if (was !== is) return { error: difference(was, is) };
  }
  const [timesBefore, timesAfter] = [times.get(before), times.get(after)];
  return {
    before: median(timesBefore) / size,
    after: median(timesAfter) / size,
    ratio: pairedRatio(timesBefore, timesAfter),
  };
}

/** Runs until the engine has compiled what will be measured. Returns how many pieces of work make a block. */
function warmUp(before, after, warmUpMs, now) {
  const started = now();
  let size = 1;
  while (now() - started < warmUpMs) {
    const blockStarted = now();
    before.run(size);
    const isShort = now() - blockStarted < blockMs;
    after.run(size);
    if (isShort) size *= 2;
  }
  return size;
}

function difference(was, is) {
  const at = [...was].findIndex((letter, i) => letter !== is[i]);
  const around = (text) => text.slice(Math.max(0, at - 20), at + 20);
  return `before ${around(was)}, after ${around(is)}`;
}
