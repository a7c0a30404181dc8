/** One run of a scene: its objects from frame to frame, edits, and keyframes to go back. */

import { type Edit, type EditKind, editOf, parseEdits } from '../../state/edits.ts';
import type { Effect } from '../../state/parameter.ts';
import type { Settings } from '../../state/parameters.ts';
import { presetOf, type World } from '../../state/presets.ts';
import { effectBetween, type Store } from '../../state/store.ts';
import type { FetchedShapes } from '../shapes/frame-shapes.ts';
import { bouncingOn } from '../simulation/bounce.ts';
import type { CollisionSolver } from '../simulation/collision-solver.ts';
import {
  editedByFetched,
  fetchedSolver,
  isSceneFetched,
  movedByFetched,
  populateFetched,
} from '../simulation/fetched.ts';
import type { Memory, Population } from '../simulation/motion.ts';
import { TreeDriver } from '../tree/driver.ts';
import type { TreeProbe } from '../tree/probe.ts';
import type { FetchedProbes } from '../tree/probe-query.ts';
import { divergence, EditLog } from './edit-log.ts';
import type { Footage } from './footage.ts';
import { Frame } from './frame.ts';
import { type Keyframe, Timeline } from './timeline.ts';

const NOBODY: Population = {
  boxes: new Float32Array(0),
  kinds: new Uint8Array(0),
  motion: {
    recycles: false,
    callsLibrary: false,
    step: () => undefined,
    remember: () => ({ bytes: 0, recall: () => undefined }),
  },
};

/** Throws a Refusal where the library refuses something; the scene then stays as it was. */
export class SimulationRun<P extends TreeProbe> {
  readonly frame: Frame<P>;
  readonly timeline = new Timeline();
  /** It has no end. */
  readonly lastFrame: number = Number.POSITIVE_INFINITY;
  /** It is computed, and not recorded. */
  readonly footage: Footage | undefined = undefined;
  readonly #store: Store;
  readonly #log = new EditLog();
  readonly #past = { remember: () => this.#remember() };
  #population = NOBODY;
  #solver: CollisionSolver | undefined;
  /** The edits that the scene began with. */
  #opened: readonly Edit[] = [];

  constructor(store: Store, probes: FetchedProbes<P>, shapes?: FetchedShapes) {
    this.#store = store;
    this.frame = new Frame(
      new TreeDriver(store.settings, this.world, NOBODY.boxes),
      probes,
      shapes,
    );
  }

