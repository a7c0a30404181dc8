/** One frame: the tree, the marks of its objects, the probe's result, and the oracle's verdict. */

import type { QuadtreeStats, View } from 'quadrille';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import { CANDIDATE, COLLIDES, KIND_MARKS, type Marks, mark, NEAR, TOUCHED } from '../marks.ts';
import { ORACLE_LIMIT, Oracle, type Question, type Verdict } from '../oracle.ts';
import type { FetchedShapes, FrameShapes, ShapedFrame } from '../shapes/frame-shapes.ts';
import type { Population } from '../simulation/motion.ts';
import type { TreeDriver } from '../tree/driver.ts';
import type { Probed, TreeProbe } from '../tree/probe.ts';
import type { FetchedProbes, ProbeRunner } from '../tree/probe-query.ts';
import { markKept } from '../tree/straddling.ts';

export class Frame<P extends TreeProbe = TreeProbe> {
  readonly tree: TreeDriver;
  number = 0;
  marks: Marks = new Uint8Array(0);
  /** What the probe found, while there is one. */
  probed: Probed<P> | undefined;
  candidates = 0;
  hits = 0;
  /** The objects' shapes and where they touch; undefined while objects are boxes. */
  shapes: FrameShapes | undefined;
  verdict: Readonly<Verdict> | undefined;
  readonly #probes: FetchedProbes<P>;
  #runner: ProbeRunner | undefined;
  readonly #fetchedShapes: FetchedShapes | undefined;
  /** Kept from frame to frame. */
  #ownShapes: FrameShapes | undefined;
  readonly #oracle = new Oracle();
  #stats: QuadtreeStats | undefined;
  #kinds: Uint8Array = this.marks;
  #kindMarks: Uint8Array = this.marks;

  /** Without `shapes`, objects stay boxes. */
  constructor(tree: TreeDriver, probes: FetchedProbes<P>, shapes?: FetchedShapes) {
    this.tree = tree;
    this.#probes = probes;
    this.#fetchedShapes = shapes;
  }

  get objects(): number {
    return this.marks.length;
  }

  /** Of the tree as it was looked at last. */
  get stats(): QuadtreeStats {
    this.#stats ??= this.tree.stats;
    return this.#stats;
  }

  /** The rows of the objects that overlap: a, b, a, b ... A view, until the tree is asked for something else. */
  get pairs(): View<Uint32Array> {
    return (this.shapes ?? this.tree).pairs;
  }

  /** How many pairs of objects overlap. */
  get collidingPairs(): number {
    return this.pairs.length / 2;
  }

  /** How many pairs of boxes overlap. */
  get boxPairs(): number {
    return this.tree.pairs.length / 2;
  }

  /** The frame is of other objects from now on. */
  begin({ kinds }: Pick<Population, 'kinds'>): void {
    this.#kinds = kinds;
    this.#kindMarks = kinds.map((kind) => KIND_MARKS[kind] ?? 0);
    this.marks = new Uint8Array(kinds.length);
  }

  /** Which of the scene's kinds each object is. */
  get kinds(): Uint8Array {
    return this.#kinds;
  }

  /** Reads the tree as it is now, and checks it by brute force. */
  observe(settings: Settings, world: World): void {
    this.look(settings, world);
    this.verdict =
      this.objects <= ORACLE_LIMIT ? this.#oracle.judge(this.question(settings)) : undefined;
  }

  /** Reads the tree as it is now. */
  look(settings: Settings, world: World): void {
    this.tree.prepare();
    this.#stats = undefined;
    this.marks.set(this.#kindMarks);
    // During playback of a trace, marks would show its result before its events.
    const marked = settings.trace === 'none';
    this.#shape(settings, world);
    if (settings.pairs && marked) {
      if (this.shapes) mark(this.marks, this.tree.pairs, NEAR);
      mark(this.marks, this.pairs, COLLIDES);
    }
    if (settings.straddlers) markKept(this.tree, this.marks);
    this.#probe(settings, world, marked);
  }

  #shape(settings: Settings, world: World): void {
    this.shapes = undefined;
    const shapes = this.#shapesFor(settings);
    shapes?.observe(this.#shaped, this.boxPairs, settings, world);
    this.shapes = shapes;
  }

  /** Those of the scene, or none where objects are boxes. */
  #shapesFor({ shape }: Settings): FrameShapes | undefined {
    const Shapes = shape === 'box' ? undefined : this.#fetchedShapes?.();
    if (!Shapes) this.#ownShapes?.dispose();
    this.#ownShapes = Shapes && (this.#ownShapes ?? new Shapes());
    return this.#ownShapes;
  }

  get #shaped(): ShapedFrame {
    const { kinds, number, tree } = this;
    return { boxes: tree.boxes, kinds, number };
  }

  /** The frame is left for the next one, whether anybody has seen it or not: what shapes need of it is noted all the same. */
  pass(settings: Settings, world: World): void {
    this.#shapesFor(settings)?.pass(this.#shaped, settings, world);
  }

  /** The frame that the scene is to be run from so that all before a frame is known that shapes need: that one, where they need nothing. */
  startFor(wanted: number, settings: Settings): number {
    return this.#ownShapes?.startFor(wanted, settings) ?? wanted;
  }

  /** Whether shapes need more of what was before this frame than is known. */
  lacksPast(settings: Settings): boolean {
    return this.shapes?.lacksPast(this.number, settings) ?? false;
  }

  /** What happened after a frame is different now. */
  cutEvents(frame: number): void {
    this.#ownShapes?.events.cut(frame);
  }

  /** From this frame on, rows are those of other objects. */
  renumberEvents(): void {
    this.#ownShapes?.events.renumber(this.number);
  }

  #probe(settings: Settings, world: World, marked: boolean): void {
    const probes = this.#probes();
    const probe = probes?.probeOf(settings, world);
    this.probed = undefined;
    this.candidates = 0;
    this.hits = 0;
    if (!probes || !probe) return;
    this.#runner ??= probes.newRunner();
    const result = this.tree.run(probe, this.#runner);
    this.probed = { probe, result };
    this.hits = result.hits.length;
    // A tree has candidates for boxes only; of all other queries, those that it tests are as good.
    const candidates = probe.box ? this.tree.candidates(probe.box, settings.step) : result.tested;
    this.candidates = candidates.length;
    if (!marked) return;
    mark(this.marks, candidates, CANDIDATE);
    mark(this.marks, result.hits, TOUCHED);
  }

  /** What the oracle checks: views, and the marks where they show pairs. */
  question(settings: Settings): Question {
    const marked = settings.pairs && settings.trace === 'none';
    const { pairs, shapes, tree } = this;
    return {
      boxes: shapes?.reach ?? tree.boxes,
      pairs,
      touching: settings.touching,
      marks: marked ? this.marks : undefined,
      shapes,
    };
  }
}
