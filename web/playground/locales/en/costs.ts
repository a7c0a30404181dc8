/** What a frame takes. Fetched when it is opened. */
export const costs = {
  build: 'Build',
  pairs: 'Pairs',
  draw: 'Draw',
  duplicates: 'Duplicates avoided',
  duplicatesHint:
    'An object that is kept in several nodes meets its partner in each of them; the pair is listed once.',
  hint: 'Mean and course of the last 90 frames on this machine, all to one scale.',
} as const;
