import { duration } from './duration.mjs';

const live = process.stdout.isTTY;

/** Counts the steps of a command and prints what each one does, its progress and how long it took. */
export class Steps {
  #total;
  #done = 0;

  constructor(total) {
    this.#total = total;
  }

  /**
   * Runs one step. `work` receives a function that shows its progress, and may return a
   * short remark such as "up to date".
   */
  async run(title, work) {
    const head = `[${++this.#done}/${this.#total}] ${title}`;
    const started = performance.now();
    process.stdout.write(live ? head : `${head} ...\n`);
    try {
      const remark = await work((text) => showProgress(head, text));
      this.#end(head, remark ?? 'done', started);
    } catch (error) {
      this.#end(head, 'FAILED', started);
      throw error;
    }
  }

  #end(head, remark, started) {
    const result = `${remark} (${duration(performance.now() - started)})`;
    process.stdout.write(live ? `\r\x1b[K${head}: ${result}\n` : `      ${result}\n`);
  }
}

function showProgress(head, text) {
  if (!live) return;
  const columns = Math.max(0, process.stdout.columns - head.length - 4);
  process.stdout.write(`\r\x1b[K${head}: ${text.trim().slice(0, columns)}`);
}

/** Runs a list of [title, work] in order. */
export async function runSteps(list) {
  const steps = new Steps(list.length);
  for (const [title, work] of list) await steps.run(title, work);
}
