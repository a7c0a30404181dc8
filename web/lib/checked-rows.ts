/** Warns where a row is used for an object that was removed: rows are plain numbers, and another object may have theirs. */
import { FIRST_ID, MAX_OBJECTS } from './limits.js';

/** What is known of the rows of one tree or world. */
interface Rows {
  /** Counts removals. */
  removals: number;
  /** How many removals there had been when a result last gave a row out. */
  readonly givenOut: Map<number, number>;
  /** Which removal last emptied a row. */
  readonly emptied: Map<number, number>;
}

const rowsOf = new WeakMap<object, Rows>();

function known(owner: object): Rows {
  let rows = rowsOf.get(owner);
  if (rows === undefined) {
    rows = { removals: 0, givenOut: new Map(), emptied: new Map() };
    rowsOf.set(owner, rows);
  }
  return rows;
}

/** To be called with rows that a view or a callback gives to the caller. */
export function noteRows(owner: object, given: Iterable<number>): void {
  const { givenOut, removals } = known(owner);
  for (const row of given) if (row < FIRST_ID) givenOut.set(row, removals);
}

/** To be called when an object was removed, by its id or its row. */
export function noteRemoval(owner: object, id: number): void {
  const rows = known(owner);
  rows.emptied.set(id & MAX_OBJECTS, ++rows.removals);
}

/** To be called when all objects were replaced by those of a snapshot. */
export function forgetRows(owner: object): void {
  rowsOf.delete(owner);
}

/** Warns, once, if an argument is a row that was given out before its object was removed. */
export function warnOfRow(owner: object, where: string, id: unknown): void {
  if (typeof id !== 'number' || id >= FIRST_ID) return;
  const { givenOut, emptied } = known(owner);
  const given = givenOut.get(id);
  if (given === undefined || given >= (emptied.get(id) ?? 0)) return;
  givenOut.delete(id);
  console.warn(
    `${where}: row ${id} was found before its object was removed; it is empty or another's now. Keep ids: idAt(row) gives one`,
  );
}
