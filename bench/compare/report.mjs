import { digits, table } from '../report/tables.mjs';
import { geometricMean } from '../statistics.mjs';
import { figure, isTooSlow, isWrong } from './gates.mjs';

/** One cell as a line: its figure, its times, and its second and control measurements. */
export function cellLine(cell) {
  const { part, kind, count, what, error, before, after, again, control } = cell;
  const name = `${part.padEnd(8)}${`${kind} ${count.toLocaleString('en')}`.padEnd(20)} ${what.padEnd(22)}`;
  if (error) return `${name} DIFFERENT RESULTS: ${error}`;
  const times = `${digits(before)} .. ${digits(after)} ms`;
  const second = again ? `, again ${say(cell, again)}` : '';
  const same = control ? `, control ${say(cell, control)}` : '';
  const verdict = isTooSlow(cell) || isWrong(cell) ? '  FAILED' : '';
  return `${name} ${say(cell, cell)}  ${times}${second}${same}${verdict}`;
}

function say(cell, comparison) {
  return comparison.error ?? figure(cell, comparison).toFixed(3);
}

/** The gates, and what they would read if nothing had changed. */
export function gateTable(gates, cells) {
  const rows = gates.map(({ gate, reached, passed }) => [
    gate,
    reached,
    passed ? 'passed' : 'FAILED',
  ]);
  return table(['gate', 'reached', ''], [...rows, ...controlRows(cells)]);
}

/** `before` against a second instance of itself: how far noise alone goes. */
function controlRows(cells) {
  const measured = cells.filter(({ control }) => control && !control.error);
  return [...new Set(measured.map(({ part }) => part))].map((part) => {
    const own = measured.filter((cell) => cell.part === part);
    const figures = own.map((cell) => figure(cell, cell.control));
    const range = `${Math.min(...figures).toFixed(3)} .. ${Math.max(...figures).toFixed(3)}`;
    return [
      `control: ${part}, before by before`,
      `${geometricMean(figures).toFixed(3)} (${range})`,
      '',
    ];
  });
}
