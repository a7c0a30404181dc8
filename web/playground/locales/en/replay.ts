import { countingIn } from '../counting.ts';

const { counted } = countingIn('en');

/** Recordings of games. Fetched with the first one. */
export const replay = {
  label: 'Recording of a game',
  shows: (name: string, frames: number) =>
    `“${name}”: ${counted(frames, { one: 'recorded frame', other: 'recorded frames' })}, with the options of the game’s tree.`,
  refused: (name: string, reason: string) => `“${name}” cannot be shown. ${reason}`,
  close: 'Close the recording',
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
  on: 'on',
  off: 'off',
} as const;
