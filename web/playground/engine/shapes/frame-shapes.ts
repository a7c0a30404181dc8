/** The shapes of a frame's objects and where they touch, by the package's `World`: which asks its trees, then the shapes. */

import type { View } from 'quadrille';
import {
  box,
  circle,
  IMPACT_STRIDE,
  ImpactField,
  polygon,
  type Shape,
  TRANSFORM_STRIDE,
  World,
} from 'quadrille/world';
import type { Settings } from '../../state/parameters.ts';
import type { World as Bounds } from '../../state/presets.ts';
import { treeOptionsOf } from '../../state/tree-options.ts';
import type { Point } from '../geometry.ts';
import { BULLET, SENSOR, WALL } from '../simulation/motion.ts';
import { Refusal } from '../tree/refusal.ts';
import { EventLog } from './event-log.ts';
import { BOX, FORM_STRIDE, FormField, fillForms, halfSize, isRound, unitPolygon } from './forms.ts';
import { MOST_BODIES } from './meetings.ts';
import { FormTest } from './overlap.ts';
import type { Way } from './way.ts';

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
  readonly sensor: boolean;
  readonly bullet: boolean;
}

/** Undefined until the code is fetched: until then objects are boxes. */
export type FetchedShapes = () => (new () => FrameShapes) | undefined;

