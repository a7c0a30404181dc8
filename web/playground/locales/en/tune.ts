/** Tuning the tree. Fetched with its view. */
export const tune = {
  running: 'Measuring',
  done: (frame: string, objects: string) => `Measured: frame ${frame}, objects ${objects}`,
  stopped: (frame: string, objects: string) =>
    `Stopped before the end: frame ${frame}, objects ${objects}`,
  stop: 'Stop',
  run: 'Measure this frame',
  recording: (name: string) =>
    `The boxes are those of the recording “${name}”, and move as they did there.`,
  bestIs: (settings: string, time: string, slowest: string) =>
    `Best here: ${settings}. It takes ${time} a frame, the slowest ${slowest}.`,
  explain: (unit: string) =>
    `A row is a capacity: how many objects a cell of the tree holds before it splits. A column is a greatest depth: how often cells may split. A number is the time of a frame here, in ${unit}: all boxes move, the tree follows, and all pairs are found. The redder, the longer. Underlined is the scene as it is set; the dot is the default of the package. The star is the best: no other was faster by more than a tenth, and of those as fast it has the least work.`,
  units: {
    microseconds: 'millionths of a second, µs',
    milliseconds: 'thousandths of a second, ms',
  },
  corner: 'capacity ↓, greatest depth →',
  unmeasured: 'not measured',
  best: 'fastest',
  present: 'as the scene is set',
  usual: 'default of the package',
  chosen: 'Chosen settings',
  settings: (placement: string, capacity: string, depth: string) =>
    `${placement}, capacity ${capacity}, greatest depth ${depth}`,
  sum: (time: string, work: string, tests: string, references: string, nodes: string) =>
    `${time} a frame, here. Counted work, the same on every machine: ${work} = pair tests ${tests} + references ${references} + nodes ${nodes}.`,
  copy: 'Copy the settings',
  apply: 'Apply to the scene',
  applied: 'The scene has these settings now.',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy: select the code.',
} as const;
