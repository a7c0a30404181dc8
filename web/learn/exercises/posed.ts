/** An exercise as a page shows it: sentences, picture and choices as text and HTML, in Node and in the browser. */
import { nameOf } from '../guesses/names.ts';
import type { ExerciseWords } from '../locales/exercises.ts';
import type { Box, Choice, Exercise } from './exercise.ts';
import { type ExerciseKind, exerciseOf } from './kinds.ts';
import { drawPicture } from './picture.ts';

export interface Posed {
  readonly question: string;
  /** SVG. What can be chosen in it has `data-choice`, the place in the choices. */
  readonly picture: string;
  /** What cannot be seen: a list in HTML of all that the picture shows and no choice says. */
  readonly described: string;
  /** HTML of the choices that are not in the picture, each with `data-choice`. */
  readonly chips: string;
  /** The place of the right choice. */
  readonly right: number;
  /** What is right, and why. */
  readonly answer: string;
  readonly reason: string;
}

/** The package must be loaded before. */
export function pose(
  kind: ExerciseKind,
  seed: number,
  words: ExerciseWords,
  language: string,
): Posed {
  const exercise = exerciseOf(kind, seed);
  const notation = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const format = (value: number): string => notation.format(Math.round(value));
  const fill = (sentence: string): string =>
    sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => format(exercise.numbers[name]!));
  const naming = { words, format };
  const reason = fill(words.kinds[kind].reason);
  return {
    question: fill(words.kinds[kind].question),
    picture: drawPicture(exercise, words.picture, (choice, at) =>
      placeOf(exercise, choice, at, naming),
    ),
    described: describe(exercise, naming),
    chips: exercise.choices
      .map((choice, at) =>
        isBelow(choice)
          ? `<span class="chip" data-choice="${at}">${shortName(choice, at, naming)}</span>`
          : '',
      )
      .join(''),
    right: exercise.right,
    answer: `${words.answer(shortName(exercise.choices[exercise.right]!, exercise.right, naming))} ${reason}`,
    reason,
  };
}

interface Naming {
  readonly words: ExerciseWords;
  readonly format: (value: number) => string;
}

function isBelow({ kind }: Choice): boolean {
  return kind === 'number' || kind === 'statement';
}

function shortName(choice: Choice, at: number, { format, words }: Naming): string {
  if (choice.kind === 'object') return nameOf(choice.row);
  if (choice.kind === 'cell') return words.cell(format(at + 1));
  if (choice.kind === 'number') return format(choice.number);
  return words.statements[choice.id as keyof ExerciseWords['statements']];
}

/** With where it is. */
function placeOf({ picture }: Exercise, choice: Choice, at: number, naming: Naming): string {
  const name = shortName(choice, at, naming);
  if (choice.kind === 'cell') return placed(name, choice.cell, naming);
  if (choice.kind !== 'object') return name;
  const { format, words } = naming;
  const place = placed(name, picture.boxes[choice.row]!, naming);
  const move = picture.moves?.[choice.row];
  return move ? `${place}; ${words.direction(format(move.x), format(move.y))}` : place;
}

function placed(name: string, { minX, minY, maxX, maxY }: Box, { format, words }: Naming): string {
  return words.placed(name, format(minX), format(maxX), format(minY), format(maxY));
}

function describe({ choices, picture }: Exercise, naming: Naming): string {
  const { boxes, cells, marked = [], point, query, ray } = picture;
  const { format, words } = naming;
  const isChoice = (row: number): boolean =>
    choices.some((choice) => choice.kind === 'object' && choice.row === row);
  const others = [...boxes.keys()].filter((row) => !isChoice(row) && !marked.includes(row));
  const hasCells = choices.some(({ kind }) => kind === 'cell');
  const start = point && words.from(format(point.x), format(point.y));
  const way = ray && words.direction(format(ray.x), format(ray.y));
  const lines = [
    ...marked.map((row) => placed(words.marked, boxes[row]!, naming)),
    ...(query ? [placed(words.query, query, naming)] : []),
    ...(start === undefined ? [] : [way === undefined ? start : `${start}; ${way}`]),
    ...others.map((row) => placed(words.square, boxes[row]!, naming)),
    ...(hasCells ? [] : cells.map((cell, at) => placed(words.cell(format(at + 1)), cell, naming))),
  ];
  return lines.map((line) => `<li>${line}</li>`).join('');
}
