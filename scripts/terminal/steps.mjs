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

/** Milliseconds as text: "0.4 s", "2 min 05 s". */
function duration(ms) {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
