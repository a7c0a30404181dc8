// A recording of what was held, step by step: letters of the keys, and for how many steps. `R40 RJ12 5` is 40 steps to the right, 12 to
// the right with a jump, and 5 without a key.
const letters = ['L', 'R', 'U', 'D', 'J']; // in the order of the bits in keys.ts

/** The keys of each step. */
export function* keysOf(recording: string): Generator<number> {
  for (const run of recording.trim().split(/\s+/)) {
    const [, held, steps] = /^([LRUDJ]*)(\d+)$/.exec(run)!;
    const keys = letters.reduce(
      (bits, letter, bit) => (held!.includes(letter) ? bits | (1 << bit) : bits),
      0,
    );
    for (let step = 0; step < Number(steps); step++) yield keys;
  }
}

/** The recording of these keys. */
export function recordingOf(keys: readonly number[]): string {
  const runs: string[] = [];
  for (let from = 0, to = 0; from < keys.length; from = to) {
    while (to < keys.length && keys[to] === keys[from]) to++;
    const held = letters.filter((_, bit) => (keys[from]! & (1 << bit)) > 0);
    runs.push(`${held.join('')}${to - from}`);
  }
  return runs.join(' ');
}
