/** A recorded World, frame by frame: where its bodies are, as boxes and as outlines, where they touch, and which pairs begin and end. */
import type { WorldRecording } from 'quadrille/recorder';
import { type BodyId, type Part, type Shape, Tile, World } from 'quadrille/world';
import type { Point } from '../../engine/geometry.ts';

/** Whose it is: a static body's, or that of one that moves, and touches another one or not. */
export type Role = 'static' | 'free' | 'touching';

/** The outline of a part of a body, in the units of the game. */
export type Outline = { readonly isSensor: boolean; readonly role: Role } & (
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  /** All points no farther than `radius` from the segment between two points. */
  | { readonly kind: 'capsule'; readonly points: readonly [Point, Point]; readonly radius: number }
  | { readonly kind: 'line' | 'polygon'; readonly points: readonly Point[] }
);

/** A frame of the world. */
export interface Moment {
  /** minX, minY, maxX, maxY of each body, by its row. */
  readonly boxes: Float32Array;
  readonly outlines: readonly Outline[];
  /** Where bodies touch. */
  readonly contacts: readonly Point[];
  /** The middles of the two bodies of each pair that began in the step before the frame. */
  readonly entered: readonly (readonly [Point, Point])[];
  /** How many pairs ended in it. */
  readonly exited: number;
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
}

/** A tile map as it was when its outlines were made. */
interface KnownMap {
  readonly x: number;
  readonly y: number;
  readonly tiles: Uint16Array;
  readonly outlines: readonly Outline[];
}

/** A map with more tiles is drawn as one outline. */
const MOST_TILES = 20_000;
/** Frames that are kept: the page looks at the one that is shown, and at those beside it. */
const KEPT = 4;
/** Milliseconds after which other work of the page comes first. */
const SLICE = 20;

export class WorldPlayback {
  readonly recording: WorldRecording;
  readonly #world: World;
  readonly #moments = new Map<number, Moment>();
  #last: Moment | undefined;
  /** Maps are large, and mostly stay as they are. */
  readonly #maps = new Map<BodyId, KnownMap>();

  private constructor(recording: WorldRecording, world: World) {
    this.recording = recording;
    this.#world = world;
  }

  /** Loads the module of World, and looks at all frames once, with pauses. Throws what `World.from` throws for any of them. */
  static async of(recording: WorldRecording): Promise<WorldPlayback> {
    const world = await World.from(recording.snapshot(0));
    try {
      for (let frame = 1, begin = performance.now(); frame < recording.frames; frame++) {
        world.restore(recording.snapshot(frame));
        if (performance.now() - begin < SLICE) continue;
        await new Promise((resume) => setTimeout(resume));
        begin = performance.now();
      }
    } catch (damaged) {
      world.dispose();
      throw damaged;
    }
    return new WorldPlayback(recording, world);
  }

  get options(): World['options'] {
    return this.#world.options;
  }

  /** The last frame for one behind it; after `dispose`, the last one that was asked for. */
  moment(frame: number): Moment {
    const number = Math.min(frame, this.recording.frames - 1);
    const kept = this.#moments.get(number) ?? (this.#world.disposed ? this.#last : undefined);
    this.#last = kept ?? this.#read(number);
    this.#moments.delete(number);
    this.#moments.set(number, this.#last);
    for (const oldest of this.#moments.keys()) {
      if (this.#moments.size <= KEPT) break;
      this.#moments.delete(oldest);
    }
    return this.#last;
  }

  dispose(): void {
    this.#world.dispose();
  }

  #read(frame: number): Moment {
    const world = this.#world;
    world.restore(this.recording.snapshot(frame));
    const ids = [...world];
    const touching = new Set(world.pairs().flatMap(({ a, b }) => [a, b]));
    const boxes = ids.flatMap((id) => {
      const { x, y, width, height } = world.boxOf(id);
      return [x, y, x + width, y + height];
    });
    const middleOf = (id: BodyId): Point => {
      const { x, y, width, height } = world.boxOf(id);
      return { x: x + width / 2, y: y + height / 2 };
    };
    return {
      boxes: Float32Array.from(boxes),
      outlines: ids.flatMap((id) =>
        world.isTileMap(id) ? this.#mapOf(id) : outlinesOf(world, id, touching.has(id)),
      ),
      contacts: world.contacts().flatMap(({ points }) => points.map(({ x, y }) => ({ x, y }))),
      entered: world
        .entered()
        .filter(({ a, b }) => world.has(a) && world.has(b))
        .map(({ a, b }) => [middleOf(a), middleOf(b)] as const),
      exited: world.exited().length,
    };
  }

