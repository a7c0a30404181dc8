/**
 * The tool that is taken, and what the picture shows of it. A component or an effect that reads `name`, `cursor` or `outline` runs
 * again when that changes. What a tool does is in `tool-use.ts`.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { includes } from '../../state/parameter.ts';
import { parameters, type Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import type { Point } from '../geometry.ts';
import type { Player } from '../player/player.ts';

export const toolNames = parameters.tool.values;
export type ToolName = Settings['tool'];

/** These change nothing, so that they work on every scene. */
export const readingTools: ReadonlySet<ToolName> = new Set<ToolName>(['look', 'ask']);

/** An object that is being dragged: its row, and where in it the tool took it. */
export interface Held {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

export class Tools {
  readonly #store: Store;
  /** Whether objects can be added and removed, and whether they can be moved. */
  readonly #takesAll: ReadonlySignal<boolean>;
  readonly #takesMoves: ReadonlySignal<boolean>;
  /** Undefined until the reader takes one. */
  readonly #taken = signal<ToolName | undefined>(undefined);
  readonly #cursor = signal<Point | undefined>(undefined);
  readonly #outline = signal<readonly [Point, Point] | undefined>(undefined);
  #held: Held | undefined;

  constructor(store: Store, player: Player) {
    this.#store = store;
    this.#takesAll = computed(() => player.takes('erase'));
    this.#takesMoves = computed(() => player.takes('move'));
  }

  /** A tool that does not work at present is put away until it does. */
  get name(): ToolName {
    const { hide, tool } = this.#store.signals;
    const taken = includes(hide.value, 'tools') ? tool.value : (this.#taken.value ?? tool.value);
    return this.isForbidden(taken) || !this.works(taken) ? 'look' : taken;
  }

  /** Whether anything can be changed by hand. */
  get canEdit(): boolean {
    return this.#takesMoves.value;
  }

  /** Whether it has anything to do in what is shown. */
  works(name: ToolName): boolean {
    // The trees of the bug gallery give no account of what they do.
    if (name === 'ask') return this.#store.signals.bug.value === 'none';
    return name === 'look' || (name === 'grab' ? this.#takesMoves : this.#takesAll).value;
  }

  /** Where keys have put the tool; undefined while a pointer leads it. */
  get cursor(): Point | undefined {
    return this.#cursor.value;
  }

  /** The wall as it would be if the tool were lifted here: its first corner, and where the tool is. */
  get outline(): readonly [Point, Point] | undefined {
    return this.#outline.value;
  }

  get held(): Held | undefined {
    return this.#held;
  }

  /** Between being put down and lifted. */
  get isDown(): boolean {
    return this.#held !== undefined || this.#outline.value !== undefined;
  }

  /** The embedding page may forbid all tools, or, with the scene, those that change objects. */
  isForbidden(name: ToolName): boolean {
    if (name === 'look') return false;
    const { hide, lock, tool } = this.#store.signals;
    const locked = lock.value;
    const isOutOfReach = includes(hide.value, 'tools') && name !== tool.value;
    if (isOutOfReach || includes(locked, 'tools')) return true;
    return includes(locked, 'scene') && !readingTools.has(name);
  }

  /** A tool that changes objects ends the trace, whose panel would stand in its way; Look leaves it to be read. */
  take(name: ToolName): void {
    batch(() => {
      this.release();
      this.#taken.value = name;
      this.#cursor.value = undefined;
      if (!readingTools.has(this.name)) this.#store.change({ trace: 'none' });
    });
  }

  point(cursor: Point | undefined): void {
    this.#cursor.value = cursor;
  }

  hold(held: Held): void {
    this.#held = held;
  }

  draw(outline: readonly [Point, Point]): void {
    this.#outline.value = outline;
  }

  /** What is held stays where it is, and a wall that is being drawn is dropped. */
  release(): void {
    this.#held = undefined;
    this.#outline.value = undefined;
  }
}
