/** Errors with codes, for programs that tell them apart. docs/errors.md lists the codes. */

/**
 * What went wrong, on every error of the library as its `code`:
 *
 * - `'wrong-type'`: an argument is of the wrong type. `'unknown-option'`: there is no option of that name.
 * - `'out-of-range'`: an argument breaks its rule. `'outside-bounds'`: a box is outside, with `outside: 'reject'`.
 * - `'not-found'`: an id or a row of no object or body, a node that does not exist.
 * - `'out-of-memory'`, `'too-many-objects'`, `'too-many-pairs'`, `'too-many-results'`, `'tree-too-large'`: a limit.
 * - `'no-snapshot'`, `'newer-snapshot'`, `'damaged-snapshot'`: bytes that `restore` or `load` refuses. `'other-base'`: a save of a world with
 *   another base. `'no-recording'`: that `readRecording` refuses.
 * - `'not-loaded'`, `'load-failed'`: the module is not there. `'other-module'`: a tree of another module.
 * - `'unsupported'`: the runtime lacks what a call needs.
 * - `'disposed'`: the tree or world was disposed of. `'in-callback'`: a callback made a call that it must not make.
 * - `'stale-view'`: a view was used too late, in the development builds.
 * - `'broken-invariant'`: a bug in Quadrille; please report it.
 */
export type ErrorCode =
  | 'wrong-type'
  | 'unknown-option'
  | 'out-of-range'
  | 'outside-bounds'
  | 'not-found'
  | 'out-of-memory'
  | 'too-many-objects'
  | 'too-many-pairs'
  | 'too-many-results'
  | 'tree-too-large'
  | 'no-snapshot'
  | 'newer-snapshot'
  | 'damaged-snapshot'
  | 'other-base'
  | 'no-recording'
  | 'not-loaded'
  | 'load-failed'
  | 'other-module'
  | 'unsupported'
  | 'disposed'
  | 'in-callback'
  | 'stale-view'
  | 'broken-invariant';

/** An error of the library. */
export interface CodedError extends Error {
  /** What went wrong. */
  readonly code: ErrorCode;
}

export function typeError(
  message: string,
  code: ErrorCode = 'wrong-type',
  options?: ErrorOptions,
): TypeError & CodedError {
  return Object.assign(new TypeError(message, options), { code });
}

export function rangeError(
  message: string,
  code: ErrorCode = 'out-of-range',
): RangeError & CodedError {
  return Object.assign(new RangeError(message), { code });
}

/** An error that is about no argument. */
export function plainError(message: string, code: ErrorCode, options?: ErrorOptions): CodedError {
  return Object.assign(new Error(message, options), { code });
}
