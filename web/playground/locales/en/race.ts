import { countingIn } from '../counting.ts';

const { counted } = countingIn('en');

/** The race. Fetched with its view. */
export const race = {
  sweep: 'Sort and sweep',
  grid: 'Hand-written grid',
  point: {
    tests: (name: string, count: string, tests: number) =>
      `${name}, ${count} objects: ${counted(tests, { one: 'test', other: 'tests' })}`,
    milliseconds: (name: string, count: string, time: string) =>
      `${name}, ${count} objects: ${time} ms`,
  },
  showPoint: (point: string) => `${point}. Show this scene`,
  agree: (checks: number) =>
    `All found the pairs that the library finds: compared ${counted(checks, { one: 'time', other: 'times' })}.`,
  differs: (name: string, count: string) =>
    `${name} does not find the pairs that the library finds, with ${count} objects.`,
  run: 'Run again',
  stop: 'Stop',
  running: (count: string) => `Measuring with ${count} objects`,
  done: 'Measured',
  stopped: 'Stopped',
  tests: 'Pair tests a frame',
  milliseconds: 'Milliseconds a frame, on this machine',
  objects: 'Number of objects',
  numbers: 'All numbers: tests and time',
  from: (count: string) => `from ${count} objects on`,
  never: 'not at all',
  wins: (name: string, tests: string, time: string) =>
    `${name} beats brute force in tests ${tests}, in time ${time}.`,
  winsUncounted: (name: string, time: string) =>
    `${name} beats brute force in time ${time}; it counts no tests.`,
  fastest: (count: string, name: string) => `Fastest with ${count} objects: ${name}.`,
  /** Where a recording is measured. */
  recording: {
    running: (name: string, frame: string) => `Measuring “${name}”, frame ${frame}`,
    done: (name: string) => `Measured: the recording “${name}”`,
    frame: 'Frame of the recording',
    point: {
      tests: (name: string, frame: string, tests: number) =>
        `${name}, frame ${frame}: ${counted(tests, { one: 'test', other: 'tests' })}`,
      milliseconds: (name: string, frame: string, time: string) =>
        `${name}, frame ${frame}: ${time} ms`,
    },
    showPoint: (point: string) => `${point}. Show this frame`,
    mean: (name: string, tests: string, time: string) =>
      `${name}: ${time} ms and ${tests} tests a frame, on average.`,
    meanUncounted: (name: string, time: string) =>
      `${name}: ${time} ms a frame, on average; it counts no tests.`,
    measured: (name: string, measured: string, frames: string) =>
      `The recording “${name}”: frames measured ${measured} of ${frames}, with the boxes that were recorded and the settings of the tree as they are now.`,
  },
  worlds: {
    same: 'The chosen scene with more and more objects in the same world, so that it gets crowded.',
    grows:
      'The chosen scene with more and more objects in a world that grows with them, so that it stays as full. The greatest depth grows along, so that the smallest cells stay as large.',
  },
  howToRead:
    'Each line is a method that finds all pairs, and lower is better. Upwards, each mark is ten times the one below.',
  ring: 'A ring marks where a line passes below brute force.',
  rules:
    'In each frame all objects move and all pairs are found. The trees are the library in WebAssembly; brute force, sort and sweep and the grid, with the fastest of seven cell sizes, are plain TypeScript; rbush and flatbush are published packages, which do not say how many tests they make. Where a line ends, the next frame would take too long.',
  reckoned:
    'Where it would be too slow, brute force is estimated from its last run and drawn with gaps.',
} as const;
