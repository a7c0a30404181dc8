/** What is said of answers to guesses. All numbers come as text. */
export const verdicts = {
  right: 'Right.',
  wrong: 'Not quite.',
  incomplete: 'You have not chosen everything yet.',
  copied: 'The link is copied. Others can open it and try to do better.',
  notCopied: 'The link is in the address bar; copy it from there.',
  found: (found: string, wanted: string) => `Found: ${found} of ${wanted}.`,
  tooMany: (count: string) => `Too many: ${count}.`,
  otherOption: 'The right answer is marked.',
  exactly: (right: string, said: string) => `It is ${right}; you said ${said}.`,
  yours: (measure: string, value: string) => `${measure}, with your choice: ${value}.`,
  atLeast: (wanted: string) => `Wanted: ${wanted} or more.`,
  best: (best: string) => `With the best choice: ${best}.`,
  counted: (measure: string, value: string) => `${measure}: ${value}`,
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
    wrong: 'A challenge: the sender of the link did not answer right. And you?',
    found: (found: string, wanted: string) =>
      `A challenge: the sender of the link found ${found} of ${wanted}. And you?`,
    reached: (measure: string, value: string) =>
      `A challenge. ${measure} of the sender of the link: ${value}. Can you do better?`,
  },
};
