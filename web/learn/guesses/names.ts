/** What objects of a guess are called: A to Z, then by number from 27. */
export function nameOf(row: number): string {
  return row < 26 ? String.fromCodePoint(65 + row) : String(row + 1);
}
