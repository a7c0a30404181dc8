/** Recordings of games. Fetched with the first one. */
export const replay = {
  label: 'Recording of a game',
  shows: (name: string, frames: string) =>
    `“${name}”: ${frames} recorded frames, with the options of the game’s tree.`,
  dropped: (frames: string) => `${frames} older ones were dropped during the recording.`,
  scaled: (scale: string) => `Shown at a scale of ${scale}.`,
  refused: (name: string, reason: string) => `“${name}” cannot be shown. ${reason}`,
  settingsNote: 'This is a recording. A change of its objects closes it and shows the scene.',
  close: 'Close the recording',
} as const;
