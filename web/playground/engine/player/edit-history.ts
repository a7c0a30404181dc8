/**
 * The steps that undo and redo take: lists of edits, each as it was before a gesture or after it. A component or an effect that reads
 * `canUndo` or `canRedo` runs again when that changes.
 */
import { batch, type Signal, signal } from '@preact/signals';
import type { Edit } from '../../state/edits.ts';
import type { Settings } from '../../state/parameters.ts';

type Response = Settings['response'];

export interface EditStep {
  readonly edits: readonly Edit[];
  /** Whether the step between this list and its neighbour also made walls stop objects. */
  readonly setsWalls: boolean;
}

type Steps = Signal<readonly EditStep[]>;

/** All that can be undone and redone. */
export interface EditSteps {
  readonly past: readonly EditStep[];
  readonly future: readonly EditStep[];
}

const NO_STEPS: EditSteps = { past: [], future: [] };

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

  get steps(): EditSteps {
    return { past: this.#past.value, future: this.#future.value };
  }

  /** Begins another scene: without steps, or with those that were made in it before. */
  open({ past, future } = NO_STEPS): void {
    batch(() => {
      this.#past.value = past;
      this.#future.value = future;
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

  /**
   * The step to go back to, if there is one; `edits` and `response` are the present ones. The step sets walls only if the response is
   * still what the edits made it: one that was chosen since then stays, whatever is undone and redone.
   */
  undo(edits: readonly Edit[], response: Response): EditStep | undefined {
    return this.#take(this.#past, this.#future, edits, response === 'walls');
  }

  /** The step to go on to, likewise. */
  redo(edits: readonly Edit[], response: Response): EditStep | undefined {
    return this.#take(this.#future, this.#past, edits, response === 'through');
  }

  #take(
    from: Steps,
    to: Steps,
    edits: readonly Edit[],
    isResponseKept: boolean,
  ): EditStep | undefined {
    const step = from.peek().at(-1);
    if (!step) return undefined;
    const setsWalls = step.setsWalls && isResponseKept;
    this.#isOpen = false;
    batch(() => {
      from.value = from.peek().slice(0, -1);
      to.value = [...to.peek(), { edits, setsWalls }];
    });
    return { edits: step.edits, setsWalls };
  }
}
