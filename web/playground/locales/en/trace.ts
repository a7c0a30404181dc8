/** The strings of the trace panel. Fetched with it. */
export const trace = {
  label: 'Trace',
  kind: 'What to trace',
  object: 'Object',
  kinds: {
    insert: 'Insertion',
    move: 'Next move',
    remove: 'Removal',
    pair: 'Pair: why tested?',
    query: 'Exact query',
    candidates: 'Candidates',
  },
  aboutOne: (object: string) => `Object ${object}`,
  aboutPair: (one: string, other: string) => `A: object ${one}, B: object ${other}`,
  aboutProbe: {
    query: 'Query: what the probe finds',
    candidates: 'Query: what the probe would have to test',
  },
  verdicts: {
    hit: 'Tested, and they overlap.',
    miss: 'Tested, but they do not overlap.',
    part: 'Not tested: their paths separate.',
  },
  /** Plays the events one after another. */
  watch: 'Watch',
  pause: 'Pause',
  next: 'Next event',
  previous: 'Event before',
  event: 'Event',
  eventOf: (event: string, last: string) => `Event ${event} of ${last}`,
  close: 'Close the trace',
  treeless: 'Without a tree there is no trace: every object is tested.',
  chooseOne: 'Choose an object in the picture.',
  chooseTwo: 'Choose two objects in the picture, one after the other.',
  moveProbe: 'Move the probe into the world.',
  second: 'Choose a second one after it to see why the two are tested, or why not.',
  unknownObject: (object: string) => `There is no object ${object} in this scene.`,
  samePair: 'A pair needs two different objects.',
  noProbe: 'The probe is outside the world.',
  theObject: 'The object',
  objectNamed: (object: string) => `Object ${object}`,
  rootNode: 'the root node',
  nodeNamed: (name: string) => `node ${name}`,
  quarterOf: (quarter: string, node: string) => `quarter ${quarter} of ${node}`,
  enter: (node: string, objects: string) =>
    `Looks into ${node}. Objects in it and below it: ${objects}.`,
  skip: (node: string) => `Out of reach, and skipped with all below it: ${node}.`,
  skipFarther: (node: string) => `Farther than the objects found so far, and skipped: ${node}.`,
  stayLeaf: (who: string, node: string) => `${who} stays here: ${node} is a leaf.`,
  stayAcross: (who: string, node: string) => `${who} fits no quarter of ${node} and stays here.`,
  leave: (who: string, node: string) => `${who} is taken out of ${node}.`,
  split: (node: string, objects: string, capacity: string) =>
    `Now ${objects} objects, more than the capacity of ${capacity}: ${node} splits into four.`,
  merge: (node: string, objects: string) =>
    `Objects that are left: ${objects}. So ${node} takes back all below it and is a leaf again.`,
  rebuild: 'The world grows: all nodes are rebuilt.',
  take: (who: string, node: string) => `${who} is kept in ${node}: a candidate, untested.`,
  hit: (who: string) => `${who} is tested and touches the probe: a hit.`,
  missX: (who: string) => `${who} is tested: beside the probe, to the left or right. No hit.`,
  missY: (who: string) => `${who} is tested: above or below the probe. No hit.`,
  miss: (who: string) => `${who} is tested: near, but apart from the probe. No hit.`,
  missFarther: (who: string) => `${who} is tested: farther than the objects found so far. No hit.`,
  drop: (who: string) => `${who} was found before; a nearer one takes its place.`,
  repeat: (who: string) => `${who} again, found before in another leaf: it does not count twice.`,
  pair: {
    enter: (node: string) => `A and B share ${node}.`,
    hit: (node: string) => `In ${node} both are within reach: tested, and they overlap.`,
    missX: (node: string) =>
      `In ${node} both are within reach: tested, but one ends before the other begins, from left to right.`,
    missY: (node: string) =>
      `In ${node} both are within reach: tested, but one ends before the other begins, from top to bottom.`,
    repeat: (node: string) =>
      `Both are in ${node} too, but their common area begins further left or above, and the pair counts there.`,
    part: (node: string) =>
      `Here, in ${node}, their paths separate: neither is in reach of the other, so they are never tested.`,
  },
  tally: {
    visited: (number: string) => `visited ${number}`,
    leftOut: (number: string) => `skipped ${number}`,
    tested: (number: string) => `tested ${number}`,
    hits: (number: string) => `found ${number}`,
  },
} as const;
