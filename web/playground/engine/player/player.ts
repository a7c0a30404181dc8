/**
 * Keeps time and advances the scene frame by frame. A tick is a fixed step of the scene; how often the screen is drawn changes
 * nothing in it (S2.19). A component or an effect that reads `frame`, `destination`, `refusal`, `progress`, `lag`, `canUndo` or `canRedo`
 * runs again when that changes; `frame` does whenever another picture is due.
 */
import { type Signal, signal } from '@preact/signals';
import type { Edit, EditKind } from '../../state/edits.ts';
import type { Effect } from '../../state/parameter.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import type { Store } from '../../state/store.ts';
import type { FetchedShapes } from '../shapes/frame-shapes.ts';
import { fetchScenes, isSceneFetched } from '../simulation/fetched.ts';
import type { TreeProbe } from '../tree/probe.ts';
import type { FetchedProbes } from '../tree/probe-query.ts';
import { Refusal, type RefusalReason } from '../tree/refusal.ts';
import { EditHistory, type EditStep, type EditSteps } from './edit-history.ts';
import type { Footage } from './footage.ts';
import type { Frame } from './frame.ts';
import { FramePacing, type Lag } from './frame-pacing.ts';
import type { Run } from './run.ts';
import { SimulationRun } from './simulation-run.ts';
import type { Timeline } from './timeline.ts';

/** After a pause of the browser, playback catches up at most this many ticks, ... */
const MOST_TICKS_OWED = 4;
/** ... or this many milliseconds' worth, where several ticks fall into one frame of the display. */
const MOST_TIME_OWED = 100;
/** Milliseconds of a display frame for ticks; a scene that needs more plays more slowly, and the page stays responsive. */
const BUDGET = 12;
/** The same while a seek runs: nothing is drawn. */
const SEEK_BUDGET = 40;

/** What the reader has edited in a scene. */
export interface Editing {
  readonly edits: readonly Edit[];
  readonly steps: EditSteps;
}

/** What was attempted: a success ends the refusal of the same operation, and a new tree ends any. */
type Operation = 'make' | 'tick' | 'look';

/** What makes the scene anew, the strongest last. */
const works = ['rebuild', 'replay', 'respawn'] as const;
type Work = (typeof works)[number];

export class Player<P extends TreeProbe = TreeProbe> {
  readonly #simulation: SimulationRun<P>;
  readonly #run: Signal<Run<P>>;
  readonly #store: Store;
  /** Counts the pictures that were due: the frame itself is the same object all the time. */
  readonly #pictures = signal(0);
  #readings = 0;
  readonly #refusal = signal<RefusalReason | undefined>(undefined);
  readonly #progress = signal(1);
  readonly #lag = signal<Lag | undefined>(undefined);
  #resumes = false;
  readonly #held = signal(false);
  /** What was refused or waits for its code, and is still to be made: until then playback and seeks wait. */
  #due: Work | undefined;
  #isFetching = false;
  #problemOf: Operation = 'make';
  #target: number;
  readonly #pacing = new FramePacing();
  readonly #history = new EditHistory();
  #owed = 0;
  #before = 0;
  #stale = true;

  constructor(store: Store, probes: FetchedProbes<P>, shapes?: FetchedShapes) {
    this.#store = store;
    this.#simulation = new SimulationRun(store, probes, shapes);
    this.#run = signal<Run<P>>(this.#simulation);
    this.#target = store.settings.frame;
    store.leads((before, after) => {
      if (after.playing) this.#held.value = false;
      if (after.rate !== before.rate || after.pace !== before.pace) this.#pacing.begin();
      const effect = this.#run.peek().effectBetween(before, after);
      // Whoever asks for other objects leaves the recording.
      if (effect === 'respawn') this.#run.value = this.#simulation;
      this.#follow(effect);
    });
  }

  get timeline(): Timeline {
    return this.#run.value.timeline;
  }

