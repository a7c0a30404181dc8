import { countingIn } from '../counting.ts';

const { counted } = countingIn('en');

/** The package, for game developers. Fetched with its view. */
export const gamePackage = {
  says: 'One import, two calls a frame',
  install: 'Install',
  copyInstall: 'Copy the install line',
  size: (size: string) =>
    `A page downloads ${size} with brotli, as measured of this build: script and WebAssembly, without dependencies.`,
  loop: 'A loop',
  loopHint:
    'The tree takes boxes as numbers, and says which of them overlap. The rest is your game.',
  copyLoop: 'Copy the loop',
  showAll: (lines: string) => `Show all ${lines} lines`,
  showLess: 'Show less',
  live: 'The same file, running',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy: select the code.',
  run: 'Run',
  stop: 'Stop',
  pairs: (count: number) => counted(count, { one: 'pair', other: 'pairs' }),
  record: 'Replay',
  recordHint:
    'Record the frames of your game, and drop the file anywhere on this page: it is shown like a scene, frame by frame, with cells, pairs and probes.',
  copyRecord: 'Copy the recorder',
  openRecording: 'Open a recording',
  read: 'Read more',
  pages: {
    documentation: 'The documentation, with a search',
    start: 'Start: your first call, in Node, Vite, Next or C++',
    calls: 'Every call of both classes',
    reference: 'The reference: each class, function and type',
    recordings: 'Recordings, and their format',
    views: 'How long results are valid, and the build that checks it',
    game: 'A game to play: a shooter with thousands of bodies',
    examples: 'Examples that run: plain pages, PixiJS, Phaser, React, a worker, a server',
  },
} as const;
