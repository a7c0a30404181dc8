import { median } from '../statistics.mjs';
import { oneByOne } from './one-by-one.mjs';
import { makeQuestions, questionKinds } from './questions.mjs';

/** Short enough that most blocks pass undisturbed by other programs. */
const blockMs = 1;
const chunk = 64;
const warmUpMs = 100;

/**
 * Asks every respondent the questions that it knows, kind by kind and in turns. Every answer that
 * counts is compared with the reference, outside of the time that counts.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {import('./respondent.d.ts').Respondent[]} respondents
 * @param {import('../measure.mjs').Conditions} conditions
 * @returns {Promise<import('./respondent.d.ts').QueryResult[]>}
 */
export async function measureQueries(scene, respondents, { ms, onProgress }) {
  const ready = [];
  for (const respondent of respondents) {
    onProgress(`${respondent.name}: building`);
    ready.push({ ...respondent, answers: await respondent.init(scene) });
  }
  const results = [];
  for (const asked of Object.keys(questionKinds)) {
    onProgress(`${asked}: finding the right answers`);
    const exam = makeQuestions(scene, asked);
    const runs = ready.flatMap((respondent) => runsOf(respondent, asked, exam));
    onProgress(`${asked}: asking ${runs.length}`);
    const unfinished = () => runs.filter((run) => !run.finished(ms));
    for (let open = unfinished(); open.length > 0; open = unfinished()) {
      for (const run of open) run.block();
    }
    results.push(...runs.map((run) => run.result()));
  }
  for (const { answers } of ready) answers.dispose?.();
  return results;
}

function runsOf({ name, kind, answers }, asked, exam) {
  const one = answers.one[asked];
  const all = answers.all?.[asked];
  const runs = [];
  if (one)
    runs.push(new Run({ name, kind, asked, batched: false }, oneByOne(one, exam.numbers), exam));
  if (all) runs.push(new Run({ name, kind, asked, batched: true }, all, exam));
  return runs;
}

class Run {
  #about;
  #respond;
  #exam;
  #answers;
  #asked = 0;
  #spent = 0;
  #rates = [];
  #error;

  constructor(about, respond, exam) {
    this.#about = about;
    this.#respond = respond;
    this.#exam = exam;
    this.#answers = new Float64Array(exam.count);
  }

  /** The first blocks check and warm up; they do not count. */
  block() {
    const counts = this.#spent >= warmUpMs;
    const before = this.#asked;
    const started = performance.now();
    let spent = 0;
    do {
      this.#respondToSome();
      spent = performance.now() - started;
    } while (spent < blockMs);
    this.#spent += spent;
    if (counts) this.#rates.push((this.#asked - before) / spent);
    this.#check();
  }

  finished(ms) {
    const blocks = this.#rates.length;
    const enough = blocks * blockMs >= ms || this.#spent >= warmUpMs + 4 * ms;
    return Boolean(this.#error) || (blocks > 0 && enough);
  }

  result() {
    if (this.#error) return { ...this.#about, error: this.#error };
    return { ...this.#about, perSecond: Math.round(1000 * median(this.#rates)) };
  }

  #respondToSome() {
    const total = this.#answers.length;
    const from = this.#asked % total;
    const to = this.#about.batched ? total : from + chunk;
    const { questions, numbers } = this.#exam;
    const some = questions.subarray(numbers * from, numbers * to);
    this.#respond(some, this.#answers.subarray(from, to));
    this.#asked += to - from;
  }

  #check() {
    const given = this.#answers.subarray(0, this.#asked);
    const wrong = given.findIndex((answer, i) => !this.#exam.isRight(i, answer));
    if (wrong >= 0) this.#error = `question ${wrong}: ${given[wrong]} is not right`;
  }
}
