import { DEPTH_LIMIT } from '../state/parameters.ts';
import { counted } from './count.ts';
import type { Complete } from './strings.ts';

export const english = {
  language: 'en',
  title: 'Quadrille: watch a quadtree find what collides',
  tagline: 'Watch a quadtree find what collides',
  skip: 'Skip to the settings',
  scenesLabel: 'Scenes',
  picture:
    'Live picture of the scene, the cells of its quadtree and what collides. The arrow keys move the probe.',
  transport: 'Playback',
  numbers: 'Live numbers',
  caption: 'About this scene',
  settings: 'Settings',
  footer:
    'Every cell, pair and candidate on this page comes from the quadrille package, compiled from C++ to WebAssembly.',
  groups: {
    scene: 'Objects',
    tree: 'Tree',
    probe: 'Probe',
    view: 'Picture',
    compare: 'Compare',
    page: 'Page',
  },
  parameters: {
    count: { label: 'Number of objects' },
    minSize: { label: 'Smallest size' },
    maxSize: { label: 'Largest size' },
    speed: { label: 'Top speed' },
    motion: { label: 'Motion' },
    rate: { label: 'Pace', hint: 'Slower or faster to watch; a tick stays the same tick.' },
    seed: { label: 'Random seed', hint: 'The same seed shows the same scene, everywhere.' },
    placement: {
      label: 'Where an object is kept',
      hint: 'Pairs and hits are the same in all of them; work and shape are not.',
    },
    capacity: {
      label: 'Capacity',
      hint: 'A node splits when more objects than this belong to it.',
    },
    maxDepth: { label: 'Greatest depth' },
    looseness: {
      label: 'Looseness',
      hint: 'How far loose cells reach over their edges. Only for loose placement.',
    },
    touching: { label: 'Touching edges collide' },
    probe: {
      label: 'Show the probe',
      hint: 'It follows the pointer, or the arrow keys while the picture has the focus. A click pins it, another click or Escape frees it.',
    },
    probeKind: {
      label: 'What the probe asks',
      hint: 'With a ray or a sweep, the first object on the way is found; drag on the picture to draw the way.',
    },
    probeSize: { label: 'Probe size' },
    probeX: { label: 'Probe centre x' },
    probeY: { label: 'Probe centre y' },
    probeHeight: { label: 'Probe height, of a rectangle' },
    wayX: { label: 'Way to the right, of ray and sweep' },
    wayY: { label: 'Way down, of ray and sweep' },
    nearest: { label: 'How many of the nearest' },
    visits: { label: 'Shade the cells that it visits' },
    step: {
      label: 'Levels the visit descends',
      hint: `Fewer levels: less walking, more candidates. ${DEPTH_LIMIT} goes all the way down.`,
    },
    pairs: { label: 'Highlight colliding pairs' },
    lines: { label: 'Cell lines' },
    shade: { label: 'Shade cells by depth' },
    straddlers: {
      label: 'Mark straddlers and copies',
      hint: 'A cross: kept above the leaves. A second frame: kept in several leaves.',
    },
    labels: { label: 'Numbers in the cells' },
    order: { label: 'Children are numbered' },
    rootLevel: { label: 'The root is level' },
    compare: {
      label: 'Side by side',
      hint: 'The same scene at the same moment, in a pane for each way of keeping the objects.',
    },
    bug: {
      label: 'Museum of bugs',
      hint: 'Defects of the printed articles, run by a small tree of this page. The library has none of them.',
    },
    race: {
      label: 'Race',
      hint: 'Work against the number of objects, from 10 to 100,000, on this scene.',
    },
    colours: { label: 'Colours of the picture' },
    theme: { label: 'Light or dark page' },
    shortcuts: {
      label: 'Single-key shortcuts',
      hint: 'Space plays and pauses, comma and full stop step back and on, R restarts, C copies the link.',
    },
    language: { label: 'Language' },
    pace: { label: 'Speed' },
    playing: { label: 'Play' },
  },
  choices: {
    motion: { bounce: 'Bounce', tween: 'To and fro', shooter: 'Shooter' },
    probeKind: {
      box: 'Square',
      rectangle: 'Rectangle',
      circle: 'Circle',
      ray: 'Ray',
      nearest: 'Nearest',
      sweep: 'Sweep',
    },
    placement: { parent: 'Parent', leaf: 'Leaf', loose: 'Loose', cover: 'Cover' },
    compare: {
      parent: 'Parent',
      leaf: 'Leaf',
      loose: 'Loose',
      cover: 'Cover',
      brute: 'Brute force',
    },
    bug: {
      none: 'None',
      descent: 'S0.26: no way down',
      halves: 'S0.31: whole-number halves',
      outside: 'S1.18: outside dropped',
      doubles: 'S1.20: found again',
      centre: 'S2.26: centre test',
      copies: 'S2.27: copies painted',
    },
    order: { counterclockwise: 'Counter-clockwise', zorder: 'Z-order' },
    rootLevel: { '0': '0', '1': '1' },
    colours: { article: 'Article', paper: 'Paper' },
    theme: { auto: 'System', light: 'Light', dark: 'Dark' },
  },
  units: {
    objects: '',
    pixels: 'px',
    pixelsPerTick: 'px a tick',
    levels: '',
    ticksPerSecond: 'ticks a second',
    times: '×',
    ticks: 'ticks',
    none: '',
  },
  differs: 'What is different here',
  scenes: {
    s0: {
      name: 'Java tutorial',
      caption:
        'The classic tip, as its Italian translation tells it: an object that fits no quarter stays in the parent, and the quarters are numbered counter-clockwise from the top right. Eleven objects in a node make it split. The red squares are the objects; those that collide turn black.',
      differs:
        'As printed, an object on a line misses what lies below it. Here every pair is found.',
    },
    s1: {
      name: 'Leaves only',
      caption:
        'The Vietnamese article stores objects in leaves only: one that lies on a line is copied into every leaf it touches, so there are more references than objects. Touching edges count as a collision, the quarters are numbered in Z-order, and the root is level 1: level 5 is four splits deep.',
      differs:
        'As printed, objects outside the root are dropped and pairs come several times. Here nothing is lost, and each pair comes once.',
    },
    s2: {
      name: 'Bouncing squares',
      caption:
        'The Chinese C++ demo: squares bounce off the frame and pass through each other, every tick shows the shape of the tree, and both squares of a colliding pair turn red. Six objects in a node make it split; until the root has split no line is drawn at all.',
      differs:
        'As printed, an object’s centre decides about the upper half, and one of a pair may keep its colour. Here its edges decide, and both turn red.',
    },
    s3: {
      name: "Shoot-'em-up",
      caption:
        'The game-framework article lets the tree manage a shooter. Enemies are created off-screen and walk in, shots fly the other way, and whatever leaves the screen is recycled. Objects outside the screen are never lost: the tree keeps them and is updated in place, not rebuilt. The frame around the screen shows who is waiting.',
      differs:
        'Where the article is silent, as on sizes and speeds, this scene makes a choice of its own.',
    },
    s4: {
      name: 'Ten thousand',
      caption:
        "The Unity article's stress test: 10,000 small elements in at most 64 leaves, the root at depth 1, the deepest leaf at 4. The yellow square is the target: green elements are the candidates the tree hands out, red ones really touch it. Move it over a crossing and away from it, and watch the candidates.",
      differs:
        'The article marks the candidates, and its caller looks through all elements for them. Here the tree hands out the candidates alone, each once.',
    },
  },
  actions: {
    play: 'Play',
    pause: 'Pause',
    step: 'Step',
    stepBack: 'Step back',
    restart: 'Restart',
    probe: 'Probe',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    linkNotCopied: 'Copy it from the address bar',
    share: 'Share',
    newSeed: 'New seed',
  },
  facts: {
    frame: { label: 'Frame' },
    objects: { label: 'Objects' },
    nodes: { label: 'Nodes' },
    leaves: { label: 'Leaves' },
    references: {
      label: 'References',
      hint: 'Entries in all nodes: more than objects where copies are kept.',
    },
    depth: { label: 'Levels' },
    tests: { label: 'Pair tests' },
    bruteForce: { label: 'Brute force' },
    collidingPairs: { label: 'Colliding pairs' },
    visited: { label: 'Visited', hint: 'Nodes that the question comes to.' },
    tested: { label: 'Tested', hint: 'Objects whose boxes it looks at.' },
    candidates: { label: 'Candidates', hint: 'What the tree hands out for the probe.' },
    hits: { label: 'Hits', hint: 'What really touches the probe.' },
    time: {
      label: 'Time',
      hint: 'To follow the objects and find all pairs: mean of the last frames, on this machine.',
    },
    oracle: { label: 'Oracle', hint: 'Brute force checks every pair.' },
    fingerprint: { label: 'Fingerprint', hint: 'The same link shows the same fingerprint.' },
  },
  share: {
    title: 'Take this frame with you',
    close: 'Close',
    copy: 'Copy',
    save: 'Save',
    copied: 'Copied.',
    saved: 'Saved.',
    notCopied: 'This browser does not let the page copy. Here is the text:',
    text: 'Text to copy',
    kinds: {
      link: { label: 'Link', hint: 'Opens exactly what you see.' },
      embed: { label: 'Embed', hint: 'An iframe for your page; it starts when it is clicked.' },
      typescript: { label: 'TypeScript', hint: 'A program for the npm package, with these boxes.' },
      cpp: { label: 'C++', hint: 'A program for the C++ library, with these boxes.' },
      png: { label: 'PNG', hint: 'The picture, pixel by pixel.' },
      svg: { label: 'SVG', hint: 'The picture as shapes, sharp at any size.' },
    },
  },
  startScene: (name: string) => `Start: ${name}`,
  openWhole: 'Open in the playground',
  embedTitle: 'Quadrille: a quadtree at work',
  glance: (pairs: string, tests: string, nodes: string) =>
    `Pairs ${pairs} · tests ${tests} · nodes ${nodes}`,
  saved: (percent: string) => `${percent} saved`,
  dearer: (percent: string) => `${percent} more than brute force`,
  sliderOf: (label: string) => `${label}, slider`,
  levels: (first: string, last: string) => (first === last ? first : `${first}–${last}`),
  verdict: (missed: string, double: string) => `missed ${missed}, double ${double}`,
  verdictWrong: (missed: string, double: string, wrong: string) =>
    `missed ${missed}, double ${double}, wrong ${wrong}`,
  oracleRests: (limit: string) => `rests above ${limit}`,
  nothing: '–',
  tree: {
    title: 'Shape of the tree',
    outline: 'Nodes of the tree',
    root: 'root',
    nodeHolds: (depth: string, objects: string, own: string, pairs: string | undefined) =>
      `depth ${depth}, ${counted(objects, 'object', 'objects')}, ${own} of them kept here${pairs === undefined ? '' : `, ${counted(pairs, 'pair', 'pairs')}`}`,
    help: 'The node you point at is framed in the picture, and the cell you point at is marked here. Arrow keys walk the list.',
  },
  tools: {
    label: 'Tools',
    look: 'Look',
    ask: 'Ask: one object’s story, or why two are tested',
    askHelp:
      'Choose an object: its insertion is told, event by event. Choose a second: why the two are tested, or why not.',
    grab: 'Drag and throw',
    add: 'Add objects',
    wall: 'Draw walls',
    erase: 'Erase',
    help: 'The tool works where you press. On the picture, arrow keys move it and Enter puts it down and lifts it; Escape puts it away.',
    onlyBounce: 'Tools work on bouncing objects: choose Bounce as the motion.',
  },
  lessons: { title: 'Lessons', quadtree: 'What a quadtree is', placement: 'Parent or leaf?' },
  legend: {
    title: 'What the marks mean',
    object: 'object',
    second: 'the second kind of object',
    collides: 'part of a colliding pair',
    visited: 'visited by the probe',
    candidate: 'candidate of the probe',
    touched: 'touches the probe',
    straddles: 'kept above the leaves',
    copied: 'kept in several leaves',
    cell: 'cell, the deeper the darker',
  },
  backToPicture: 'Back to the picture',
  compare: {
    same: (pairs: string) => `Same pairs in all panes: ${pairs}`,
    differ: 'The panes do not find the same pairs',
    sameHits: (hits: string) => `same hits of the probe: ${hits}`,
    differentHits: 'The panes do not find the same hits of the probe',
    oneAlone: 'Choose a second way to compare with',
    bruteForceRests: (limit: string) =>
      `Brute force rests above ${limit} objects: it would be too slow to watch.`,
  },
  museum: {
    printed: (statement: string) => `As printed, ${statement}`,
    mended: 'As it was meant',
    scene: 'Set a scene that shows it',
    legend:
      'Magenta is what brute force finds and the code does not: a crossed line ties a missed pair, a dashed ring is round a lost object, a number says how often a pair came.',
    rests: (limit: string) => `The museum rests above ${limit} objects.`,
    tooLarge: 'The museum rests: for this scene the printed tree would take seconds a frame.',
    boxesOnly: (square: string, rectangle: string) =>
      `The printed code can only be asked with a box, so this probe waits: choose ${square} or ${rectangle}.`,
    facts: {
      missed: { label: 'Missed pairs', hint: 'Pairs that overlap and that nobody reported.' },
      doubles: {
        label: 'Doubles',
        hint: 'Times that one object was told of the same neighbour again.',
      },
      oneSided: {
        label: 'Seen from one side only',
        hint: 'Pairs that only one of the two objects finds.',
      },
      unmarked: {
        label: 'Colliding, not painted',
        hint: 'Objects that collide and keep their usual colour.',
      },
      missedHits: {
        label: 'Hits the probe misses',
        hint: 'What touches the probe and was not among its candidates. Needs the probe.',
      },
      inGaps: {
        label: 'Objects in gaps',
        hint: 'Objects that reach into a strip which no cell covers.',
      },
      dropped: { label: 'Objects dropped', hint: 'Objects that the tree does not hold at all.' },
      reports: { label: 'Reports', hint: 'Hits that were told, from both sides and every time.' },
    },
    why: {
      descent:
        'A box that lies across a line gets only what its own node holds, because the printed retrieve goes down for boxes that fit a quarter. Every pair of the scene is still found from the other side, but a question from outside, like the probe, misses what lies below.',
      halves:
        'Half of 75 is 37.5, but the printed code casts it to 37. From level 4 on the cells no longer fill their parent: the magenta strips belong to no cell. No pair is lost, because objects are sorted by exact middles; but what is drawn is not what is meant.',
      outside:
        'An object that touches no part of the root is put nowhere, without a word. It can neither be found nor collide until it walks in; enemies that wait off-screen pass through each other.',
      doubles:
        'An object on a line stands in two or four leaves, and a visit takes it from each. The printed list keeps them all, so the same pair is tested and reported up to four times.',
      centre:
        'The test for the upper half looks at the centre of the object instead of its lower edge. An object that hangs over the line is filed above it and never meets what it touches below.',
      copies:
        'The candidates are copies, so only the one who asks turns red. Where a pair is found from one side only, because a straddling object does not look down, its partner keeps its colour while it collides.',
    },
  },
  race: {
    sweep: 'Sort and sweep',
    run: 'Run again',
    stop: 'Stop',
    running: (count: string) => `Racing with ${count} objects`,
    done: 'The race is run',
    stopped: 'Stopped',
    tests: 'Pair tests a frame',
    milliseconds: 'Milliseconds a frame, on this machine',
    objects: 'Number of objects',
    numbers: 'All numbers: tests and time',
    from: (count: string) => `from ${count} objects on`,
    never: 'not at all',
    wins: (name: string, tests: string, time: string) =>
      `${name} beats brute force in tests ${tests}, in time ${time}.`,
    fastest: (count: string, name: string) => `Fastest with ${count} objects: ${name}.`,
    rules:
      'The chosen scene with more and more objects in the same world, so that it gets crowded. In each frame all objects move and all pairs are found. The trees are the library in WebAssembly; brute force and sort and sweep are plain TypeScript. Where a line ends, the next frame would take too long. A ring marks where a line passes below brute force.',
    reckoned:
      'Where it would be too slow, brute force is reckoned from its last run and drawn with gaps.',
  },
  camera: { label: 'Zoom', zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoomToFit: 'Show all' },
  keys: 'Space: play or pause · comma: one step back · full stop: one step on · R: restart · N, B: next event of a story, event before · L, K: next page of a lesson, page before · C: copy the link · plus, minus, 0: zoom in, out, show all · on the picture, arrow keys move the probe, a click pins it, Escape frees it',
  cannotStart: (reason: string) =>
    `The quadtree could not start, so there is nothing to show. It needs a browser with WebAssembly and its SIMD instructions. (${reason})`,
  refused: {
    nodes:
      'The tree refused these settings: it would need too many nodes. A larger capacity, a smaller greatest depth, or fewer and smaller objects will do.',
    pairs:
      'The tree refused these settings: too many pairs collide to list them all. Fewer or smaller objects will do.',
    time: 'The tree refused these settings: a single frame would take seconds. A larger capacity, another greatest depth, or fewer and smaller objects will do.',
  },
  newerLink:
    'This link comes from a newer version of the page. What this one could not read was left out.',
  cutLink:
    'This link was damaged on its way: of what hands did to the objects, only the beginning could be read.',
  idleEdits:
    'This link holds edits made by hand, which only bouncing objects can follow: the scene is shown without them.',
  linkReach: {
    fromStart: 'This frame is too far to go to: the link starts at the beginning.',
    fewerEdits: (held: string, all: string) =>
      `The link has room for the first ${held} of ${counted(all, 'edit', 'edits')}, and shows the scene as it was before the next one.`,
  },
  timeline: 'Timeline',
  frameOf: (frame: string, last: string) => `Frame ${frame} of ${last}`,
  replaying: (frame: string, percent: string) => `On the way to frame ${frame}: ${percent}`,
  pinned: 'Probe pinned. Click again or press Escape to free it; C copies the link.',
  stillMotion:
    'Paused, because your system asks for reduced motion. Press Play to watch it move, or Step to go tick by tick.',
  playing: 'Playing',
  pausedAt: (frame: string, objects: string, pairs: string, nodes: string) =>
    `Paused at frame ${frame}: ${counted(objects, 'object', 'objects')}, ${counted(pairs, 'colliding pair', 'colliding pairs')}, ${counted(nodes, 'node', 'nodes')}.`,
  probeSays: (candidates: string, hits: string) =>
    `Probe: ${counted(candidates, 'candidate', 'candidates')}, ${counted(hits, 'hit', 'hits')}.`,
  sceneChosen: (name: string) => `Scene: ${name}.`,
} as const satisfies Complete & Readonly<Record<string, unknown>>;
