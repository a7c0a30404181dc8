/** What hands did to the scene, in the order of its frames, and how much of that is done already: time may be gone back. */
import type { Edit } from '../../state/edits.ts';

export class EditLog {
  #edits: readonly Edit[] = [];
  #done = 0;

  /** Another array whenever there is another list. */
  get edits(): readonly Edit[] {
    return this.#edits;
  }

  /** The frame of the next edit to be done; infinity after the last. */
  get nextFrame(): number {
    return this.#edits[this.#done]?.frame ?? Number.POSITIVE_INFINITY;
  }

  begin(edits: readonly Edit[]): void {
    this.#edits = edits;
    this.#done = 0;
  }

  /** Those that are to be done up to a frame. */
  due(frame: number): readonly Edit[] {
    let end = this.#done;
    while ((this.#edits[end]?.frame ?? Number.POSITIVE_INFINITY) <= frame) end++;
    return this.#edits.slice(this.#done, end);
  }

  done(count: number): void {
    this.#done += count;
  }

  /** The scene is back at a frame, as it was before what was done to it there. */
  rewind(frame: number): void {
    this.#done = this.#edits.findIndex((edit) => edit.frame >= frame);
    if (this.#done < 0) this.#done = this.#edits.length;
  }

  /** One that was just done. What was to be done later is forgotten: this is another story now. */
  record(edit: Edit): void {
    const past = this.#edits.slice(0, this.#done);
    const last = past.at(-1);
    if (last && isOvertaken(last, edit)) past.pop();
    this.#edits = [...past, edit];
    this.#done = this.#edits.length;
  }
}

/** An object that was put elsewhere in the same frame is only where it was put last. */
function isOvertaken(last: Edit, edit: Edit): boolean {
  return (
    last.kind === 'move' &&
    edit.kind === 'move' &&
    last.frame === edit.frame &&
    last.numbers[0] === edit.numbers[0]
  );
}
