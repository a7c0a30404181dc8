import { cheapest, digits, tableOf, times } from './tables.mjs';

/** The times of each implementation for a frame of one scene, the fastest first, as a table without empty columns. */
export function frameTable({ count, results }) {
  const hand = cheapest(results, 'hand');
  const published = cheapest(results, 'package');
  const right = results.filter(({ error }) => !error);
  const hasP99 = right.some(({ ms }) => ms.p99 !== undefined);
  const hasBytes = right.some(({ bytes }) => bytes !== undefined);
  const columns = [
    ['implementation', ({ name }) => name],
    ['ms a frame', ({ ms }) => digits(ms.amortised)],
    ['median', ({ ms }) => digits(ms.median)],
    ['mean', ({ ms }) => digits(ms.mean)],
    ['5 % .. 95 %', ({ ms }) => `${digits(ms.low)} .. ${digits(ms.high)}`],
    hasP99 && ['99 %', ({ ms }) => (ms.p99 === undefined ? '' : digits(ms.p99))],
    ['longest', ({ ms }) => digits(ms.max)],
    hand && ['x hand', ({ ms }) => times(hand.ms.amortised, ms.amortised)],
    published && ['x package', ({ ms }) => times(published.ms.amortised, ms.amortised)],
    hasBytes && [
      'bytes/object',
      ({ bytes }) => (bytes === undefined ? '' : Math.round(bytes / count)),
    ],
  ];
  const sorted = right.toSorted((a, b) => a.ms.amortised - b.ms.amortised);
  return [...tableOf(columns, sorted), ...failures(results)];
}

/** The table of one scene below its title, with what moving the objects costs by itself. */
export function frameSection(scene) {
  const { kind, count, motionMs } = scene;
  const title = `### ${kind}, ${count.toLocaleString('en')}`;
  const motion = `Moving the objects alone: ${motionMs.toPrecision(3)} ms a frame.`;
  return [title, '', motion, '', ...frameTable(scene)];
}

/** The implementations with a wrong result, which have no times. */
export function failures(results) {
  const wrong = results.filter(({ error }) => error);
  return wrong.flatMap(({ name, error }) => ['', `**${name} was wrong**: ${error}`]);
}
