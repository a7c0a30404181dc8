/**
 * The conductor: keeps time, moves the objects, lets the tree follow and tells who listens that there is another frame. A
 * tick is a fixed step of the scene; how often the screen is drawn changes nothing in it (S2.19).
 */
import { bouncingOn } from '../simulation/bounce.ts';
import type { Scene } from '../simulation/edits.ts';
import type { Population } from '../simulation/motion.ts';
import { populate } from '../simulation/populate.ts';
import type { Effect } from '../state/parameter.ts';
import type { Settings } from '../state/parameters.ts';
import { presetOf, type World } from '../state/presets.ts';
import { effectOf, type Store } from '../state/store.ts';
import { TreeDriver } from '../tree/driver.ts';
import { Refusal, type RefusalReason } from '../tree/refusal.ts';
import { Frame } from './frame.ts';
import { Timeline } from './timeline.ts';

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
}

/** What was tried: a success takes back the complaint of the same deed, and a newly made tree takes back any. */
type Deed = 'make' | 'tick' | 'look';

const NOBODY: Population = {
  boxes: new Float32Array(0),
  kinds: new Uint8Array(0),
  motion: {
    recycles: false,
    step: () => undefined,
    remember: () => ({ bytes: 0, recall: () => undefined }),
  },
};

export class Player {
  readonly frame: Frame;
  readonly timeline = new Timeline();
  readonly #store: Store;
  readonly #listeners = new Set<PlayerListener>();
  #population = NOBODY;
  #problem: RefusalReason | undefined;
  #resumes = false;
  #problemOf: Deed = 'make';
  #target: number;
  #owed = 0;
  #before = 0;
  #stale = true;
  #edited = false;

