/** Why the page has no tree for what the settings ask for. Anything else that goes wrong is a mistake of ours. */

/** What there would be too much of. */
export type RefusalReason = 'nodes' | 'pairs' | 'time';

export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: RangeError) {
    super(cause?.message ?? `too many ${reason} to try`, { cause });
    this.reason = reason;
  }
}
