/** A question about a drawn scene, with the choices from which the reader takes one. */
import type { Random } from '../../playground/engine/simulation/random.ts';
import type { Box } from '../engine/scene.ts';

export type { Box };

/** The side of the square world of every exercise, in units of its picture. */
export const WORLD = 720;

/** How much of a ray is drawn before the answer. */
export const ARROW = 120;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  /** The objects, by rows. */
  readonly boxes: readonly Box[];
  /** The rows of the objects that the question is about. */
  readonly marked?: readonly number[];
  /** The cells whose borders are drawn before the answer, and those that are drawn after it. */
  readonly cells: readonly Box[];
  readonly cellsAfter?: readonly Box[];
  /** The cells that the answer is about; shaded after it. */
  readonly shaded?: readonly Box[];
  readonly query?: Box;
  /** Drawn as a cross. */
  readonly point?: Point;
  /** From the point: an arrow in its direction before the answer, the whole of it after that. */
  readonly ray?: Point;
  /** How far each object moves, by rows. */
  readonly moves?: readonly Point[];
}

/** Objects and cells are chosen in the picture, numbers and statements below it. */
export type Choice =
  | { readonly kind: 'object'; readonly row: number }
  | { readonly kind: 'cell'; readonly cell: Box }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'statement'; readonly id: string };

export interface Exercise {
  /** Numbers that the question and its reason say, by the names that the words of this kind give them. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly picture: Picture;
  readonly choices: readonly Choice[];
  /** The place of the right choice in `choices`, as the engine says. */
  readonly right: number;
}

/**
 * Draws an exercise; undefined where the drawn scene has no clear answer, and another one must be drawn. `lot`, from 0 up to 1, stays the
 * same then: where it decides on the answer, each answer is drawn equally often.
 */
export type Draw = (random: Random, lot: number) => Exercise | undefined;
