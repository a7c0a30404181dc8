/**
 * Keeps time and advances the scene frame by frame. A tick is a fixed step of the scene; how often the screen is drawn changes
 * nothing in it (S2.19). A component or an effect that reads `frame`, `destination`, `refusal`, `progress` or `lag` runs again when
 * that changes; `frame` does whenever another picture is due.
 */
import { batch, signal } from '@preact/signals';
import type { Edit, EditKind } from '../../state/edits.ts';
import type { Effect } from '../../state/parameter.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { effectBetween, type Store } from '../../state/store.ts';
import type { ProbeOf, TreeProbe } from '../tree/probe.ts';
import { Refusal, type RefusalReason } from '../tree/refusal.ts';
import type { Frame } from './frame.ts';
import { type Lag, Rhythm } from './frame-pacing.ts';
import { Course } from './simulation-run.ts';
import type { Timeline } from './timeline.ts';

/** After a pause of the browser the scene goes on where it was and does not rush to catch up: so many ticks at most, ... */
const MOST_TICKS_OWED = 4;
/** ... or so many milliseconds' worth, where several ticks fall into one frame of the display. */
const MOST_TIME_OWED = 100;
/** So many milliseconds of a display frame may go to ticks; a scene that needs more goes slower, and the page stays awake. */
const BUDGET = 12;
/** On the way to a far frame nothing is drawn, so more may go to ticks. */
const HURRY_BUDGET = 40;

export interface PlayerListener {
  /** Another picture is due: the frame, the settings or both are new. */
  frame?(frame: Frame): void;
  /** The library refused what was asked; undefined means all is well again. */
  problem?(reason: RefusalReason | undefined): void;
  /** On the way to a far frame: how much of it is done, 0 to 1. */
  progress?(share: number): void;
  /** The machine is slower than the speed that is asked for; undefined means no longer. */
  lag?(lag: Lag | undefined): void;
}

/** What was tried: a success takes back the complaint of the same deed, and a newly made tree takes back any. */
type Deed = 'make' | 'tick' | 'look';

export class Player<P extends TreeProbe = TreeProbe> {
  readonly timeline: Timeline;
  readonly #course: Course<P>;
  readonly #store: Store;
  readonly #listeners = new Set<PlayerListener>();
  /** Counts the pictures that were due: the frame itself is the same object all the time. */
  readonly #pictures = signal(0);
  readonly #refusal = signal<RefusalReason | undefined>(undefined);
  readonly #progress = signal(1);
  readonly #lag = signal<Lag | undefined>(undefined);
  #resumes = false;
  /** What was refused and is still to be made: until then all stands still, and the way to a frame waits. */
  #due: 'respawn' | 'rebuild' | undefined;
  #problemOf: Deed = 'make';
  #target: number;
  readonly #rhythm = new Rhythm();
  #owed = 0;
  #before = 0;
  #stale = true;

  /** `probeOf` says what probe the settings describe. */
  constructor(store: Store, probeOf: ProbeOf<P>) {
    this.#store = store;
    this.#course = new Course(store, probeOf);
    this.timeline = this.#course.timeline;
    this.#target = store.settings.frame;
    store.leads((before, after) => {
      if (after.rate !== before.rate || after.pace !== before.pace) this.#rhythm.begin();
      this.#follow(effectBetween(before, after));
    });
  }

  /** The frame that is shown. */
  get frame(): Frame<P> {
    void this.#pictures.value;
    return this.#course.frame;
  }

  /** How many pictures were due so far: the frame is another if this is. */
  get pictures(): number {
    return this.#pictures.value;
  }

  get world(): World {
    return this.#course.world;
  }

  /** Why the library refused what the settings ask for; what is shown is then not what they say. */
  get refusal(): RefusalReason | undefined {
    return this.#refusal.value;
  }

