/** Recordings of games. Fetched with the first one. */
export const replay = {
  label: 'Recording of a game',
  shows: (name: string, frames: string) =>
    `“${name}”: ${frames} recorded frames, under the options of the game’s tree.`,
  dropped: (frames: string) => `${frames} older ones were dropped while it recorded.`,
  scaled: (scale: string) => `Shown at a scale of ${scale}.`,
  refused: (name: string, reason: string) => `“${name}” cannot be shown. ${reason}`,
  settingsNote: 'This is a recording. A change of its objects closes it and shows the scene.',
  close: 'Close the recording',
  case: {
    label: 'Case of a bug report',
    shows: (name: string, objects: string) =>
      `“${name}”: ${objects} objects, exactly as they were saved.`,
    same: (pairs: string) => `The tree finds the same pairs as then: ${pairs}.`,
    differs: (more: string, fewer: string) =>
      `The tree answers otherwise than then. New pairs: ${more}, missing pairs: ${fewer}.`,
    close: 'Close the case',
  },
} as const;
