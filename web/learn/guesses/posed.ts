/** Guesses as the page gets them: without answers, and of statements whether they hold. */
import type { Guess, StatementGuess } from '../chapter.ts';

export interface PosedStatement {
  readonly kind: 'statement';
  readonly options: Readonly<Record<string, boolean>>;
}

type Unanswered<G extends Guess> = G extends Guess ? Omit<G, 'right' | 'wrong'> : never;

export type Posed = Unanswered<Exclude<Guess, StatementGuess>> | PosedStatement;

export type PosedOf<Kind extends Posed['kind']> = Extract<Posed, { readonly kind: Kind }>;
