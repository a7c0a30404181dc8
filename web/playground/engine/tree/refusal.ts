/** Why there is no tree for the settings. Any other error is a bug of the page. */

/** What there would be too much of. */
export type RefusalReason = 'nodes' | 'pairs' | 'time';

export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: RangeError) {
    super(cause?.message ?? `too many ${reason} to try`, { cause });
    this.reason = reason;
  }
}
