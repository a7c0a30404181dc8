import { digits, tableOf } from './tables.mjs';

const introduction = `A world as bytes, and a world from them. *Rewind* is a load and eight frames after it, as a game with rollback computes them when an input came
late. *Equal* is a world that tells the same events, in the same order, in the 24 frames after it was loaded as in those that were not interrupted.`;

/** What saving and loading a world takes, as a table. */
export function saveTable({ results }) {
  return tableOf(
    [
      ['world', ({ name }) => name],
      ['bytes', ({ bytes }) => bytes.toLocaleString('en')],
      ['ms a save', ({ ms }) => digits(ms.save)],
      ['ms a load', ({ ms }) => digits(ms.load)],
      ['ms a rewind', ({ ms }) => digits(ms.rewind)],
      ['equal', ({ isEqual }) => (isEqual ? 'yes' : 'no')],
    ],
    results,
  );
}

/** The part of bench/RESULTS.md about saves, from one run. */
export function savesSection({ machine, mode, scenes }) {
  const lines = [`## Saves · ${machine} · ${mode}`, '', introduction];
  for (const scene of scenes) {
    const [count, moving] = [scene.count, scene.moving].map((one) => one.toLocaleString('en'));
    lines.push('', `### ${scene.kind}, ${count} bodies, ${moving} of which move`, '');
    lines.push(...saveTable(scene));
  }
  return lines;
}
