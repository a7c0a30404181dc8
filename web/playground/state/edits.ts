/**
 * The edits that a visitor made to the objects of a scene, as a link has them:
 * `20:add,290,690,20;35:move,3,120,200,4,-2;erase,7`. Each word is the frame (left out: that of the word before), the kind, and
 * its numbers. Long lists have compact words, `15m3,120,200`: ticks since the word before (left out: 0), a letter, the numbers.
 * Both forms are read everywhere.
 */

export type EditKind = 'add' | 'wall' | 'move' | 'erase';

export interface Edit {
  /** Applied at this frame, before the next tick. */
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
  /** The smallest number of numbers; those left out are 0. */
  readonly least: number;
}

const kinds: Readonly<Record<EditKind, Kind>> = {
  /** x, y, side */
  add: { letter: 'a', ranges: [PLACE, PLACE, SIZE], least: 3 },
  /** x, y, width, height */
  wall: { letter: 'w', ranges: [PLACE, PLACE, SIZE, SIZE], least: 4 },
  /** row, x, y, velocity x, velocity y: the object's new position and velocity. */
  move: { letter: 'm', ranges: [ROW, PLACE, PLACE, SPEED, SPEED], least: 3 },
  /** row; the rows after it move up by one. */
  erase: { letter: 'e', ranges: [ROW], least: 1 },
};

/** The last frame of a link: opening a later one would take too long. */
export const LAST_FRAME = 100_000;
/** In characters, of what is read: earlier links have as many. */
const LONGEST_READ = 4_000;
/** In characters, of what is written: compressed, the whole link then has 2,000 at most. Other programs cut longer ones. */
const LONGEST_WRITTEN = 2_800;
/** Longer lists, in characters, have compact words. */
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

/** The edits of a text, up to the first word that cannot be read: later ones may depend on it. */
export function parseEdits(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  let frame = 0;
  for (const word of wordsOf(text)) {
    const edit = parseReadable(word, frame) ?? parseCompact(word, frame);
    if (!edit || edit.frame < frame || edit.frame > LAST_FRAME) break;
    edits.push(edit);
    ({ frame } = edit);
  }
  return edits;
}

/** A text that is too long is cut between two words. */
function wordsOf(text: string): readonly string[] {
  if (text.length <= LONGEST_READ) return text.split(';');
  return text.slice(0, Math.max(0, text.lastIndexOf(';', LONGEST_READ))).split(';');
}

function parseReadable(word: string, before: number): Edit | undefined {
  const [, frame, kind, numbers] = READABLE_WORD.exec(word) ?? [];
  if (!isKind(kind) || numbers === undefined) return undefined;
  return editOf(frame === undefined ? before : Number(frame), kind, parseNumbers(numbers));
}

function parseCompact(word: string, before: number): Edit | undefined {
  const [, ticks, letter, numbers] = COMPACT_WORD.exec(word) ?? [];
  const kind = Object.keys(kinds).find((name) => isKind(name) && kinds[name].letter === letter);
  if (!isKind(kind) || numbers === undefined) return undefined;
  return editOf(before + Number(ticks), kind, parseNumbers(numbers));
}

function isKind(name: string | undefined): name is EditKind {
  return name !== undefined && Object.hasOwn(kinds, name);
}

function parseNumbers(numbers: string): readonly number[] {
  return numbers.split(',').map(Number);
}

/** As many of the first edits as fit into a link. */
export interface EditText {
  readonly text: string;
  readonly count: number;
}

export function formatEdits(edits: readonly Edit[]): EditText {
  const whole = join(edits, readableWord, READABLE);
  return whole.count === edits.length ? whole : join(edits, compactWord, LONGEST_WRITTEN);
}

type Writer = (edit: Edit, before: number) => string;

function join(edits: readonly Edit[], write: Writer, longest: number): EditText {
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
  `${edit.frame === before ? '' : `${edit.frame}:`}${edit.kind},${numbersOf(edit)}`;

const compactWord: Writer = (edit, before) =>
  `${edit.frame - before || ''}${kinds[edit.kind].letter}${numbersOf(edit)}`;

/** Without the zeros at the end that may be left out. */
function numbersOf({ kind, numbers }: Edit): string {
  let length = numbers.length;
  while (length > kinds[kind].least && numbers[length - 1] === 0) length--;
  return numbers.slice(0, length).join(',');
}
