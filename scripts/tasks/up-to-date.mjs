import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was made is up to date as long as no file of the checkout has changed. Which of them a task reads need not be known. */
export class UpToDate {
  #checkout;
  #notes;
  #state;

  /** Takes the state of the files in the folder `checkout`; keeps in the folder `notes` from which state each task has made something. */
  constructor(checkout, notes) {
    this.#checkout = checkout;
    this.#notes = notes;
    this.#state = stateOf(checkout);
  }

  /** Whether a task made the folder `made` from the files as they are. */
  has(task, made) {
    const note = this.#noteOf(task);
    return (
      this.#state !== undefined &&
      existsSync(join(this.#checkout, made)) &&
      existsSync(note) &&
      readFileSync(note, 'utf8') === this.#state
    );
  }

  /** Notes that a task has made something from the files as they were when this object was made. */
  add(task) {
    if (this.#state === undefined) return;
    mkdirSync(this.#notes, { recursive: true });
    writeFileSync(this.#noteOf(task), this.#state);
  }

  #noteOf(task) {
    return join(this.#notes, `${task.replaceAll(':', '-')}.txt`);
  }
}

/** Another text whenever a file that git does not ignore has changed, or what else the builds depend on. Nothing without git. */
function stateOf(checkout) {
  let names;
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    names = execFileSync('git', list, { cwd: checkout, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
  const hash = createHash('sha256');
  hash.update([process.version, process.env.SITE_URL, checkout].join('\n'));
  for (const name of names.split('\0').filter(Boolean).toSorted()) {
    const { mtimeMs, size } = lstatSync(join(checkout, name), { throwIfNoEntry: false }) ?? {};
    hash.update(`${name} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}