export class FrameShapes {
  /** `FORM_STRIDE` numbers of each object. */
  forms = new Float32Array(0);
  /** `CONTACT_STRIDE` numbers of each contact: a view, valid until the next frame is observed. */
  contacts: View<Float32Array> = new Float32Array(0);
  /** The rows of the objects that touch, or that a bullet met on its way: a, b, a, b ... */
  pairs = new Uint32Array(0);
  /** Of each bullet, where it has flown in this frame. */
  ways: readonly Way[] = [];
  /** Where bullets were, by their centres, when they met others on their way. */
  impacts: readonly Point[] = [];
  /** Empty where the settings ask for no events. */
  readonly events = new EventLog();
  #boxes: Float32Array = this.forms;
  #kinds: Uint8Array = new Uint8Array(0);
  readonly #transform = new Float32Array(TRANSFORM_STRIDE);
  #world: World | undefined;
  /** The frame of the world's last step. */
  #stepped: number | undefined;
  /** The frame before, where there are bullets. */
  #past: ShapedFrame | undefined;
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
    const world = this.#step(frame, settings, bounds);
    this.pairs = world.pairRows().slice();
    this.impacts = pointsOf(world.impactRows());
    this.contacts = world.contactRows();
  }

  /** Notes what the next frame depends on of a frame that is not shown: its events, and where bullets are. */
  pass(frame: ShapedFrame, settings: Settings, bounds: Bounds): void {
    if (this.#notesEvents(settings) && this.events.needs(frame.number)) {
      // The view of the frame before is no longer valid.
      this.contacts = new Float32Array(0);
      this.#step(frame, settings, bounds);
    }
    const isNeeded = frame.kinds.includes(BULLET);
    this.#past = isNeeded ? { ...frame, boxes: frame.boxes.slice() } : undefined;
  }

  /** The frame that the scene is to be run from so that all before a frame is known that is needed. */
  startFor(wanted: number, settings: Settings): number {
    const start = this.#notesEvents(settings) ? this.events.startFor(wanted) : wanted;
    return this.#hasBullets ? Math.max(0, start - 1) : start;
  }

  /** Whether more is needed of what was before a frame than is known. */
  lacksPast(frame: number, settings: Settings): boolean {
    const lacksWays = frame > 0 && this.#hasBullets && this.#past?.number !== frame - 1;
    return lacksWays || (this.#notesEvents(settings) && this.events.lacks(frame));
  }

  /** The boxes in which objects overlap others: where there are bullets, around the ways of all. */
  get reach(): Float32Array {
    if (this.ways.length === 0) return this.#boxes;
    const before = this.#before;
    return this.#boxes.map((now, at) =>
      at % 4 < 2 ? Math.min(now, before[at]!) : Math.max(now, before[at]!),
    );
  }

  /** The boxes of the frame before, where there are ways. */
  get #before(): Float32Array {
    return this.ways.length === 0 ? this.#boxes : this.#past!.boxes;
  }

  get #hasBullets(): boolean {
    return this.#kinds.includes(BULLET);
  }

  #notesEvents({ events }: Settings): boolean {
    return events && this.#kinds.length <= MOST_BODIES;
  }

  #step(frame: ShapedFrame, settings: Settings, bounds: Bounds): World {
    const { kinds, number } = frame;
    this.#take(frame, settings);
    const before = this.#world;
    const world = this.#worldOf(frame, settings, bounds);
    const isNew = world !== before;
    const past = this.#past?.number === number - 1 && this.#past.kinds === kinds && this.#past;
    if (past && (isNew || (this.#stepped !== number && this.#stepped !== past.number)))
      this.#stepBefore(world, past, frame, settings);
    this.ways = past ? this.#waysFrom(past.boxes) : [];
    // A frame that is looked at again would end the ways of bullets.
    const isMoved = this.#move(world);
    if (!past) this.#endWays(world);
    if (isNew || isMoved || this.#stepped !== number) world.step();
    this.#stepped = number;
    if (this.#notesEvents(settings)) this.events.note(number, world, isNew);
    else this.events.clear();
    return world;
  }

  /** A step of the frame before, which no bullet flies to, where the world's last step was another one. */
  #stepBefore(world: World, past: ShapedFrame, frame: ShapedFrame, settings: Settings): void {
    this.#take(past, settings);
    this.#move(world);
    this.#endWays(world);
    world.step();
    this.#take(frame, settings);
  }

  /** Gives the bodies the places of the objects; returns whether any was elsewhere. */
  #move({ transforms }: World): boolean {
    let isMoved = false;
    for (let row = 0, at = 0; row < this.#kinds.length; row++, at += TRANSFORM_STRIDE) {
      const transform = this.#transformOf(row);
      for (let field = 0; field < TRANSFORM_STRIDE; field++) {
        if (transforms[at + field] === transform[field]) continue;
        transforms[at + field] = transform[field]!;
        isMoved = true;
      }
    }
    return isMoved;
  }

  /** Bullets have flown nowhere to be where they are, and nothing has moved towards them. */
  #endWays(world: World): void {
    if (!this.#hasBullets) return;
    for (const row of this.#kinds.keys()) {
      const [x = 0, y = 0, angle = 0] = this.#transformOf(row);
      world.place(world.idAt(row), x, y, angle);
    }
  }

  get #bullets(): readonly number[] {
    if (!this.#hasBullets) return [];
    return Array.from(this.#kinds.keys()).filter((row) => this.#kinds[row] === BULLET);
  }

  #waysFrom(boxes: Float32Array): readonly Way[] {
    return this.#bullets.map((row) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(4 * row, 4 * row + 4);
      const [x = 0, y = 0] = this.#transformOf(row);
      return { row, from: { x: (left + right) / 2, y: (top + bottom) / 2 }, to: { x, y } };
    });
  }

  #take({ boxes, kinds, number }: ShapedFrame, settings: Settings): void {
    if (this.forms.length !== FORM_STRIDE * kinds.length)
      this.forms = new Float32Array(FORM_STRIDE * kinds.length);
    this.#boxes = boxes;
    this.#kinds = kinds;
    this.#test = undefined;
    fillForms(this.forms, { settings, kinds, frame: number });
  }

  /** Whether two objects overlap, by brute force; undefined where they only touch. */
  overlap(a: number, b: number): boolean | undefined {
    this.#test ??= new FormTest(this.#boxes, this.forms, this.ways, this.#before);
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
    const isOther = madeOf.map((part, i) => part !== this.#madeOf[i]);
    if (this.#world && !isOther.includes(true)) return this.#world;
    // Edited objects have other kinds only, and what happened before stays true.
    if (isOther.lastIndexOf(true) > 0) this.events.cut(-1);
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
      const [x = 0, y = 0, angle = 0, scale = 1] = this.#transformOf(row);
      const [sensor, bullet] = [this.#kinds[row] === SENSOR, this.#kinds[row] === BULLET];
      return { shape: this.#shapeOf(row), x, y, angle, scale, sensor, bullet };
    });
  }

  /** Of size 1, but for walls: the transform scales it. */
  #shapeOf(row: number): Shape {
    const boxes = this.#boxes;
    const at = FORM_STRIDE * row;
    const [kind = BOX, , width = 1, height = 1] = this.forms.subarray(at, at + FORM_STRIDE);
    if (this.#kinds[row] === WALL) {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(4 * row, 4 * row + 4);
      return box(right - left, bottom - top);
    }
    if (isRound(kind)) return circle(1);
    return kind === BOX ? box(2 * width, 2 * height) : polygon(unitPolygon(kind));
  }

  /** x, y, angle and scale, until the next call. */
  #transformOf(row: number): Float32Array {
    const boxes = this.#boxes;
    const at = 4 * row;
    this.#transform[0] = (boxes[at]! + boxes[at + 2]!) / 2;
    this.#transform[1] = (boxes[at + 1]! + boxes[at + 3]!) / 2;
    this.#transform[2] = this.forms[FORM_STRIDE * row + FormField.Angle]!;
    this.#transform[3] = this.#kinds[row] === WALL ? 1 : halfSize(boxes, row);
    return this.#transform;
  }
}

function pointsOf(impacts: View<Float32Array>): readonly Point[] {
  return Array.from({ length: impacts.length / IMPACT_STRIDE }, (_, i) => {
    const at = i * IMPACT_STRIDE;
    return { x: impacts[at + ImpactField.X]!, y: impacts[at + ImpactField.Y]! };
  });
}
