/** What the page says only now and then: of links, of settings that the tree refuses, of tools, of far seeks, of crowds and of slow machines. */
export const remarks = {
  lag: (pace: string, asked: string, needed: string) =>
    `Running at ${pace}: this machine needs ${needed} ms for a tick of ${asked} ms.`,
  pinned: 'Probe pinned. Click again or press Escape to free it.',
  refused: {
    nodes:
      'The tree refused these settings: it would need too many nodes. Choose a larger capacity, a smaller greatest depth, or fewer and smaller objects.',
    pairs:
      'The tree refused these settings: too many pairs collide to list them all. Choose fewer or smaller objects.',
    time: 'The tree refused these settings: a single frame would take seconds. Choose a larger capacity, another greatest depth, or fewer and smaller objects.',
  },
  /** The button of what is said of a link. */
  close: 'Close the message',
  unchanged: (scene: string) => `Show “${scene}” without changes`,
  newerLink:
    'This link comes from a newer version of the page. This version left out what it could not read.',
  damagedLink: 'This link is damaged and could not be read. Try a new copy of it.',
  cutLink: 'This link is damaged: only the first of its edits could be read.',
  longLink: (characters: string) =>
    `This link is too long: what stands behind its first ${characters} characters was not read.`,
  idleEdits:
    'This link adds or erases objects, which works only where objects bounce: the scene is shown without these edits.',
  changedLink: (changes: string) => `Some of this link could not be used as it is: ${changes}`,
  linkChange: {
    of: (control: string, change: string) => `${control}: ${change}`,
    unknown: 'unknown',
    more: (number: string) => `and ${number} more`,
  },
  /** What each tool does with the picture. */
  toolHelp: {
    ask: 'Paused. Choose an object to trace its insertion, or two for a pair.',
    grab: 'Drag an object; let go in motion to throw it.',
    add: 'Press where a new object should be.',
    wall: 'Drag a box over the picture: it becomes a wall.',
    erase: 'Press an object to erase it, or drag over several.',
  },
  toolKeys:
    'On the picture, arrow keys move it and Enter puts it down and lifts it; Escape puts it away.',
  wallKeys: 'By keys, Enter sets a corner and then the opposite one; Escape puts the tool away.',
  laterEditsDropped: 'Later edits were dropped. Undo brings them back.',
  oracleRests: (tests: string, limit: string) =>
    `Above ${limit} objects not every frame is checked by brute force: that would make ${tests} tests.`,
  replaying: (frame: string, percent: string, left: string | undefined) =>
    `Computing the frames up to ${frame}: ${percent}${left === undefined ? '' : `, about ${left} left`}`,
  halt: 'Stop here',
  halted: (reached: string, wanted: string) =>
    `Stopped at frame ${reached}, before frame ${wanted}.`,
} as const;
