import { bodyTable } from './report/bodies.mjs';
import { bulletTable } from './report/bullets.mjs';
import { callTable } from './report/calls.mjs';
import { castTable } from './report/casts.mjs';
import { frameTable } from './report/frames.mjs';
import { moverTable } from './report/movers.mjs';
import { oddTable } from './report/odd.mjs';
import { queryTable } from './report/queries.mjs';
import { saveTable } from './report/saves.mjs';
import { startupTable } from './report/startup.mjs';
import { tileTable } from './report/tiles.mjs';
import { windowTable } from './report/windows.mjs';

const tables = {
  frames: frameTable,
  small: frameTable,
  queries: queryTable,
  windows: windowTable,
  bodies: bodyTable,
  casts: castTable,
  bullets: bulletTable,
  tiles: tileTable,
  movers: moverTable,
  saves: saveTable,
  calls: callTable,
  odd: oddTable,
  startup: startupTable,
  arcade: frameTable,
};

/** Shows on a terminal what is being measured, and each result when it is complete. */
export class Terminal {
  #total;
  #done = 0;

  /** @param {number} total results to come */
  constructor(total) {
    this.#total = total;
  }

  progress(text) {
    if (!process.stdout.isTTY) return;
    const line = `[${this.#done + 1}/${this.#total}] ${text}`;
    process.stdout.write(`\r\x1b[K${line.slice(0, process.stdout.columns - 1)}`);
  }

  done(part, result) {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    const head = `[${++this.#done}/${this.#total}] ${result.kind}, ${result.count.toLocaleString('en')}`;
    const lines = tables[part](result);
    process.stdout.write(`${head}\n${lines.join('\n')}\n\n`);
  }
}