  /** The number of the frame that is shown, or of the one that it is on its way to. */
  get destination(): number {
    void this.#progress.value;
    return Math.max(this.frame.number, this.#target);
  }

  /** How much of the way to a far frame is done, 0 to 1. */
  get progress(): number {
    return this.#progress.value;
  }

  /** By how much the machine is slower than the speed that is asked for; undefined while it keeps up. */
  get lag(): Lag | undefined {
    return this.#lag.value;
  }

  /** Calls until the signal says that it is enough. New code reads the properties in effects instead. */
  listen(listener: PlayerListener, until?: AbortSignal): void {
    this.#listeners.add(listener);
    until?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  /** Makes the scene and starts drawing; from here on the display's rhythm calls. */
  start(): void {
    this.#follow('respawn');
    this.refresh();
    requestAnimationFrame((now) => this.#display(now));
  }

  /** Moves on by `ticks`, at once. */
  step(ticks = 1): void {
    this.#advance(this.frame.number + ticks, Number.POSITIVE_INFINITY);
    this.refresh();
  }

  /** Whether every object goes its own way, so that it can be added, moved and taken away alone. */
  get isEditable(): boolean {
    void this.#pictures.value;
    return this.#course.isEditable;
  }

  /** All that hands did to the objects; another array whenever it is another list. */
  get edits(): readonly Edit[] {
    return this.#course.edits;
  }

  /** Where every object will stand after the next tick; nothing moves. */
  get next(): Float32Array {
    return this.#course.next;
  }

  /** Does something to the objects as they stand now, once or several times; what was to be done to them later is forgotten. */
  edit(kind: EditKind, ...each: readonly (readonly number[])[]): void {
    this.#attempt('make', () => this.#course.edit(kind, each));
    this.#stale = true;
  }

  /** The same scene from its beginning, edited as its link says and no more. */
  restart(): void {
    if (this.#course.isEdited) this.#follow('respawn');
    this.seek(0);
  }

  /** Goes to what a link says, whatever was shown before. */
  open(settings: Settings): void {
    this.#resumes = false;
    this.#store.replace(settings);
    if (this.#course.isEdited) this.#follow('respawn');
    this.seek(settings.frame);
  }

  /** Goes to a frame of the scene, on or back; a far one is reached over several display frames. */
  seek(wanted: number): void {
    this.#target = wanted;
    if (!this.#due) this.#attempt('tick', () => this.#course.recallBefore(wanted));
    this.#hurry();
    this.#stale = true;
  }

  /** Stays where it is on the way to a far frame. */
  halt(): void {
    if (!this.#isOnTheWay) return;
    this.#target = 0;
    this.#store.change({ playing: false });
    this.#tellProgress();
    this.#stale = true;
  }

  /** Looks again and tells everybody. */
  refresh(): void {
    this.#stale = false;
    const { frame } = this.#course;
    this.#attempt('look', () => frame.observe(this.#store.settings, this.world));
    batch(() => {
      this.#pictures.value = this.#pictures.peek() + 1;
      for (const listener of this.#listeners) listener.frame?.(frame);
    });
  }

  #follow(effect: Effect): void {
    // Where the objects were refused there are none to build another tree over.
    if (effect === 'respawn' || effect === 'rebuild')
      this.#make(this.#due === 'respawn' ? 'respawn' : effect);
    if (effect !== 'none') this.#stale = true;
  }

  #make(what: 'respawn' | 'rebuild'): void {
    const isMade = this.#attempt('make', () =>
      what === 'respawn' ? this.#course.begin() : this.#course.rebuild(),
    );
    this.#due = isMade ? undefined : what;
  }

  get #isOnTheWay(): boolean {
    return !this.#due && this.frame.number < this.#target;
  }

  #display(now: number): void {
    const elapsed = now - this.#before;
    this.#before = now;
    if (this.#due) this.#rest();
    else if (this.#isOnTheWay) this.#hurry();
    else if (this.#store.settings.playing) this.#keepTime(elapsed);
    else this.#stand();
    this.#tellLag();
    if (this.#stale && !this.#isOnTheWay) this.refresh();
    requestAnimationFrame((next) => this.#display(next));
  }

  /** Whoever presses Play now sees it play as soon as there is something to. */
  #rest(): void {
    this.#stand();
    if (!this.#store.settings.playing) return;
    this.#resumes = true;
    this.#store.change({ playing: false });
  }

  #stand(): void {
    this.#owed = 0;
    this.#rhythm.begin();
  }

  #keepTime(elapsed: number): void {
    const { rate, pace } = this.#store.settings;
    const tick = 1_000 / (rate * pace);
    const most = Math.max(MOST_TICKS_OWED * tick, MOST_TIME_OWED);
    this.#owed = Math.min(this.#owed + elapsed, most);
    const ticks = Math.floor(this.#owed / tick);
    const { number } = this.frame;
    this.#owed -= ticks * tick;
    if (ticks > 0) this.#advance(number + ticks, BUDGET);
    this.#rhythm.note(elapsed, this.frame.number - number, tick);
  }

  #hurry(): void {
    this.#advance(this.#target, HURRY_BUDGET);
    const stops = this.refusal !== undefined || this.frame.number >= this.#target;
    if (stops && !this.#due) this.#target = 0;
    this.#tellProgress();
  }

  /** Ticks up to a frame, as far as so many milliseconds allow, but one at least. */
  #advance(to: number, budget: number): void {
    if (this.#due) return;
    const end = performance.now() + budget;
    this.#attempt('tick', () => this.#course.advance(to, () => performance.now() <= end));
    this.#stale = true;
  }

  #tellProgress(): void {
    const share = this.#isOnTheWay ? this.frame.number / this.#target : 1;
    batch(() => {
      this.#progress.value = share;
      for (const listener of this.#listeners) listener.progress?.(share);
    });
  }

  #tellLag(): void {
    const { lag } = this.#rhythm;
    if (lag === this.#lag.value) return;
    this.#lag.value = lag;
    for (const listener of this.#listeners) listener.lag?.(lag);
  }

  /** The library refuses some settings (a tree that would explode): that is said, and the scene stands still. */
  #attempt(deed: Deed, work: () => void): boolean {
    try {
      work();
      if (deed === 'make' || deed === this.#problemOf) this.#recover();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#problemOf = deed;
      this.#resumes ||= this.#store.settings.playing;
      this.#say(error.reason);
      this.#store.change({ playing: false });
      return false;
    }
  }

  /** All is well again: what the refusal stopped goes on. */
  #recover(): void {
    this.#say(undefined);
    if (!this.#resumes) return;
    this.#resumes = false;
    this.#store.change({ playing: true });
  }

  #say(problem: RefusalReason | undefined): void {
    if (problem === this.#refusal.value) return;
    this.#refusal.value = problem;
    for (const listener of this.#listeners) listener.problem?.(problem);
  }
}
