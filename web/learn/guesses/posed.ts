/** Guesses as the page gets them: without answers, but of statements whether they hold, and of places an answer to show. */
import type { Guess, PlaceGuess, StatementGuess } from '../chapter.ts';

export interface PosedStatement {
  readonly kind: 'statement';
  readonly options: Readonly<Record<string, boolean>>;
}

/** What is right has no name here: the page shows an example of it with the answer. */
export interface PosedPlace extends Unanswered<PlaceGuess> {
  readonly example: string;
}

type Unanswered<G extends Guess> = G extends Guess ? Omit<G, 'right' | 'wrong'> : never;

export type Posed =
  | Unanswered<Exclude<Guess, PlaceGuess | StatementGuess>>
  | PosedPlace
  | PosedStatement;

export type PosedOf<Kind extends Posed['kind']> = Extract<Posed, { readonly kind: Kind }>;
