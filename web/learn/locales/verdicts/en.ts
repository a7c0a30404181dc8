/** What is said of answers to guesses. All numbers come as text. */
export const verdicts = {
  right: 'Right.',
  wrong: 'Not quite.',
  rightAtSecond: 'Right, at the second try.',
  rightOnceSeen: 'Right. The answer was open already.',
  /** After a hint. */
  again: 'Try once more, or show the answer.',
  /** A hint while the reader changes the answer that it is about. */
  before: (said: string) => `Before: ${said}`,
  incomplete: 'Answer first, then check.',
  /** Of squares to place. */
  lacking: (count: string) => `Squares still to place: ${count}. Then check.`,
  copied: 'The link is copied. Others can open it and try to do better.',
  notCopied: 'The link is in the address bar; copy it from there.',
  found: (found: string, wanted: string) => `Found: ${found} of ${wanted}.`,
  tooMany: (count: string) => `Too many: ${count}.`,
  answer: (what: string) => `The answer: ${what}.`,
  listed: (names: readonly string[]) => names.join(', '),
  exactly: (right: string, said: string) => `It is ${right}; you said ${said}.`,
  yours: (measure: string, value: string) => `${measure}, with your choice: ${value}.`,
  atLeast: (measure: string, wanted: string) => `${measure} wanted: ${wanted}.`,
  best: (measure: string, best: string) => `${measure}, with the best choice: ${best}.`,
  /** Of an answer that is right, though another one is better. */
  goodEnough: (percent: string) => `Up to ${percent}% more than the best choice counts as right.`,
  counted: (measure: string, value: string) => `${measure}: ${value}`,
  /** Which settings the picture shows. */
  pictureOfBest: (best: string, yours: string) =>
    `The picture shows the best choice: ${best}. Yours: ${yours}.`,
  pictureOfYours: (yours: string) => `The picture shows your choice: ${yours}.`,
  /** Which squares of the picture are whose. */
  example: 'Green: a right answer.',
  yourSquares: 'Dashed: your squares.',
  /** Of pairs that are tapped in a picture: what the dashed squares are, and that a pair is not asked about. */
  partners: (name: string) =>
    `${name} is marked. Squares with a dashed outline can be its partner: tap one.`,
  notAsked: (pair: string) => `The question does not ask about the pair ${pair}.`,
  /** After a first wrong answer: for each query, for squares that are placed, for how far a number is off, and for options with a count. */
  hints: {
    compared: 'Which squares share a cell with it?',
    tested: 'Are both in the same quarter?',
    touching:
      'Look at each neighbour: where there is a gap, however thin, the squares do not touch.',
    across: 'Go along each line: which squares lie on it?',
    candidates: 'Which cells does the violet square reach? All that is kept there counts.',
    hits: 'Follow it from its beginning: is there another square before?',
    placed: 'How must squares lie so that each one shares a cell with every other?',
    more: 'It is more, but less than twice your number.',
    twice: 'It is at least twice your number.',
    tenTimes: 'It is at least ten times your number.',
    less: 'It is less, but more than half your number.',
    half: 'It is half your number or less.',
    tenth: 'It is a tenth of your number or less.',
    otherHasMore: 'Another choice has more.',
    otherHasFewer: 'Another choice has fewer.',
  },
  measures: {
    objects: 'Objects',
    nodes: 'Nodes',
    references: 'Entries in nodes',
    pairTests: 'Pair tests',
    collidingPairs: 'Colliding pairs',
    allPairs: 'All pairs',
    work: 'Work',
    frame: 'Frame',
    candidates: 'Candidates',
    hits: 'Hits',
    visited: 'Visited nodes',
  },
  challenge: {
    right: 'A challenge: the sender of the link answered right. And you?',
    rightAtSecond: 'A challenge: the sender of the link answered right at the second try. And you?',
    wrong: 'A challenge: the sender of the link did not answer right. And you?',
    found: (found: string, wanted: string) =>
      `A challenge: the sender of the link found ${found} of ${wanted}. And you?`,
    reached: (measure: string, value: string) =>
      `A challenge. ${measure} of the sender of the link: ${value}. Can you do better?`,
  },
};
