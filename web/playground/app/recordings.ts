/** Recordings of games, and cases of bug reports: a file that is dropped on the page or chosen takes the place of the scene. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Player } from '../engine/player/player.ts';
import type { OpenedFrames } from '../features/replay/open-file.ts';
import { isLocked } from '../state/locks.ts';
import type { Store } from '../state/store.ts';
import type { Views } from './views.ts';

export interface OpenedFile {
  readonly name: string;
  /** What it shows, or why it cannot be shown. */
  readonly outcome: OpenedFrames | string;
}

export class Recordings {
  readonly #store: Store;
  readonly #player: Player;
  readonly #views: Views;
  readonly #file = signal<OpenedFile | undefined>(undefined);

  constructor(store: Store, player: Player, views: Views) {
    this.#store = store;
    this.#player = player;
    this.#views = views;
  }

  /** The file that was opened last, until it is closed. */
  get file(): ReadonlySignal<OpenedFile | undefined> {
    return this.#file;
  }

  /** Fetches what reads such files, and shows the file. */
  async open(file: File): Promise<void> {
    const { name } = file;
    try {
      const { openFile } = await import('../features/replay/open-file.ts');
      const outcome = await openFile(file, this.#store, this.#player, (changes) =>
        this.#views.showScene(changes),
      );
      this.#file.value = { name, outcome };
    } catch (problem) {
      const outcome = problem instanceof Error ? problem.message : String(problem);
      this.#file.value = { name, outcome };
    }
  }

  /** The scene is shown again. */
  close(): void {
    this.#file.value = undefined;
    this.#player.endRecording();
  }

  /** Opens files that are dropped anywhere on the page, unless its objects are locked. */
  listenForDrops(): void {
    const page = document.documentElement;
    const mark = (isOver: boolean): void => {
      page.toggleAttribute('data-dropping', isOver);
    };
    const isFile = ({ dataTransfer }: DragEvent): boolean =>
      (dataTransfer?.types.includes('Files') ?? false) && !isLocked(this.#store, 'scene');
    document.addEventListener('dragover', (event) => {
      if (!isFile(event)) return;
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault();
      mark(true);
    });
    document.addEventListener('dragleave', ({ relatedTarget }) => {
      if (!relatedTarget) mark(false);
    });
    document.addEventListener('drop', (event) => {
      mark(false);
      if (!isFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) void this.open(file);
    });
  }
}
