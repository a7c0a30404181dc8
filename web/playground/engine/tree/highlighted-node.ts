/** The node under the pointer, in the picture, in the diagram or in the outline: all three show it. */
import { batch, signal } from '@preact/signals';
import type { Path } from './paths.ts';

export class HighlightedNode {
  readonly #path = signal<Path | undefined>(undefined);
  readonly #latest = signal<Path>([]);

  /** Undefined for none. An effect that reads it runs again when it changes. */
  get path(): Path | undefined {
    return this.#path.value;
  }

  /** The path of the node that was highlighted last, which is the root's at first. Tracked like `path`. */
  get latest(): Path {
    return this.#latest.value;
  }

  set(path: Path | undefined): void {
    const before = this.#path.peek();
    if (before?.join() === path?.join() && (before === undefined) === (path === undefined)) return;
    batch(() => {
      this.#path.value = path;
      if (path) this.#latest.value = path;
    });
  }
}
