/** The edits of a scene, in the order of their frames, and how many of them are applied: playback may go back. */
import type { Edit } from '../../state/edits.ts';

export class EditLog {
  #edits: readonly Edit[] = [];
  #done = 0;

  /** A new array whenever the list changes. */
  get edits(): readonly Edit[] {
    return this.#edits;
  }

  /** The frame of the next edit to apply; infinity after the last. */
  get nextFrame(): number {
    return this.#edits[this.#done]?.frame ?? Number.POSITIVE_INFINITY;
  }

  begin(edits: readonly Edit[]): void {
    this.#edits = edits;
    this.#done = 0;
  }

  /** Other edits, of which those that were applied are the same. */
  replace(edits: readonly Edit[]): void {
    this.#edits = edits;
  }

  /** The edits to apply up to a frame. */
  due(frame: number): readonly Edit[] {
    let end = this.#done;
    while ((this.#edits[end]?.frame ?? Number.POSITIVE_INFINITY) <= frame) end++;
    return this.#edits.slice(this.#done, end);
  }

  done(count: number): void {
    this.#done += count;
  }

  /** The scene is back at a frame, before the edits of that frame. */
  rewind(frame: number): void {
    this.#done = this.#edits.findIndex((edit) => edit.frame >= frame);
    if (this.#done < 0) this.#done = this.#edits.length;
  }

  /** Adds an edit that was just applied, and drops later ones: the scene they were made for will not come. */
  record(edit: Edit): void {
    const past = this.#edits.slice(0, this.#done);
    const last = past.at(-1);
    if (last && isOvertaken(last, edit)) past.pop();
    this.#edits = [...past, edit];
    this.#done = this.#edits.length;
  }
}

/** Of several moves of an object in one frame, only the last counts. */
function isOvertaken(last: Edit, edit: Edit): boolean {
  return (
    last.kind === 'move' &&
    edit.kind === 'move' &&
    last.frame === edit.frame &&
    last.numbers[0] === edit.numbers[0]
  );
}

/** The frame of the first edit that only one of two lists has, infinity where they are the same. */
export function divergence(one: readonly Edit[], other: readonly Edit[]): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const frameOf = (edits: readonly Edit[]): number => edits[at]?.frame ?? Number.POSITIVE_INFINITY;
  return Math.min(frameOf(one), frameOf(other));
}
