/** Many questions in one call: their shapes on the way in, and why one of them is refused. */
import { type Kind, numbersAt, readNumbers } from './bulk.js';
import { calls, memory, stage } from './calls.js';
import { INVALID_BOX, INVALID_SHAPE } from './errors.js';
import { categoryOf, type Filter, maskOf } from './filter.js';
import { pointerOf, type TreeHandle } from './handle.js';
import type { StagedQuestion } from './native.js';

/** What many questions are about. */
export interface Shape extends Kind {
  /** One of them, and what it must be. */
  readonly one: string;
  readonly rule: string;
}

/**
 * Asks one question about each shape; returns how many were asked, and how many answers there are or
 * minus a status that is not the shapes' fault.
 */
export function askAboutEach(
  asked: TreeHandle,
  where: string,
  shape: Shape,
  shapes: ArrayLike<number>,
  filter: Filter | undefined,
  question: StagedQuestion,
): [questions: number, answers: number] {
  const category = categoryOf(where, filter);
  const mask = maskOf(where, filter);
  const numbers = readNumbers(where, shape, shapes, memory());
  const tree = pointerOf(asked);
  stage(where, numbers);
  const questions = numbers.length / shape.fields.length;
  const answers = question(tree, questions, category, mask);
  if (answers === -INVALID_BOX || answers === -INVALID_SHAPE) {
    const index = calls.quadrille_error_row(tree);
    const { one, rule } = shape;
    throw new RangeError(
      `${where}: ${one} ${index} must ${rule}, got ${numbersAt(shape, numbers, index)}`,
    );
  }
  return [questions, answers];
}
