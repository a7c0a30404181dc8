import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { environment } from '../terminal/environment.mjs';

/**
 * What was made is up to date as long as it is there as it was made, and no file of the checkout has changed. Which of these a task
 * reads need not be known.
 */
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

  /** Whether a task made the folder `made` from the files as they are, and what it made is still there. Other files may have joined. */
  has(task, made) {
    const file = this.#noteOf(task);
    if (this.#state === undefined || !existsSync(file)) return false;
    const { state, sizes } = JSON.parse(readFileSync(file, 'utf8'));
    if (state !== this.#state) return false;
    const now = sizesIn(join(this.#checkout, made));
    return Object.entries(sizes).every(([name, size]) => now[name] === size);
  }

  /** Notes that a task begins, which may be interrupted. */
  begin(task) {
    rmSync(this.#noteOf(task), { force: true });
  }

  /** Notes that a task has made a folder from the files as they were when this object was made. */
  add(task, made) {
    if (this.#state === undefined) return;
    const note = { state: this.#state, sizes: sizesIn(join(this.#checkout, made)) };
    mkdirSync(this.#notes, { recursive: true });
    writeFileSync(this.#noteOf(task), JSON.stringify(note));
  }

  #noteOf(task) {
    return join(this.#notes, `${task.replaceAll(':', '-')}.json`);
  }
}

/** The size of each file in a folder and those below it. */
function sizesIn(folder) {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return Object.fromEntries(
    names
      .map((name) => [name, lstatSync(join(folder, name))])
      .filter(([, entry]) => !entry.isDirectory())
      .map(([name, { size }]) => [name, size]),
  );
}

/** Another text whenever a file that git does not ignore has changed, or what else the builds depend on. Nothing without git. */
function stateOf(checkout) {
  let names;
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    names = execFileSync('git', list, {
      cwd: checkout,
      encoding: 'utf8',
      stdio: 'pipe',
      env: environment(),
    });
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
