/** The forms in which answers come. */

/** Rows that many questions found: those to question i are `rows.subarray(offsets[i], offsets[i + 1])`. */
export interface RowLists {
  /** One more than there are questions. */
  readonly offsets: Uint32Array;
  readonly rows: Uint32Array;
}
