/** Tuning the tree. Fetched with its view. */
export const tune = {
  running: 'Measuring',
  done: (frame: string, objects: string) => `Measured: frame ${frame}, objects ${objects}`,
  stopped: (frame: string, objects: string) =>
    `Stopped before the end: frame ${frame}, objects ${objects}`,
  stop: 'Stop',
  run: 'Measure this frame',
  explain:
    'Work is counted, not timed: pairs tested, plus entries in all nodes, plus nodes. It is the same on every machine. The redder a cell, the more work; the star marks the least, the underlined number is the scene as it is set.',
  corner: 'capacity ↓ depth →',
  unmeasured: 'not measured',
  work: (work: string) => `work ${work}`,
  best: 'least work',
  present: 'as the scene is set',
  chosen: 'Chosen settings',
  settings: (placement: string, capacity: string, depth: string) =>
    `${placement}, capacity ${capacity}, greatest depth ${depth}`,
  sum: (work: string, tests: string, references: string, nodes: string) =>
    `Work ${work} = pair tests ${tests} + references ${references} + nodes ${nodes}.`,
  leastOfAll: 'The least of all that were tried.',
  copy: 'Copy the settings',
  apply: 'Apply to the scene',
  applied: 'The scene has these settings now.',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy: select the code.',
} as const;
