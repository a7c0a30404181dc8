/** Many questions in one call: their shapes on the way in, and why one of them is refused. */
import { type Kind, readNumbers } from './bulk.js';
import { memory, refusedShape, stage } from './calls.js';
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
  const [tree, questions] = stageShapes(asked, where, shape, shapes);
  const answers = question(tree, questions, category, mask);
  throwIfRefused(where, shape, answers);
  return [questions, answers];
}

/** Copies shapes to where the module reads them; returns the tree and how many there are. */
function stageShapes(
  asked: TreeHandle,
  where: string,
  shape: Shape,
  shapes: ArrayLike<number>,
): [tree: number, count: number] {
  const numbers = readNumbers(where, shape, shapes, memory());
  const tree = pointerOf(asked);
  stage(where, numbers);
  return [tree, numbers.length / shape.fields.length];
}

/** Names the first shape that was refused, in 32 bits as the core saw it, if that is the status. */
function throwIfRefused(where: string, { one, fields, rule }: Shape, count: number): void {
  if (count !== -INVALID_BOX && count !== -INVALID_SHAPE) return;
  const [index, numbers] = refusedShape(fields.length);
  throw new RangeError(
    `${where}: ${one} ${index} must ${rule}, got ${Array.from(numbers).join(', ')}`,
  );
}
