/** A run of frames that were recorded: nothing is computed but the tree over them. */
import type { Edit } from '../../state/edits.ts';
import type { Effect } from '../../state/parameter.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { effectBetween, type Store } from '../../state/store.ts';
import type { TreeProbe } from '../tree/probe.ts';
import type { Footage } from './footage.ts';
import type { Frame } from './frame.ts';
import type { Run } from './run.ts';
import { Timeline } from './timeline.ts';

/** Throws a Refusal where the library refuses something. */
export class RecordedRun<P extends TreeProbe> implements Run<P> {
  readonly frame: Frame<P>;
  /** Empty: every frame is there already. */
  readonly timeline = new Timeline();
  readonly edits: readonly Edit[] = [];
  readonly opened = this.edits;
  readonly isEdited = false;
  readonly hasWalls = false;
  readonly footage: Footage;
  readonly #store: Store;

  /** Shows its frames as `frame`. */
  constructor(store: Store, frame: Frame<P>, footage: Footage) {
    this.#store = store;
    this.frame = frame;
    this.footage = footage;
  }

  get world(): World {
    return this.footage.world;
  }

  get lastFrame(): number {
    return this.footage.frames - 1;
  }

  /** The boxes of the next frame, where it has as many. */
  get next(): Float32Array {
    const { number, tree } = this.frame;
    const next = this.footage.boxes(Math.min(number + 1, this.lastFrame));
    return next.length === tree.boxes.length ? next : tree.boxes.slice();
  }

  effectBetween(before: Settings, after: Settings): Effect {
    return effectBetween(before, after);
  }

  begin(): void {
    this.#place(this.footage.boxes(0));
    this.frame.number = 0;
  }

  replay(): void {
    this.rebuild();
  }

  rebuild(): void {
    const { tree } = this.frame;
    tree.rebuild(this.#store.settings, this.world, tree.boxes.slice());
  }

  takes(): boolean {
    return false;
  }

  edit(): void {}

  replaceEdits(): void {}

  /** Goes on to a frame at once, or to the last one; frame by frame, where the settings ask for their events. */
  advance(to: number): void {
    const { frame } = this;
    const { settings } = this.#store;
    const last = Math.min(to, this.lastFrame);
    while (settings.events && frame.number < last) {
      frame.pass(settings, this.world);
      this.#show(frame.number + 1);
    }
    this.#show(last);
  }

  /** Goes back to a frame at once, or to what has to be known of it. */
  recallBefore(frame: number): void {
    const start = this.frame.startFor(frame, this.#store.settings);
    if (start < this.frame.number) this.#show(start);
  }

  #show(number: number): void {
    const { tree } = this.frame;
    const boxes = this.footage.boxes(number);
    if (boxes.length === tree.boxes.length) tree.setBoxes(boxes);
    else this.#place(boxes);
    this.frame.number = number;
  }

  /** Other objects, in a tree of their own. */
  #place(boxes: Float32Array): void {
    this.frame.tree.rebuild(this.#store.settings, this.world, boxes);
    this.frame.begin({ kinds: new Uint8Array(boxes.length / 4) });
    this.frame.cutEvents(-1);
  }
}
