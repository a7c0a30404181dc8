import { digits, table, times, verdict } from './tables.mjs';

const introduction = `What a step takes with bullets, of radius 2, that fly up to 11 in a frame among the bodies of the scene *moving*: one for five bodies. They do not touch
each other. Worlds take turns; only \`step()\` is timed. *Impacts* are those of a frame. In the first frames, the bodies that each bullet met are
compared with a reference in double precision that looks at 65 places of its way; *wrong* counts those that differ by more than these places are apart.`;

/** How many times as long a step may take as one without bullets. */
const most = 2;

/** What a step takes with bullets and without, as a table. */
export function bulletTable({ results }) {
  const rows = results.map(({ name, ms, met, wrong }) => [
    name,
    digits(ms.amortised),
    times(ms.amortised, results[0].ms.amortised),
    digits(met),
    wrong,
  ]);
  return table(['world', 'ms a step', 'x the step without', 'impacts', 'wrong'], rows);
}

/** The part of bench/RESULTS.md about bullets, from one run. */
export function bulletsSection({ machine, mode, scenes }) {
  const lines = [`## Bullets · ${machine} · ${mode}`, '', introduction, '', '### Goals', ''];
  const rows = scenes.map(({ count, bullets, results }) => {
    const [without, , swept] = results;
    const reached = swept.ms.amortised / without.ms.amortised;
    const [bodies, shots] = [count, bullets].map((number) => number.toLocaleString('en'));
    const share = verdict(most / reached);
    return [`${shots} bullets`, bodies, `at most ${most}x`, `${reached.toPrecision(3)}x`, share];
  });
  lines.push(...table(['the step without', 'n', 'goal', 'reached', 'verdict'], rows));
  for (const scene of scenes) {
    const title = `### ${scene.bullets.toLocaleString('en')} bullets among ${scene.count.toLocaleString('en')} bodies`;
    lines.push('', title, '', ...bulletTable(scene));
  }
  return lines;
}
