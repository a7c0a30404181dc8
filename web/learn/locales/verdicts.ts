/** What is said of answers to guesses; fetched with the first answer. */
import type { Shape } from './shape.ts';
import type { verdicts } from './verdicts/en.ts';

export type VerdictWords = Shape<typeof verdicts>;
