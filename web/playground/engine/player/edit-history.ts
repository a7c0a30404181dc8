/**
 * The steps that undo and redo take: lists of edits, each as it was before a gesture or after it. A component or an effect that reads
 * `canUndo` or `canRedo` runs again when that changes.
 */
import { batch, type Signal, signal } from '@preact/signals';
import type { Edit } from '../../state/edits.ts';

export interface EditStep {
  readonly edits: readonly Edit[];
  /** Whether the step between this list and its neighbour also made walls stop objects. */
  readonly setsWalls: boolean;
}

type Steps = Signal<readonly EditStep[]>;

/** Older steps are forgotten. */
const MOST_STEPS = 200;

export class EditHistory {
  readonly #past: Steps = signal([]);
  readonly #future: Steps = signal([]);
  #isOpen = false;

  get canUndo(): boolean {
    return this.#past.value.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.value.length > 0;
  }

  clear(): void {
    batch(() => {
      this.#past.value = [];
      this.#future.value = [];
    });
    this.#isOpen = false;
  }

  /** To be called after every edit, with the edits before it: those up to the next `begin` are one step. */
  note(before: EditStep): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    batch(() => {
      this.#past.value = [...this.#past.peek(), before].slice(-MOST_STEPS);
      this.#future.value = [];
    });
  }

  /** Ends the present step. */
  begin(): void {
    this.#isOpen = false;
  }

  /** The step to go back to, if there is one; `edits` are the present ones. */
  undo(edits: readonly Edit[]): EditStep | undefined {
    return this.#take(this.#past, this.#future, edits);
  }

  redo(edits: readonly Edit[]): EditStep | undefined {
    return this.#take(this.#future, this.#past, edits);
  }

  #take(from: Steps, to: Steps, edits: readonly Edit[]): EditStep | undefined {
    const step = from.peek().at(-1);
    if (!step) return undefined;
    this.#isOpen = false;
    batch(() => {
      from.value = from.peek().slice(0, -1);
      to.value = [...to.peek(), { ...step, edits }];
    });
    return step;
  }
}
