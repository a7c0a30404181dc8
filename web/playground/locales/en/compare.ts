/** The comparison of implementations. */
export const compare = {
  same: (pairs: string) => `Same pairs in all panes: ${pairs}`,
  differ: 'The panes do not find the same pairs',
  sameHits: (hits: string) => `same hits of the probe: ${hits}`,
  differentHits: 'The panes do not find the same hits of the probe',
  oneAlone: 'Choose a second way to compare with',
  bruteForceRests: (limit: string) =>
    `Brute force rests above ${limit} objects: it would be too slow to watch.`,
} as const;
