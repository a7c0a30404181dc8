/** Recordings of games, and cases of bug reports: a file that is dropped on the page or chosen takes the place of the scene. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Player } from '../engine/player/player.ts';
import type { Lay } from '../features/replay/file-footage.ts';
import type * as OpenFile from '../features/replay/open-file.ts';
import type { OpenedFrames } from '../features/replay/open-file.ts';
import { isLocked } from '../state/locks.ts';
import type { Store } from '../state/store.ts';
import type { Views } from './views.ts';

export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

export class Recordings {
  /** Undefined while the scene is computed: a change of the objects closes the file. */
  readonly shown: ReadonlySignal<OpenedFrames | undefined>;
  readonly #store: Store;
  readonly #player: Player;
  readonly #views: Views;
  readonly #notFetched: (tryAgain: () => void) => void;
  readonly #lay: Lay;
  readonly #opened = signal<OpenedFrames | undefined>(undefined);
  readonly #refused = signal<RefusedFile | undefined>(undefined);

  /** `notFetched` is called with what tries again when what reads files cannot be fetched. */
  constructor(
    store: Store,
    player: Player,
    views: Views,
    notFetched: (tryAgain: () => void) => void,
    lay: Lay,
  ) {
    this.#lay = lay;
    this.#notFetched = notFetched;
    this.#store = store;
    this.#player = player;
    this.#views = views;
    this.shown = computed(() => (player.isRecorded ? this.#opened.value : undefined));
  }

  /** A file that could not be shown, until that is closed or another is opened. */
  get refused(): ReadonlySignal<RefusedFile | undefined> {
    return this.#refused;
  }

  /** Fetches what reads such files, and shows the file, unless another one is chosen until it is read. */
  open(file: File): void {
    import('../features/replay/open-file.ts').then(
      (reader) => this.#show(file, reader),
      () => this.#notFetched(() => this.open(file)),
    );
  }

  async #show(file: File, { openFile }: typeof OpenFile): Promise<void> {
    try {
      const opened = await openFile(file, this.#store, this.#player, this.#views, this.#lay);
      this.#opened.value = opened ?? this.#opened.value;
      this.#refused.value = undefined;
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : String(problem);
      this.#refused.value = { name: file.name, reason };
    }
  }

  /** What was refused is not spoken of any more; otherwise the scene before the file is shown again. */
  close(): void {
    if (this.#refused.value) this.#refused.value = undefined;
    else this.#views.closeRecording();
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
      if (file) this.open(file);
    });
  }
}
