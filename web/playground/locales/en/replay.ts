import { countingIn } from '../counting.ts';

const { counted } = countingIn('en');

/** Recordings of games. Fetched with the first one. */
export const replay = {
  label: 'Recording of a game',
  shows: (name: string, frames: number) =>
    `“${name}”: ${counted(frames, { one: 'recorded frame', other: 'recorded frames' })}, under the options of the game’s tree.`,
  dropped: (frames: number) =>
    `${counted(frames, { one: 'older one was', other: 'older ones were' })} dropped while it recorded.`,
  scaled: (scale: string) => `Shown at a scale of ${scale}.`,
  refused: (name: string, reason: string) => `“${name}” cannot be shown. ${reason}`,
  settingsNote: 'This is a recording. A change of its objects closes it and shows the scene.',
  close: 'Close the recording',
} as const;
