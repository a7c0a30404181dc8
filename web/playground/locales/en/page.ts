import type { Complete } from '../complete.ts';
import { areFew, type CountedForms, countingIn } from '../counting.ts';
import { scenes } from './scenes.ts';
import { words } from './words.ts';

const { counted, formOf, number } = countingIn('en');

/** One object has no other to overlap. */
const question = (count: number, forms: CountedForms): string =>
  count < 2
    ? `With ${counted(count, forms)}, there is no pair to test.`
    : `Which of these ${counted(count, forms)} overlap? ${areFew(count) ? 'With so few, a quadtree saves little.' : 'A quadtree tests only those that share a cell.'}`;

export const page = {
  language: 'en',
  title: 'Quadrille: watch a quadtree find what collides',
  skip: 'Skip to the settings',
  skipToPicture: 'Skip to the picture',
  scenesLabel: 'Scenes',
  headline: {
    squares: (count: number) => question(count, { one: 'square', other: 'squares' }),
    objects: (count: number) => question(count, { one: 'object', other: 'objects' }),
    tested: (count: number) => formOf(count, { one: 'pair test', other: 'pair tests' }),
    withoutTree: 'testing every pair',
    inAll: 'in all',
  },
  query: {
    how: 'Drag over the picture to search an area.',
    howZoomed: 'Drag to search an area. Shift and drag, or two fingers, move the picture.',
    howZoomedByTouch: 'Drag to search an area. Two fingers move the picture.',
    remove: 'Remove the probe',
    found: (cells: number, candidates: number, hits: number) =>
      `${counted(cells, { one: 'cell visited', other: 'cells visited' })} · ${counted(candidates, { one: 'candidate', other: 'candidates' })} · ${counted(hits, { one: 'hit', other: 'hits' })}`,
  },
  ownScene: 'A scene of this page',
  articleScene: 'From an article',
  picture: {
    label: 'Live picture',
    role: 'interactive picture',
    shows: 'The scene, the cells of its quadtree and what collides.',
    keys: {
      probe: 'Arrow keys move the probe, with Shift in small steps.',
      tool: 'Arrow keys move the tool, Enter puts it down and lifts it, Escape puts it away.',
      view: 'Arrow keys move the view.',
    },
  },
  transport: 'Playback',
  moreControls: 'More controls',
  steps: 'Steps, probe and link',
  numbers: 'Live numbers',
  caption: 'About this scene',
  settings: 'Settings',
  footer:
    'Every cell, pair and candidate on this page comes from the quadrille package, compiled from C++ to WebAssembly.',
  ...words,
  scenes,
  actions: {
    play: 'Play',
    pause: 'Pause',
    how: 'Show me how',
    step: 'Step',
    stepBack: 'Step back',
    restart: 'Restart',
    probe: 'Probe',
    copyLink: 'Copy link',
    linkCopied: (frame: string) => `Link copied: it opens frame ${frame}, paused.`,
    linkNotCopied: 'Copy it from the address bar',
    copied: 'Copied.',
    share: 'Share',
    newSeed: 'New seed',
  },
  facts: {
    frame: { label: 'Frame' },
    objects: { label: 'Objects' },
    nodes: { label: 'Nodes' },
    leaves: { label: 'Leaves' },
    references: { label: 'References' },
    depth: { label: 'Levels' },
    tests: { label: 'Pair tests' },
    bruteForce: { label: 'Brute force' },
    collidingPairs: { label: 'Colliding pairs' },
    boxPairs: { label: 'Boxes overlap' },
    visited: { label: 'Visited' },
    tested: { label: 'Tested' },
    candidates: { label: 'Candidates' },
    duplicates: { label: 'Duplicates' },
    hits: { label: 'Hits' },
    time: { label: 'Time' },
    check: { label: 'Check by brute force' },
    fingerprint: { label: 'Fingerprint', hint: 'The same link shows the same fingerprint.' },
  },
  meanings: 'What the numbers mean',
  frameCosts: 'What a frame takes',
  startScene: (name: string) => `Start: ${name}`,
  openWhole: 'Open in the playground',
  summary: (pairs: string, tests: string, nodes: string) =>
    `Pairs ${pairs} · tests ${tests} · nodes ${nodes}`,
  saved: (percent: string) => `${percent} saved`,
  moreThanBruteForce: (percent: string) => `${percent} more than brute force`,
  sliderOf: (label: string) => `${label}, slider`,
  verdict: (missed: string, double: string) => `missed ${missed}, double ${double}`,
  verdictWrong: (missed: string, double: string, wrong: string) =>
    `missed ${missed}, double ${double}, wrong ${wrong}`,
  oracleCheck: {
    unchecked: 'not checked',
    ask: 'Check this frame once',
    checking: (percent: string) => `checking: ${percent}`,
  },
  nothing: '–',
  range: (first: string, last: string) => `${first}–${last}`,
  treeTitle: 'Shape of the tree',
  tools: {
    label: 'Tools',
    look: 'Look',
    ask: 'Trace',
    askHint: 'How the tree takes in one object, or why two are tested',
    grab: 'Drag and throw',
    add: 'Add objects',
    wall: 'Add walls',
    erase: 'Erase',
    undo: 'Undo',
    redo: 'Redo',
  },
  lessons: {
    title: 'Lessons',
    article: 'Article',
    documentation: 'Docs',
    examples: 'Examples',
    quadtree: 'What a quadtree is',
    placement: 'Parent or leaf?',
  },
  backToPicture: 'Back to the picture',
  camera: { label: 'Zoom', zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoomToFit: 'Show all' },
  keyHelp: {
    names: { ' ': 'Space', ',': 'comma', '.': 'full stop', '+': 'plus', '-': 'minus' },
    modifier: 'Ctrl or ⌘',
    entry: (key: string, action: string) => `${key}: ${action}`,
    onPicture: 'on the picture, arrow keys move the probe, a click pins it, Escape frees it',
  },
  cannotStart: (reason: string) =>
    `The quadtree could not start. It needs a browser with WebAssembly and its SIMD instructions. (${reason})`,
  notFetched: 'This part of the page could not be fetched.',
  tryAgain: 'Try again',
  timeline: 'Timeline',
  frameOf: (frame: string, last: string) => `Frame ${frame} of ${last}`,
  stillMotion: 'Nothing moves, because your system asks for reduced motion.',
  playAnyway: 'Play anyway',
  playing: 'Playing',
  pausedAt: (frame: number, objects: number, pairs: number, nodes: number) =>
    `Paused at frame ${number(frame)}: ${counted(objects, { one: 'object', other: 'objects' })}, ${counted(pairs, { one: 'colliding pair', other: 'colliding pairs' })}, ${counted(nodes, { one: 'node', other: 'nodes' })}.`,
  probeSays: (candidates: number, hits: number) =>
    `Probe: ${counted(candidates, { one: 'candidate', other: 'candidates' })}, ${counted(hits, { one: 'hit', other: 'hits' })}.`,
  sceneChosen: (name: string) => `Scene: ${name}.`,
} as const satisfies Complete & Readonly<Record<string, unknown>>;
