/** The node that a reader points at, in the picture, in the diagram or in the outline: all three show it. */
import { batch, signal } from '@preact/signals';
import type { Path } from './paths.ts';

export class Spotlight {
  readonly #path = signal<Path | undefined>(undefined);
  readonly #listeners = new Set<() => void>();

  /** Undefined while nothing is pointed at. What reads it in an effect runs again when another node is. */
  get path(): Path | undefined {
    return this.#path.value;
  }

  turn(path: Path | undefined): void {
    const before = this.#path.peek();
    if (before?.join() === path?.join() && (before === undefined) === (path === undefined)) return;
    batch(() => {
      this.#path.value = path;
      for (const listener of this.#listeners) listener();
    });
  }

  listen(listener: () => void, until?: AbortSignal): void {
    this.#listeners.add(listener);
    until?.addEventListener('abort', () => this.#listeners.delete(listener));
  }
}
