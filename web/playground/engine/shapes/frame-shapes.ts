/** The shapes of a frame's objects and where they touch, by the package's `World`: which asks its trees, then the shapes. */

import type { View } from 'quadrille';
import {
  box,
  CONTACT_STRIDE,
  ContactField,
  circle,
  polygon,
  type Shape,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';
import type { Settings } from '../../state/parameters.ts';
import type { World as Bounds } from '../../state/presets.ts';
import { treeOptionsOf } from '../../state/tree-options.ts';
import { WALL } from '../simulation/motion.ts';
import { Refusal } from '../tree/refusal.ts';
import { EventLog } from './event-log.ts';
import { BOX, CIRCLE, FORM_STRIDE, FormField, fillForms, halfSize, unitPolygon } from './forms.ts';
import { MOST_BODIES } from './meetings.ts';
import { FormTest } from './overlap.ts';

/** What shapes need to know of a frame. */
export interface ShapedFrame {
  readonly boxes: Float32Array;
  readonly kinds: Uint8Array;
  readonly number: number;
}

/** More pairs of shapes would take longer than a frame may: a microsecond each. */
const MOST_PAIRS = 100_000;

/** A body as `World` takes it, with numbers that 32 bits hold. */
export interface Body {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
}

/** Undefined until the code is fetched: until then objects are boxes. */
export type FetchedShapes = () => (new () => FrameShapes) | undefined;

export class FrameShapes {
  /** `FORM_STRIDE` numbers of each object. */
  forms = new Float32Array(0);
  /** `CONTACT_STRIDE` numbers of each contact: a view, valid until the next frame is observed. */
  contacts: View<Float32Array> = new Float32Array(0);
  /** The rows of the objects that touch: a, b, a, b ... */
  pairs: View<Uint32Array> = new Uint32Array(0);
  /** Empty where the settings ask for no events. */
  readonly events = new EventLog();
  #boxes: Float32Array = this.forms;
  #kinds: Uint8Array = new Uint8Array(0);
  #world: World | undefined;
  /** Of the frame that was observed last. */
  #test: FormTest | undefined;
  /** What the bodies of the world were made of. */
  #madeOf: readonly unknown[] = [];

  /**
   * Finds who touches whom in a frame in which so many pairs of boxes overlap; a Refusal where these are too many. Cost: that of the
   * package's `World.step`.
   */
  observe(frame: ShapedFrame, boxPairs: number, settings: Settings, bounds: Bounds): void {
    if (boxPairs > MOST_PAIRS) throw new Refusal('pairs');
    this.contacts = this.#step(frame, settings, bounds).contactRows();
    this.pairs = pairsOf(this.contacts);
  }

  /** Notes the events of a frame that is not shown, where those of the next one depend on them. */
  pass(frame: ShapedFrame, settings: Settings, bounds: Bounds): void {
    if (!this.#notesEvents(settings) || !this.events.needs(frame.number)) return;
    // The views of the frame before are no longer valid.
    this.contacts = new Float32Array(0);
    this.pairs = new Uint32Array(0);
    this.#step(frame, settings, bounds);
  }

  /** The frame that the scene is to be run from so that the events before a frame are known. */
  startFor(wanted: number, settings: Settings): number {
    return this.#notesEvents(settings) ? this.events.startFor(wanted) : wanted;
  }

  /** Whether events before a frame are asked for and not known. */
  lacksEvents(frame: number, settings: Settings): boolean {
    return this.#notesEvents(settings) && this.events.lacks(frame);
  }

  #notesEvents({ events }: Settings): boolean {
    return events && this.#kinds.length <= MOST_BODIES;
  }

  #step(frame: ShapedFrame, settings: Settings, bounds: Bounds): World {
    const { boxes, kinds, number } = frame;
    if (this.forms.length !== FORM_STRIDE * kinds.length)
      this.forms = new Float32Array(FORM_STRIDE * kinds.length);
    this.#boxes = boxes;
    this.#kinds = kinds;
    this.#test = undefined;
    fillForms(this.forms, { settings, kinds, frame: number });
    const before = this.#world;
    const world = this.#worldOf(frame, settings, bounds);
    const { transforms } = world;
    for (let row = 0; row < kinds.length; row++)
      transforms.set(this.#transformOf(row), TRANSFORM_STRIDE * row);
    world.step();
    if (this.#notesEvents(settings)) this.events.note(number, world, world !== before);
    else this.events.clear();
    return world;
  }

  /** Whether two objects overlap, by brute force; undefined where they only touch. */
  overlap(a: number, b: number): boolean | undefined {
    this.#test ??= new FormTest(this.#boxes, this.forms);
    return this.#test.overlap(a, b);
  }

  /** Frees the memory of the bodies. */
  dispose(): void {
    this.#world?.dispose();
  }

  /** The same bodies as before, unless the objects are others. */
  #worldOf({ kinds }: ShapedFrame, settings: Settings, bounds: Bounds): World {
    const madeOf = [
      kinds,
      bounds,
      settings.shape,
      settings.seed,
      ...Object.values(treeOptionsOf(settings)),
    ];
    if (this.#world && madeOf.every((part, i) => part === this.#madeOf[i])) return this.#world;
    this.#world?.dispose();
    this.#madeOf = madeOf;
    const { width, height } = bounds;
    this.#world = new World({ ...treeOptionsOf(settings), bounds: { x: 0, y: 0, width, height } });
    this.#world.insertMany(this.bodies);
    return this.#world;
  }

  /** The objects as bodies of the package's `World`, row by row. */
  get bodies(): readonly Body[] {
    return Array.from(this.#kinds, (_, row) => {
      const [x, y, angle, scale] = this.#transformOf(row);
      return { shape: this.#shapeOf(row), x, y, angle, scale };
    });
  }

  /** Of size 1, but for walls: the transform scales it. */
  #shapeOf(row: number): Shape {
    const boxes = this.#boxes;
    const at = FORM_STRIDE * row;
    const [kind = CIRCLE, , width = 1, height = 1] = this.forms.subarray(at, at + FORM_STRIDE);
    if (this.#kinds[row] === WALL) {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(4 * row, 4 * row + 4);
      return box(right - left, bottom - top);
    }
    if (kind === CIRCLE) return circle(1);
    return kind === BOX ? box(2 * width, 2 * height) : polygon(unitPolygon(kind));
  }

  #transformOf(row: number): readonly [x: number, y: number, angle: number, scale: number] {
    const boxes = this.#boxes;
    const at = 4 * row;
    return [
      Math.fround((boxes[at]! + boxes[at + 2]!) / 2),
      Math.fround((boxes[at + 1]! + boxes[at + 3]!) / 2),
      this.forms[FORM_STRIDE * row + FormField.Angle]!,
      this.#kinds[row] === WALL ? 1 : Math.fround(halfSize(boxes, row)),
    ];
  }
}

function pairsOf(contacts: View<Float32Array>): Uint32Array {
  const pairs = new Uint32Array((2 * contacts.length) / CONTACT_STRIDE);
  for (let at = 0, to = 0; at < contacts.length; at += CONTACT_STRIDE, to += 2) {
    pairs[to] = contacts[at + ContactField.A]!;
    pairs[to + 1] = contacts[at + ContactField.B]!;
  }
  return pairs;
}