  get world(): World {
    return presetOf(this.#store.settings.preset).world;
  }

  /** All edits, in the order of their frames; a new array whenever the list changes. */
  get edits(): readonly Edit[] {
    return this.#log.edits;
  }

  /** Whether there are edits besides those of the settings. */
  get isEdited(): boolean {
    return this.#log.edits !== this.#opened;
  }

  /** Whether objects can be edited so: all edits need objects that move independently, but for moves. */
  takes(kind: EditKind): boolean {
    const { motion } = this.#population;
    return motion.velocities !== undefined || (kind === 'move' && motion.thrown !== undefined);
  }

  /** Where every object will stand after the next tick; nothing moves. */
  get next(): Float32Array {
    const { motion } = this.#population;
    const { tree } = this.frame;
    const now = motion.remember();
    const boxes = tree.boxes.slice();
    motion.meet?.(boxes, tree.pairs);
    motion.step(boxes, motion.recycles ? tree.outsiders : new Uint32Array(0));
    now.recall();
    return boxes;
  }

  /** Whether walls were drawn, at any frame. */
  get hasWalls(): boolean {
    return this.#log.edits.some(({ kind }) => kind === 'wall');
  }

  /**
   * What a change of settings needs in this scene: another response may change nothing that has happened in it, and another shape
   * changes what has happened where objects end that meet.
   */
  effectBetween(before: Settings, after: Settings): Effect {
    const isBounce = [before.response, after.response].includes('bounce');
    const isSameMotion =
      !this.#population.motion.velocities || (!isBounce && !this.hasWalls && isSceneFetched(after));
    const effect = effectBetween(
      isSameMotion ? { ...before, response: after.response } : before,
      after,
    );
    const isOtherMotion = this.#population.motion.meet && before.shape !== after.shape;
    return isOtherMotion && effect !== 'respawn' ? 'replay' : effect;
  }

  /** The scene that the settings ask for, at its beginning. */
  begin(): void {
    this.#populate();
    this.#opened = parseEdits(this.#store.settings.edits).filter(({ kind }) => this.takes(kind));
    this.#log.begin(this.#opened);
    this.#doWhatIsDue();
  }

  /** The same, with all edits that were made. */
  replay(): void {
    this.#populate();
    this.#log.rewind(0);
    this.#doWhatIsDue();
  }

  #populate(): void {
    const { settings } = this.#store;
    const solver = fetchedSolver(this.world);
    const population = populateFetched(settings, this.world, solver);
    this.frame.tree.rebuild(settings, this.world, population.boxes);
    this.#solver?.dispose();
    this.#solver = solver;
    this.#become(population);
    this.frame.number = 0;
    this.frame.cutEvents(-1);
    this.timeline.begin(population.boxes, this.#past);
  }

  /** The same objects where they are, under another tree. */
  rebuild(): void {
    const { tree } = this.frame;
    tree.rebuild(this.#store.settings, this.world, tree.boxes.slice());
  }

  /** Edits the objects of this frame, once for each list of numbers, and drops later edits. */
  edit(kind: EditKind, each: readonly (readonly number[])[]): void {
    const { number } = this.frame;
    const edits = each.flatMap((numbers) => editOf(number, kind, numbers) ?? []);
    if (edits.length === 0 || !this.takes(kind)) return;
    // As if the scene came to this frame again, and were edited then.
    this.frame.cutEvents(number - 1);
    this.#do(edits);
    for (const edit of edits) this.#log.record(edit);
    this.timeline.cut(number);
  }

  /** Replaces the edits: the scene goes back to before the first that differs, unless it has not come there yet. */
  replaceEdits(edits: readonly Edit[]): void {
    const from = divergence(this.#log.edits, edits);
    this.#log.replace(edits);
    this.timeline.cut(from);
    this.frame.cutEvents(from - 1);
    const keyframe = this.timeline.before(from);
    if (keyframe && this.frame.number >= from) this.#recall(keyframe);
  }

  /** The edits that the scene began with. */
  get opened(): readonly Edit[] {
    return this.#opened;
  }

  /** Ticks up to a frame, as long as there is time; one at least. */
  advance(to: number, hasTime: () => boolean): void {
    const { frame } = this;
    const from = frame.number;
    const goesOn = (): boolean => frame.number === from || hasTime();
    while (frame.number < to && goesOn()) {
      this.#tick(Math.min(to, this.#log.nextFrame), goesOn);
      this.#doWhatIsDue();
    }
  }

  /** Goes back to the nearest keyframe before a frame, or before what has to be known of it, unless the scene stands nearer already. */
  recallBefore(frame: number): void {
    const { number } = this.frame;
    const start = this.frame.startFor(frame, this.#store.settings);
    const keyframe = this.timeline.before(start);
    if (!keyframe || (number <= start && number >= keyframe.frame)) return;
    this.#recall(keyframe);
  }

  #recall(keyframe: Keyframe): void {
    this.#place(keyframe.boxes);
    keyframe.motion.recall();
    this.frame.number = keyframe.frame;
    this.#log.rewind(keyframe.frame);
    this.#doWhatIsDue();
  }

  /** Ticks up to a frame between which and this one nothing is edited. */
  #tick(to: number, goesOn: () => boolean): void {
    const { frame, timeline } = this;
    frame.tree.advance(this.#population.motion, () => {
      timeline.pass(frame.number, frame.tree.boxes, this.#past);
      if (frame.number >= to || !goesOn()) return false;
      frame.pass(this.#store.settings, this.world);
      frame.number++;
      return true;
    });
  }

  #doWhatIsDue(): void {
    const due = this.#log.due(this.frame.number);
    if (due.length === 0) return;
    this.#do(due);
    this.#log.done(due.length);
  }

  /** Other objects, at the same moment. */
  #do(edits: readonly Edit[]): void {
    const { kinds, motion } = this.#population;
    const { boxes } = this.frame.tree;
    if (!motion.velocities) {
      const moved = movedByFetched({ boxes, kinds, motion }, edits);
      this.#place(moved.boxes);
      return this.#become(moved);
    }
    const scene = editedByFetched({ boxes, velocities: motion.velocities, kinds }, edits);
    this.#place(scene.boxes);
    if (edits.some(({ kind }) => kind === 'erase')) this.frame.renumberEvents();
    this.#solver ??= fetchedSolver(this.world);
    this.#become(bouncingOn(scene, this.world, this.#store.settings, this.#solver));
  }

  #become(population: Population): void {
    this.#population = population;
    this.frame.begin(population);
  }

  /** Gives the tree other boxes, as many as it has or not. */
  #place(boxes: Float32Array): void {
    const { tree } = this.frame;
    if (boxes.length === tree.boxes.length) tree.setBoxes(boxes);
    else tree.rebuild(this.#store.settings, this.world, boxes);
  }

  #remember(): Memory {
    const population = this.#population;
    const memory = population.motion.remember();
    return {
      bytes: memory.bytes + population.kinds.byteLength,
      recall: () => {
        memory.recall();
        this.#become(population);
      },
    };
  }
}
