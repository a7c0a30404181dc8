/** Tests that `npm test` leaves out, and `npm run test:ci` runs. */
export const thorough = { tag: '@thorough' } as const;

/** For the cases of a matrix, of which `npm test` runs a few. */
export function thoroughUnless(isQuick: boolean): { tag?: string } {
  return isQuick ? {} : thorough;
}
