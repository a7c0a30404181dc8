/**
 * Shapes that slide back and forth over two floors of one form: a tile map, and static bodies side by side. The package's `World` says
 * what they touch. There is no clock and no chance here: after as many steps with the same settings, all is the same.
 */
import { box, type Contact, capsule, circle, polygon, type Shape, World } from 'quadrille/world';
import { COLUMNS, cells, type Point, ROWS, TILE, tileNumbers } from './level.ts';
import { isNormalOfOutline } from './outline.ts';
import { Slider } from './slider.ts';

const GAP = 6; // above each floor

export const WIDTH = COLUMNS * TILE;
export const HEIGHT = 2 * (ROWS * TILE + GAP);

/** The top left corners of the two floors: that of tiles, then that of bodies. */
export const floors: readonly Point[] = [
  { x: 0, y: GAP },
  { x: 0, y: HEIGHT - ROWS * TILE },
];

/** What `World` takes unless it is told otherwise. */
export const TOLERANCE = 0.01;

/** Steps for which a normal of a seam is kept. */
export const KEPT = 40;

const [GROUND, SLIDER] = [1, 2];

interface Kind {
  readonly shape: Shape;
  readonly x: number;
  readonly speed: number;
}

/** What slides over each floor. */
const kinds: readonly Kind[] = [
  { shape: box(20, 18), x: 62, speed: 1.6 },
  { shape: circle(10), x: 210, speed: -1.7 },
  { shape: capsule(16, 8), x: 260, speed: 1.5 },
  { shape: polygon([-10, -3, 0, -11, 10, -3, 7, 9, -7, 9]), x: 420, speed: -1.8 },
];

/** The normal of a contact, away from the ground, at the points of the contact. */
export interface Normal extends Point {
  readonly points: readonly Point[];
  readonly isOfSeam: boolean;
  /** The step that told of it. */
  readonly step: number;
}

export class SlidingShapes {
  readonly sliders: readonly Slider[];
  /** Those of the last step, and those of seams that are not long ago. */
  normals: readonly Normal[] = [];
  step = 0;
  /** How many contacts had a normal of the outline. */
  ofOutline = 0;
  /** How many had another one. */
  ofSeams = 0;
  readonly #world: World<Point>;

  static async create(): Promise<SlidingShapes> {
    const bounds = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    return new SlidingShapes(await World.create<Point>({ bounds, seamTolerance: false }));
  }

  private constructor(world: World<Point>) {
    this.#world = world;
    const [ofTiles, ofBodies] = floors as [Point, Point];
    const tiles = { columns: COLUMNS, rows: ROWS, size: TILE, tiles: tileNumbers() };
    world.addTiles({ ...ofTiles, ...tiles, category: GROUND, data: ofTiles });
    for (const { corners } of cells) {
      const shape = polygon(corners.flatMap(({ x, y }) => [x, y]));
      world.insert({ ...ofBodies, shape, static: true, category: GROUND, data: ofBodies });
    }
    this.sliders = floors.flatMap((floor) => kinds.map((kind) => this.#add(kind, floor)));
  }

  /** Whether static bodies that adjoin are one solid for contacts. */
  get isSeamless(): boolean {
    return this.#world.options.seamTolerance !== false;
  }

  /** The counts begin anew. */
  set isSeamless(isSeamless: boolean) {
    this.#world.setOptions({ seamTolerance: isSeamless ? TOLERANCE : false });
    this.normals = this.normals.filter(({ isOfSeam }) => !isOfSeam);
    this.ofOutline = this.ofSeams = 0;
  }

  advance(): void {
    this.step++;
    for (const slider of this.sliders) {
      const { x, y } = slider.move();
      this.#world.move(slider.id, x, y);
    }
    this.#world.step();
    const contacts = this.#world.contacts();
    for (const slider of this.sliders) {
      // The ground is a, as it was there first: normals lead away from it.
      const own = contacts.filter(({ b }) => b === slider.id);
      slider.pushOut(this.#world.transformOf(slider.id), own);
      const { x, y } = slider.place;
      this.#world.move(slider.id, x, y);
    }
    this.#count(contacts);
  }

  dispose(): void {
    this.#world.dispose();
  }

  #add({ shape, x, speed }: Kind, floor: Point): Slider {
    const place = { x, y: floor.y + TILE };
    const id = this.#world.insert({ shape, ...place, category: SLIDER, mask: GROUND });
    return new Slider(id, shape, place, speed);
  }

  #count(contacts: readonly Contact[]): void {
    const normals = contacts.map((contact) => this.#normalOf(contact));
    const ofSeams = normals.filter(({ isOfSeam }) => isOfSeam).length;
    this.ofSeams += ofSeams;
    this.ofOutline += normals.length - ofSeams;
    const kept = this.normals.filter(({ isOfSeam, step }) => isOfSeam && this.step - step < KEPT);
    this.normals = [...kept, ...normals];
  }

  #normalOf({ a, normalX: x, normalY: y, depth, points }: Contact): Normal {
    const floor = this.#world.data(a)!;
    const deepest = points.find((point) => point.depth === depth)!;
    const onGround = {
      x: deepest.x + (depth / 2) * x - floor.x,
      y: deepest.y + (depth / 2) * y - floor.y,
    };
    const isOfSeam = !isNormalOfOutline(onGround, { x, y });
    return { x, y, points, isOfSeam, step: this.step };
  }
}
