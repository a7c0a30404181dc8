import { countingIn } from '../counting.ts';

const { counted, number } = countingIn('en');

/** Recordings of games. Fetched with the first one. */
export const replay = {
  label: 'Recording of a game',
  shows: (name: string, frames: number) =>
    `“${name}”: ${counted(frames, { one: 'recorded frame', other: 'recorded frames' })}, with the options of the game’s tree.`,
  refused: (name: string, reason: string) => `“${name}” cannot be shown. ${reason}`,
  close: 'Close the recording',
  closedFor: (name: string) => `“${name}” was closed, as what you opened has its own scene.`,
  closeRefusal: 'Close this message',
  about:
    'A recording of a game: its objects are where they were in the game. Only the tree over them is computed here, and its settings can be changed.',
  dropped: (frames: number) =>
    `${counted(frames, { one: 'older one was', other: 'older ones were' })} dropped during the recording.`,
  scaled: (scale: string) => `Shown at a scale of ${scale}.`,
  approximated: (settings: string) =>
    `The page does not reach the recorded value, and shows the nearest, of: ${settings}.`,
  frames: 'Frames',
  rate: 'Frames a second',
  objects: 'Objects in this frame',
  world: 'World',
  corner: (x: string, y: string) => `from (${x}; ${y})`,
  outside: {
    label: 'Objects outside the world',
    keep: 'kept',
    reject: 'refused',
    grow: 'the world grows',
  },
  ofWorld: {
    about:
      'A recording of a World: its bodies, their shapes, contacts and events are those of the game. The tree over their boxes is computed here, and its settings can be changed.',
    contacts: 'Contacts in this frame',
    entered: 'Pairs that begin',
    exited: 'Pairs that end',
  },
  on: 'on',
  off: 'off',
  case: {
    label: 'Case of a bug report',
    shows: (name: string, objects: number) =>
      `“${name}”: ${counted(objects, { one: 'object', other: 'objects' })}, exactly as in the saved frame.`,
    same: (pairs: number) => `The tree finds the same pairs as in the file: ${number(pairs)}.`,
    differs: (more: number, fewer: number) =>
      `The tree finds other pairs than those in the file. New pairs: ${number(more)}, missing pairs: ${number(fewer)}.`,
    sameQuery: (hits: number) =>
      `The query finds the same objects as in the file: ${number(hits)}.`,
    queryDiffers: (more: number, fewer: number) =>
      `The query finds other objects than those in the file. New objects: ${number(more)}, missing objects: ${number(fewer)}.`,
    about:
      'A case of a bug report: the boxes of one frame, exactly as they were saved. The page has put them into a tree with the saved options, and has searched for the pairs again.',
    objects: 'Objects',
    pairs: 'Pairs in the file',
    hits: 'Hits in the file',
    close: 'Close the case',
  },
} as const;
