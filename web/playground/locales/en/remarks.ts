/** What the page says only now and then: of links, of settings that the tree refuses, of tools, of far seeks and of crowds. */
export const remarks = {
  refused: {
    nodes:
      'The tree refused these settings: it would need too many nodes. A larger capacity, a smaller greatest depth, or fewer and smaller objects will do.',
    pairs:
      'The tree refused these settings: too many pairs collide to list them all. Fewer or smaller objects will do.',
    time: 'The tree refused these settings: a single frame would take seconds. A larger capacity, another greatest depth, or fewer and smaller objects will do.',
  },
  newerLink:
    'This link comes from a newer version of the page. What this one could not read was left out.',
  damagedLink: 'This link was damaged on its way and could not be read. A new copy of it may help.',
  cutLink:
    'This link was damaged on its way: of what hands did to the objects, only the beginning could be read.',
  idleEdits:
    'This link holds edits made by hand, which only bouncing objects can follow: the scene is shown without them.',
  changedLink: (changes: string) => `This link was not taken as it is: ${changes}`,
  linkChange: { unknown: 'unknown', more: (number: string) => `and ${number} more` },
  toolHelp:
    'The tool works where you press. On the picture, arrow keys move it and Enter puts it down and lifts it; Escape puts it away.',
  askHelp:
    'Choose an object to trace its insertion, event by event. Choose a second one to see why the two are tested, or why not.',
  laterEditsDropped: 'Later edits were dropped. Undo brings them back.',
  oracleRests: (tests: string, limit: string) =>
    `Above ${limit} objects the oracle does not check every frame: brute force would make ${tests} tests.`,
  replaying: (frame: string, percent: string, left: string | undefined) =>
    `On the way to frame ${frame}: ${percent}${left === undefined ? '' : `, about ${left} left`}`,
  halt: 'Stop here',
  halted: (reached: string, wanted: string) =>
    `Stopped at frame ${reached} on the way to frame ${wanted}.`,
} as const;