  /** The recording that is shown; undefined where the scene is computed. */
  get footage(): Footage | undefined {
    return this.#run.value.footage;
  }

  get isRecorded(): boolean {
    return this.footage !== undefined;
  }

  /** The last frame there is: infinity unless it was recorded. */
  get lastFrame(): number {
    return this.#run.value.lastFrame;
  }

  /** Shows a recording from its beginning, until the settings ask for other objects. */
  show(run: Run<P>): void {
    this.#target = 0;
    this.#run.value = run;
    this.#make('respawn');
    this.seek(0);
  }

  /** The scene of the settings again, from its beginning. */
  endRecording(): void {
    if (this.isRecorded) this.show(this.#simulation);
  }

  /** The frame that is shown. */
  get frame(): Frame<P> {
    void this.#pictures.value;
    return this.#run.value.frame;
  }

  /** How many pictures were due so far. */
  get pictures(): number {
    return this.#pictures.value;
  }

  /** How often the frame was read so far: what is known of the frame that is shown is of another one if this is another number. */
  get readings(): number {
    void this.#pictures.value;
    return this.#readings;
  }

  get world(): World {
    return this.#run.value.world;
  }

  /** Why the library refused what the settings ask for; what is shown is then not what they say. */
  get refusal(): RefusalReason | undefined {
    return this.#refusal.value;
  }

  /** The number of the frame that is shown, or of the one that a seek goes to. */
  get destination(): number {
    void this.#progress.value;
    return this.#isAwaited ? this.#target : Math.max(this.frame.number, this.#target);
  }

  /** How much of a seek to a far frame is done, 0 to 1; 1 without a seek. */
  get progress(): number {
    return this.#progress.value;
  }

  /** By how much the machine is slower than the speed that is asked for; undefined while it keeps up. */
  get lag(): Lag | undefined {
    return this.#lag.value;
  }

  /** Makes the scene and starts drawing, once per frame of the display. */
  start(): void {
    this.#follow('respawn');
    this.refresh();
    requestAnimationFrame((now) => this.#display(now));
  }

  /** Pauses playback that was asked for, until the reader starts it: the reader's system asks for less motion. */
  hold(): void {
    const { playing } = this.#store.settings;
    this.#store.change({ playing: false });
    this.#held.value = playing;
  }

  /** Whether nothing moves because playback is held. */
  get isHeld(): boolean {
    return this.#held.value;
  }

  /** Moves on by `ticks`, at once; by fewer than none back, as far as there are frames. */
  step(ticks = 1): void {
    if (ticks < 0 || this.#isAwaited) return this.seek(Math.max(0, this.destination + ticks));
    this.#advance(this.frame.number + ticks, Number.POSITIVE_INFINITY);
    this.refresh();
  }

  /** Whether objects can be edited so. */
  takes(kind: EditKind): boolean {
    void this.#pictures.value;
    return this.#run.value.takes(kind);
  }

  /** All edits; a new array whenever the list changes. */
  get edits(): readonly Edit[] {
    return this.#run.value.edits;
  }

  /** Where every object will stand after the next tick; nothing moves. */
  get next(): Float32Array {
    return this.#run.value.next;
  }

  /**
   * Edits the objects of this frame, once or several times, and drops later edits. All edits up to `beginStep` are undone together.
   * The first wall of a scene through which objects pass makes walls stop them.
   */
  edit(kind: EditKind, ...each: readonly (readonly number[])[]): void {
    if (this.#isAwaited) return;
    const { edits } = this;
    const { response } = this.#store.settings;
    const setsWalls = kind === 'wall' && response === 'through' && !this.#run.value.hasWalls;
    if (setsWalls) this.#store.change({ response: 'walls' });
    this.#attempt('make', () => this.#run.value.edit(kind, each));
    if (this.edits !== edits) this.#history.note({ edits, setsWalls });
    this.#stale = true;
  }

  /** What is edited from now on is another step of undo. */
  beginStep(): void {
    this.#history.begin();
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** The scene as if the last step had not been made, at the same frame. Settings chosen since then stay. */
  undo(): void {
    const step = this.#history.undo(this.edits, this.#store.settings.response);
    if (!step) return;
    const { destination } = this;
    this.#replaceEdits(step);
    if (step.setsWalls) this.#store.change({ response: 'through' });
    this.seek(destination);
  }

  /** The scene with the step that was undone last. */
  redo(): void {
    const step = this.#history.redo(this.edits, this.#store.settings.response);
    if (!step) return;
    const { destination } = this;
    if (step.setsWalls) this.#store.change({ response: 'walls' });
    this.#replaceEdits(step);
    this.seek(destination);
  }

  #replaceEdits({ edits }: Pick<EditStep, 'edits'>): void {
    this.#attempt('make', () => this.#run.value.replaceEdits(edits));
  }

  /** The same scene from its beginning, with the edits of its link only: a step of undo. */
  restart(): void {
    if (this.#run.value.isEdited) {
      this.#history.begin();
      this.#history.note({ edits: this.edits, setsWalls: false });
      this.#replaceEdits({ edits: this.#run.value.opened });
    }
    this.seek(0);
  }

  /** The edits so far, and the steps that lead to them and on. */
  get editing(): Editing {
    return { edits: this.edits, steps: this.#history.steps };
  }

  /** Opens the settings of a link, or those of a scene as it was left, with what was edited in it. */
  open(settings: Settings, editing?: Editing): void {
    this.#resumes = false;
    this.#held.value = false;
    this.endRecording();
    this.#store.replace(settings);
    if (this.#run.value.isEdited) this.#follow('respawn');
    if (editing && !this.#isAwaited) {
      this.#replaceEdits(editing);
      this.#history.open(editing.steps);
    }
    this.seek(settings.frame);
  }

  /** Goes to a frame of the scene, on or back; a far one is reached over several display frames. */
  seek(wanted: number): void {
    this.#target = Math.min(wanted, this.lastFrame);
    if (!this.#due) this.#attempt('tick', () => this.#run.value.recallBefore(this.#target));
    this.#continueSeek();
    this.#stale = true;
  }

  /** Ends a seek at the frame that it has reached. */
  halt(): void {
    if (!this.#isSeeking) return;
    this.#target = 0;
    this.#store.change({ playing: false });
    this.#updateProgress();
    this.#stale = true;
  }

  /** Reads the frame again: another picture is due. */
  refresh(): void {
    this.#stale = false;
    const { frame } = this.#run.value;
    this.#attempt('look', () => frame.observe(this.#store.settings, this.world));
    if (!this.#isSeeking && frame.lacksPast(this.#store.settings)) this.seek(frame.number);
    this.#readings++;
    this.repaint();
  }

  /** Another picture of the same frame is due. */
  repaint(): void {
    this.#pictures.value = this.#pictures.peek() + 1;
  }

  #follow(effect: Effect): void {
    // Where objects were refused, there are none to build another tree over.
    const work = works.findLast((one) => one === effect || (one === this.#due && isWork(effect)));
    if (work) this.#make(work);
    if (effect !== 'none') this.#stale = true;
  }

  #make(work: Work): void {
    if (work === 'respawn') this.#history.open();
    if (!this.isRecorded && !isSceneFetched(this.#store.settings)) return this.#await(work);
    const { destination } = this;
    const isMade = this.#attempt('make', () => this.#do(work));
    this.#due = isMade ? undefined : work;
    if (work === 'replay') this.seek(destination);
  }

  /** What is shown stays until the code is there; the scene then goes on to where it would be. */
  #await(work: Work): void {
    if (work !== 'respawn') this.#target = this.destination;
    this.#due = work;
    if (this.#isFetching) return;
    this.#isFetching = true;
    const end = (): void => {
      this.#isFetching = false;
      this.makeDue();
    };
    // Where it cannot be fetched, what is shown stays; the next change asks again.
    fetchScenes().then(end, end);
  }

  /** Makes the scene that waits for its code, if that is there now. */
  makeDue(): void {
    if (!this.#due || !isSceneFetched(this.#store.settings)) return;
    const target = this.#target;
    this.#make(this.#due);
    this.seek(target);
  }

  /** Whether the scene is made when its code is there. */
  get #isAwaited(): boolean {
    return this.#due !== undefined && this.#isFetching;
  }

  #do(work: Work): void {
    if (work === 'respawn') this.#run.value.begin();
    else if (work === 'replay') this.#run.value.replay();
    else this.#run.value.rebuild();
  }

  get #isSeeking(): boolean {
    return !this.#due && this.frame.number < this.#target;
  }

  #display(now: number): void {
    const elapsed = now - this.#before;
    this.#before = now;
    if (this.#isAwaited) this.#resetPacing();
    else if (this.#due) this.#awaitEndOfRefusal();
    else if (this.#isSeeking) this.#continueSeek();
    else if (this.#store.settings.playing) this.#play(elapsed);
    else this.#resetPacing();
    this.#lag.value = this.#pacing.lag;
    if (this.#stale && !this.#isSeeking) this.refresh();
    requestAnimationFrame((next) => this.#display(next));
  }

  /** Play pressed during a refusal starts playback once that ends. */
  #awaitEndOfRefusal(): void {
    this.#resetPacing();
    if (!this.#store.settings.playing) return;
    this.#resumes = true;
    this.#store.change({ playing: false });
  }

  #resetPacing(): void {
    this.#owed = 0;
    this.#pacing.begin();
  }

  #play(elapsed: number): void {
    const { rate, pace } = this.#store.settings;
    const tick = 1_000 / (rate * pace);
    const most = Math.max(MOST_TICKS_OWED * tick, MOST_TIME_OWED);
    this.#owed = Math.min(this.#owed + elapsed, most);
    const ticks = Math.floor(this.#owed / tick);
    const { number } = this.frame;
    this.#owed -= ticks * tick;
    if (ticks > 0) this.#advance(number + ticks, BUDGET);
    this.#pacing.note(elapsed, this.frame.number - number, tick);
    if (this.frame.number >= this.lastFrame) this.#store.change({ playing: false });
  }

  #continueSeek(): void {
    this.#advance(this.#target, SEEK_BUDGET);
    const stops = this.refusal !== undefined || this.frame.number >= this.#target;
    if (stops && !this.#due) this.#target = 0;
    this.#updateProgress();
  }

  /** Ticks up to a frame, as far as this many milliseconds allow, but one at least. */
  #advance(to: number, budget: number): void {
    if (this.#due) return;
    const end = performance.now() + budget;
    this.#attempt('tick', () => this.#run.value.advance(to, () => performance.now() <= end));
    this.#stale = true;
  }

  #updateProgress(): void {
    this.#progress.value = this.#isSeeking ? this.frame.number / this.#target : 1;
  }

  /** Where the library refuses the settings (a tree that would be too large), reports it and pauses. */
  #attempt(operation: Operation, work: () => void): boolean {
    try {
      work();
      if (operation === 'make' || operation === this.#problemOf) this.#recover();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#problemOf = operation;
      this.#resumes ||= this.#store.settings.playing;
      this.#refusal.value = error.reason;
      this.#store.change({ playing: false });
      return false;
    }
  }

  /** The refusal is over: playback that it stopped goes on. */
  #recover(): void {
    this.#refusal.value = undefined;
    if (!this.#resumes) return;
    this.#resumes = false;
    this.#store.change({ playing: true });
  }
}

function isWork(effect: Effect): effect is Work {
  return works.some((work) => work === effect);
}
