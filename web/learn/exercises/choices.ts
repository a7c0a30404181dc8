/** The choices of an exercise. */
import type { Random } from '../../playground/engine/simulation/random.ts';
import { shuffled } from './boxes.ts';
import type { Choice, Exercise } from './exercise.ts';

type Chosen = Pick<Exercise, 'choices' | 'right'>;

const WRONG_NUMBERS = 3;

/** The right number and three of the wrong ones, ascending. */
export function numberChoices(random: Random, right: number, wrong: readonly number[]): Chosen {
  const others = [...new Set(wrong)].filter((number) => number !== right);
  const numbers = [right, ...shuffled(random, others).slice(0, WRONG_NUMBERS)];
  const sorted = numbers.toSorted((one, other) => one - other);
  return {
    choices: sorted.map((number) => ({ kind: 'number', number })),
    right: sorted.indexOf(right),
  };
}

/** All objects but the one that the question is about. */
export function objectChoices(count: number, right: number, marked?: number): Chosen {
  const rows = Array.from({ length: count }, (_, row) => row).filter((row) => row !== marked);
  return {
    choices: rows.map((row): Choice => ({ kind: 'object', row })),
    right: rows.indexOf(right),
  };
}

export function statementChoices<Id extends string>(ids: readonly Id[], right: Id): Chosen {
  return { choices: ids.map((id) => ({ kind: 'statement', id })), right: ids.indexOf(right) };
}
