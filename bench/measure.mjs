import { checksum } from './checksum.mjs';
import { Motion } from './motion.mjs';
import { Reference } from './reference.mjs';

const checkedFrames = 4;
const leastFrames = 3;
const blockMs = 10;

/**
 * Runs all contenders on one scene, in turns of a few frames, so that whatever else the machine does
 * meets them alike. Every frame of every contender is compared with the reference, outside of the
 * time that counts.
 *
 * @param {import('./scenes.mjs').Scene} scene
 * @param {import('./contender.d.ts').Contender[]} contenders
 * @param {{ ms: number, onProgress: (text: string) => void }} options time for each contender
 */
export async function measureScene(scene, contenders, { ms, onProgress }) {
  const reference = new Reference(scene);
  const runs = [];
  for (const contender of contenders) {
    onProgress(`${contender.name}: checking`);
    runs.push(await start(contender, scene, reference));
  }
  const unfinished = () => runs.filter((run) => !run.finished(ms));
  for (let open = unfinished(); open.length > 0; open = unfinished()) {
    onProgress(`${runs.length - open.length} of ${runs.length} done`);
    for (const run of open) run.block();
  }
  return runs.map((run) => run.result());
}

/** The check phase, which is the warm-up too. */
async function start(contender, scene, reference) {
  const run = new Run(contender, await contender.init(scene), new Motion(scene), reference);
  for (let i = 0; i < checkedFrames; i++) run.frame();
  run.warmUp();
  return run;
}

class Run {
  #contender;
  #running;
  #motion;
  #reference;
  #frames = 0;
  #moving = [];
  #finding = [];
  #spent = 0;

  constructor(contender, running, motion, reference) {
    this.#contender = contender;
    this.#running = running;
    this.#motion = motion;
    this.#reference = reference;
  }

  frame() {
    const started = performance.now();
    this.#motion.step(this.#running.boxes());
    const moved = performance.now();
    const count = this.#running.frame();
    const ended = performance.now();
    this.#moving.push(moved - started);
    this.#finding.push(ended - moved);
    this.#spent += ended - started;
    this.#check(count);
  }

  /** Warm engines: about 50 frames or 100 ms, whichever ends first; nothing of it counts. */
  warmUp() {
    for (let i = 0; i < 50 && this.#spent < 100; i++) this.frame();
    this.#moving = [];
    this.#finding = [];
    this.#spent = 0;
  }

  block() {
    const until = this.#spent + blockMs;
    do this.frame();
    while (this.#spent < until);
  }

  finished(ms) {
    return this.#spent >= ms && this.#finding.length >= leastFrames;
  }

  result() {
    const whole = this.#finding.map((time, i) => time + this.#moving[i]);
    const { name, kind } = this.#contender;
    const bytes = this.#running.bytes?.();
    this.#running.dispose?.();
    return {
      name,
      kind,
      frames: whole.length,
      ms: statistics(whole),
      pairsOnlyMs: median(this.#finding),
      ...(bytes === undefined ? {} : { bytes }),
    };
  }

  #check(count) {
    const pairs = this.#running.pairs();
    const sum = checksum(pairs);
    const right = this.#reference.sumOf(++this.#frames);
    if (sum === right && count === pairs.count) return;
    throw new Error(`${this.#contender.name}, frame ${this.#frames}: ${sum} is not ${right}.`);
  }
}

function statistics(times) {
  return {
    median: median(times),
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    min: Math.min(...times),
    max: Math.max(...times),
  };
}

function median(times) {
  return times.toSorted((a, b) => a - b)[times.length >> 1];
}
