/**
 * The one interface of all that answer questions about a scene at rest. An answer is a number that
 * stands for what was found: a digest of the rows, or, of a ray, how far it goes.
 */

/** The numbers of one question: two or four; see questions.mjs for what they mean. */
export type Ask = (...question: number[]) => number;

/** Those numbers for many questions; gives as many answers. */
export type AskAll = (questions: Float32Array, answers: Float64Array) => void;

export interface Answers {
  /** One call a question, for the kinds of questions that the library knows. */
  one: Partial<Record<import('./questions.mjs').QuestionKind, Ask>>;
  /** All questions in one call. */
  all?: Partial<Record<import('./questions.mjs').QuestionKind, AskAll>>;
  dispose?(): void;
}

export interface Respondent {
  readonly name: string;
  readonly kind: 'ours' | 'hand' | 'package';
  init(scene: import('../scenes.mjs').Scene): Promise<Answers>;
}

/** How fast one kind of question was answered, or what was answered wrongly. */
export interface QueryResult {
  readonly name: string;
  readonly kind: Respondent['kind'];
  readonly asked: import('./questions.mjs').QuestionKind;
  readonly batched: boolean;
  readonly perSecond?: number;
  readonly error?: string;
}