  constructor(store: Store) {
    this.#store = store;
    this.frame = new Frame(new TreeDriver(store.settings, this.world, NOBODY.boxes));
    this.#target = store.settings.frame;
    store.listen((settings, changed) => this.#follow(settings, effectOf(changed)));
  }

  get world(): World {
    return presetOf(this.#store.settings.preset).world;
  }

  /** The library refused what the settings ask for, so what is shown is not what they say. */
  get refused(): boolean {
    return this.#problem !== undefined;
  }

  /** The frame that is shown, or the one that it is on its way to. */
  get destination(): number {
    return Math.max(this.frame.number, this.#target);
  }

  /** Calls until the signal says that it is enough. */
  listen(listener: PlayerListener, signal?: AbortSignal): void {
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  /** Makes the scene and starts drawing; from here on the display's rhythm calls. */
  start(): void {
    this.#follow(this.#store.settings, 'respawn');
    this.refresh();
    requestAnimationFrame((now) => this.#display(now));
  }

  /** Moves on by `ticks`, at once. */
  step(ticks = 1): void {
    this.#advance(this.frame.number + ticks, Number.POSITIVE_INFINITY);
    this.refresh();
  }

  /** Whoever opens a link wants what it says: a scene that a refusal stopped does not go on. */
  rest(): void {
    this.#resumes = false;
  }

  /** Whether every object goes its own way, so that it can be added, moved and taken away alone. */
  get isEditable(): boolean {
    return this.#population.motion.velocities !== undefined;
  }

  /** The objects as they stand now, to be edited. */
  get scene(): Scene | undefined {
    const { velocities } = this.#population.motion;
    if (!velocities) return undefined;
    return { boxes: this.frame.tree.boxes.slice(), velocities, kinds: this.#population.kinds };
  }

  /** Where every object will stand after the next tick; nothing moves. */
  get next(): Float32Array {
    const { motion } = this.#population;
    const { tree } = this.frame;
    const now = motion.remember();
    const boxes = tree.boxes.slice();
    motion.step(boxes, motion.recycles ? tree.outsiders : new Uint32Array(0));
    now.recall();
    return boxes;
  }

  /** Objects were changed by hand, so that the link no longer tells all. */
  get edited(): boolean {
    return this.#edited;
  }

  /** The scene goes on from here with other objects; time before this cannot be gone back to. */
  edit(scene: Scene): void {
    const { frame } = this;
    this.#attempt('make', () => {
      const { number } = frame;
      this.#settle(bouncingOn(scene, this.world), this.#store.settings, number);
      frame.number = number;
      this.#edited = true;
    });
    this.#stale = true;
  }

  /** The same scene from its beginning, without what was edited. */
  restart(): void {
    if (this.#edited) this.#follow(this.#store.settings, 'respawn');
    this.seek(0);
  }

  /** Goes to a frame of the scene, on or back; a far one is reached over several display frames. */
  seek(wanted: number): void {
    const frame = Math.max(wanted, this.timeline.first);
    this.#target = frame;
    this.#attempt('tick', () => this.#recallBefore(frame));
    this.#hurry();
    this.#stale = true;
  }

  /** Looks again and tells everybody. */
  refresh(): void {
    this.#stale = false;
    this.#attempt('look', () => this.frame.observe(this.#store.settings, this.world));
    for (const listener of this.#listeners) listener.frame?.(this.frame);
  }

  #follow(settings: Settings, effect: Effect): void {
    if (effect === 'respawn') this.#attempt('make', () => this.#respawn(settings));
    if (effect === 'rebuild') this.#attempt('make', () => this.#rebuild(settings));
    if (effect !== 'none') this.#stale = true;
  }

  #respawn(settings: Settings): void {
    this.#settle(populate(settings, this.world), settings, 0);
    this.#edited = false;
  }

  #settle(population: Population, settings: Settings, frame: number): void {
    this.frame.tree.rebuild(settings, this.world, population.boxes);
    this.#population = population;
    this.frame.begin(population.kinds);
    this.timeline.begin(population.boxes, population.motion, frame);
  }

  /** From the nearest keyframe, unless the scene stands nearer already. */
  #recallBefore(frame: number): void {
    const { number } = this.frame;
    const keyframe = this.timeline.before(frame);
    if (!keyframe || (number <= frame && number >= keyframe.frame)) return;
    this.frame.tree.recall(keyframe.boxes);
    keyframe.motion.recall();
    this.frame.number = keyframe.frame;
  }

  /** The same objects where they are, under another tree. */
  #rebuild(settings: Settings): void {
    this.frame.tree.rebuild(settings, this.world, this.frame.tree.boxes.slice());
  }

  #display(now: number): void {
    const elapsed = now - this.#before;
    this.#before = now;
    if (this.frame.number < this.#target) this.#hurry();
    else if (this.#store.settings.playing) this.#keepTime(elapsed);
    else this.#owed = 0;
    if (this.#stale && this.frame.number >= this.#target) this.refresh();
    requestAnimationFrame((next) => this.#display(next));
  }

  #keepTime(elapsed: number): void {
    const { rate, pace } = this.#store.settings;
    const tick = 1_000 / (rate * pace);
    const most = Math.max(MOST_TICKS_OWED * tick, MOST_TIME_OWED);
    this.#owed = Math.min(this.#owed + elapsed, most);
    const ticks = Math.floor(this.#owed / tick);
    if (ticks === 0) return;
    this.#owed -= ticks * tick;
    this.#advance(this.frame.number + ticks, BUDGET);
  }

  #hurry(): void {
    this.#advance(this.#target, HURRY_BUDGET);
    if (this.refused || this.frame.number >= this.#target) this.#target = 0;
    this.#tellProgress();
  }

  /** Ticks up to a frame, as far as so many milliseconds allow, but one at least. */
  #advance(to: number, budget: number): void {
    const { frame, timeline } = this;
    const { motion } = this.#population;
    const end = performance.now() + budget;
    const from = frame.number;
    this.#attempt('tick', () =>
      frame.tree.advance(motion, () => {
        timeline.pass(frame.number, frame.tree.boxes, motion);
        if (frame.number >= to || (frame.number > from && performance.now() > end)) return false;
        frame.number++;
        return true;
      }),
    );
    this.#stale = true;
  }

  #tellProgress(): void {
    const share = this.#target === 0 ? 1 : this.frame.number / this.#target;
    for (const listener of this.#listeners) listener.progress?.(share);
  }

  /** The library refuses some settings (a tree that would explode): that is said, and the scene stands still. */
  #attempt(deed: Deed, work: () => void): void {
    try {
      work();
      if (deed === 'make' || deed === this.#problemOf) this.#recover();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#problemOf = deed;
      this.#resumes ||= this.#store.settings.playing;
      this.#say(error.reason);
      this.#store.change({ playing: false });
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
    if (problem === this.#problem) return;
    this.#problem = problem;
    for (const listener of this.#listeners) listener.problem?.(problem);
  }
}
