const live = process.stdout.isTTY;

/** Counts the steps of a command and prints what each one does, its progress and how long it took. Steps may overlap in time. */
export class Steps {
  #total;
  #begun = 0;
  /** The last line of each step that runs, by its title. */
  #running = new Map();

  constructor(total) {
    this.#total = total;
  }

  /**
   * Runs one step. `work` receives a function that shows its progress, and may return a
   * short remark such as "up to date".
   */
  async run(title, work) {
    const head = `[${++this.#begun}/${this.#total}] ${title}`;
    const started = performance.now();
    this.#running.set(head, '');
    if (live) this.#showRunning();
    else process.stdout.write(`${head} ...\n`);
    try {
      const remark = await work((text) => {
        this.#running.set(head, text.trim());
        if (live) this.#showRunning();
      });
      this.#end(head, remark ?? 'done', started);
    } catch (error) {
      this.#end(head, 'FAILED', started);
      throw error;
    }
  }

  #end(head, remark, started) {
    this.#running.delete(head);
    const line = `${head}: ${remark} (${duration((performance.now() - started) / 1000)})\n`;
    process.stdout.write(live ? `\r\x1b[K${line}` : line);
    if (live) this.#showRunning();
  }

  /** One line with the part of the window's width for each step that runs. */
  #showRunning() {
    const width = Math.floor((process.stdout.columns - 1) / this.#running.size) - 3;
    const parts = [...this.#running].map(([head, text]) => `${head} ${text}`.slice(0, width));
    process.stdout.write(`\r\x1b[K${parts.join(' | ')}`);
  }
}

/** Seconds as text: "0.4 s", "2 min 05 s". */
export function duration(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
