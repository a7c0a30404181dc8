/** The node that a reader points at, in the picture, in the diagram or in the outline: all three show it. */
import type { Path } from './paths.ts';

export class Spotlight {
  #path: Path | undefined;
  readonly #listeners = new Set<() => void>();

  /** Undefined while nothing is pointed at. */
  get path(): Path | undefined {
    return this.#path;
  }

  turn(path: Path | undefined): void {
    if (this.#path?.join() === path?.join() && (this.#path === undefined) === (path === undefined))
      return;
    this.#path = path;
    for (const listener of this.#listeners) listener();
  }

  listen(listener: () => void, signal?: AbortSignal): void {
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }
}