  /** Of a map with very many tiles, the outline of all: others would take longer than a frame may. */
  #mapOf(id: BodyId): readonly Outline[] {
    const world = this.#world;
    const { tiles, x, y } = world.tilesOf(id);
    if (tiles.length > MOST_TILES) {
      const { width, height } = world.boxOf(id);
      const [right, bottom] = [x + width, y + height];
      const corners = [
        { x, y },
        { x: right, y },
        { x: right, y: bottom },
        { x, y: bottom },
      ];
      return [{ kind: 'polygon', points: corners, isSensor: false, role: 'static' }];
    }
    const known = this.#maps.get(id);
    const isSame =
      known?.x === x && known.y === y && known.tiles.every((tile, i) => tile === tiles[i]);
    if (isSame) return known.outlines;
    const outlines = outlinesOf(world, id, false);
    this.#maps.set(id, { x, y, tiles, outlines });
    return outlines;
  }
}

function outlinesOf(world: World, id: BodyId, touches: boolean): readonly Outline[] {
  const at = world.transformOf(id);
  const isMap = world.isTileMap(id);
  const tiles = isMap ? world.tilesOf(id) : undefined;
  const body = isMap ? { static: true, sensor: false } : world.get(id);
  const moving = touches ? 'touching' : 'free';
  const role = body.static ? 'static' : moving;
  const outlines: Outline[] = [];
  for (let index = 0; index < world.partCount(id); index++) {
    if (tiles && isEmpty(tiles, index)) continue;
    const part = world.part(id, index);
    const isSensor = body.sensor || part.sensor;
    outlines.push(outlineOf(part.shape, placed(at, part), { isSensor, role }));
  }
  return outlines;
}

function isEmpty({ tiles, kinds }: ReturnType<World['tilesOf']>, index: number): boolean {
  return tiles[index] === Tile.Empty || kinds[tiles[index]!]?.shape === Tile.Empty;
}

/** Where a part is, of a body that is there. */
function placed(body: Placed, part: Part): Placed {
  const { x = 0, y = 0, angle = 0, scale = 1 } = part;
  const { x: left, y: top } = pointAt(body, x, y);
  return { x: left, y: top, angle: body.angle + angle, scale: body.scale * scale };
}

function pointAt({ x, y, angle, scale }: Placed, dx: number, dy: number): Point {
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return { x: x + cos * dx - sin * dy, y: y + sin * dx + cos * dy };
}

function outlineOf(shape: Shape, at: Placed, what: Pick<Outline, 'isSensor' | 'role'>): Outline {
  const points = (...numbers: readonly number[]): Point[] =>
    Array.from({ length: numbers.length / 2 }, (_, i) =>
      pointAt(at, numbers[2 * i]!, numbers[2 * i + 1]!),
    );
  switch (shape.kind) {
    case 'circle':
      return { ...what, kind: 'circle', x: at.x, y: at.y, radius: shape.radius * at.scale };
    case 'box': {
      const [w, h] = [shape.width / 2, shape.height / 2];
      return { ...what, kind: 'polygon', points: points(-w, -h, w, -h, w, h, -w, h) };
    }
    case 'capsule': {
      const half = shape.length / 2;
      const [dx, dy] = shape.upright ? [0, half] : [half, 0];
      const ends = [pointAt(at, -dx, -dy), pointAt(at, dx, dy)] as const;
      return { ...what, kind: 'capsule', points: ends, radius: shape.radius * at.scale };
    }
    case 'segment':
      return { ...what, kind: 'line', points: points(shape.x1, shape.y1, shape.x2, shape.y2) };
    case 'polygon':
      break;
  }
  return { ...what, kind: 'polygon', points: points(...Array.from(shape.corners)) };
}
