/**
 * What hands did to the objects of a scene, as a list that a link holds: `20:add,290,690,20;35:move,3,120,200,4,-2;erase,7`.
 * Each word is the frame (none: that of the word before), what was done, and its numbers. Where that would get long, words are
 * `15m3,120,200`: ticks since the word before (none: 0), a letter, the numbers. Both are read everywhere.
 */

export type EditKind = 'add' | 'wall' | 'move' | 'erase';

export interface Edit {
  /** It is done when the scene has come to this frame, before the next tick. */
  readonly frame: number;
  readonly kind: EditKind;
  /** Whole numbers, in the order of `kinds`. */
  readonly numbers: readonly number[];
}

type Range = readonly [least: number, most: number];

const ROW: Range = [0, 200_000];
const PLACE: Range = [-400, 1_400];
const SIZE: Range = [1, 1_400];
const SPEED: Range = [-50, 50];

interface Kind {
  readonly letter: string;
  readonly ranges: readonly Range[];
  /** So many numbers at least; those left out are 0. */
  readonly least: number;
}

const kinds: Readonly<Record<EditKind, Kind>> = {
  /** x, y, side */
  add: { letter: 'a', ranges: [PLACE, PLACE, SIZE], least: 3 },
  /** x, y, width, height */
  wall: { letter: 'w', ranges: [PLACE, PLACE, SIZE, SIZE], least: 4 },
  /** row, x, y, velocity x, velocity y: put down there, flying on like this. */
  move: { letter: 'm', ranges: [ROW, PLACE, PLACE, SPEED, SPEED], least: 3 },
  /** row; those after it move up. */
  erase: { letter: 'e', ranges: [ROW], least: 1 },
};

/** Links go no further: their readers would wait for the ticks on the way. */
export const LAST_FRAME = 100_000;
/** More characters make links that other programs cut. */
const LONGEST = 4_000;
/** Up to so many characters, words are written out. */
const READABLE = 300;

const READABLE_WORD = /^(?:(\d{1,6}):)?(add|wall|move|erase),(-?\d+(?:,-?\d+)*)$/;
const COMPACT_WORD = /^(\d{0,6})([awme])(-?\d+(?:,-?\d+)*)$/;

/** An edit whose numbers are whole and within their ranges; undefined if there are too few or too many. */
export function editOf(
  frame: number,
  kind: EditKind,
  numbers: readonly number[],
): Edit | undefined {
  const { least, ranges } = kinds[kind];
  if (numbers.length < least || numbers.length > ranges.length) return undefined;
  const clamped = ranges.map(([low, high], at) =>
    Math.min(high, Math.max(low, Math.round(numbers[at] ?? 0))),
  );
  return { frame, kind, numbers: clamped };
}

/** The edits that a text tells of, up to the first word that is none: later ones may rest upon it. */
export function editsIn(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  let frame = 0;
  for (const word of wholeWords(text)) {
    const edit = readable(word, frame) ?? compact(word, frame);
    if (!edit || edit.frame < frame || edit.frame > LAST_FRAME) break;
    edits.push(edit);
    ({ frame } = edit);
  }
  return edits;
}

/** Whether nothing of a text is lost on `editsIn`. */
export function isWhole(text: string): boolean {
  return text === '' || editsIn(text).length === text.split(';').length;
}

/** A text too long is cut between two words. */
function wholeWords(text: string): readonly string[] {
  if (text.length <= LONGEST) return text.split(';');
  return text.slice(0, Math.max(0, text.lastIndexOf(';', LONGEST))).split(';');
}

function readable(word: string, before: number): Edit | undefined {
  const [, frame, kind, numbers] = READABLE_WORD.exec(word) ?? [];
  if (!isKind(kind) || numbers === undefined) return undefined;
  return editOf(frame === undefined ? before : Number(frame), kind, listed(numbers));
}

function compact(word: string, before: number): Edit | undefined {
  const [, ticks, letter, numbers] = COMPACT_WORD.exec(word) ?? [];
  const kind = Object.keys(kinds).find((name) => isKind(name) && kinds[name].letter === letter);
  if (!isKind(kind) || numbers === undefined) return undefined;
  return editOf(before + Number(ticks), kind, listed(numbers));
}

function isKind(name: string | undefined): name is EditKind {
  return name !== undefined && Object.hasOwn(kinds, name);
}

function listed(numbers: string): readonly number[] {
  return numbers.split(',').map(Number);
}

/** As many of the first edits as a link has room for, as a text. */
export interface Held {
  readonly text: string;
  readonly count: number;
}

export function held(edits: readonly Edit[]): Held {
  const whole = joined(edits, readableWord, READABLE);
  return whole.count === edits.length ? whole : joined(edits, compactWord, LONGEST);
}

type Writer = (edit: Edit, before: number) => string;

function joined(edits: readonly Edit[], write: Writer, longest: number): Held {
  let text = '';
  let before = 0;
  for (const [count, edit] of edits.entries()) {
    const longer = `${text}${count > 0 ? ';' : ''}${write(edit, before)}`;
    if (longer.length > longest || edit.frame > LAST_FRAME) return { text, count };
    text = longer;
    before = edit.frame;
  }
  return { text, count: edits.length };
}

const readableWord: Writer = (edit, before) =>
  `${edit.frame === before ? '' : `${edit.frame}:`}${edit.kind},${spoken(edit)}`;

const compactWord: Writer = (edit, before) =>
  `${edit.frame - before || ''}${kinds[edit.kind].letter}${spoken(edit)}`;

/** Without the zeros at the end that may be left out. */
function spoken({ kind, numbers }: Edit): string {
  let length = numbers.length;
  while (length > kinds[kind].least && numbers[length - 1] === 0) length--;
  return numbers.slice(0, length).join(',');
}
