/** What the tool that is taken does where it is put down, moved and lifted, whether by pointer or by keys. */
import type { EditKind } from '../../state/edits.ts';
import { parameters, type Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import type { Point } from '../geometry.ts';
import type { Player } from '../player/player.ts';
import { type Moment, Trail } from './pointer-trail.ts';
import type { Tools } from './tools.ts';

const operationsOnOne: ReadonlySet<Settings['trace']> = new Set([
  'insert',
  'move',
  'remove',
] as const);

/** No throw is faster than the fastest object that a scene may ask for, in world units a tick. */
const FASTEST = 50;
const THINNEST_WALL = 4;
/** A press that misses an object by at most this many world units still takes it, where nothing else is said. */
const AIM = 3;

/** Called after every edit; `dropsLater`: whether it dropped edits of later frames. */
export type OnEdit = (dropsLater: boolean) => void;

export class ToolUse {
  readonly #tools: Tools;
  readonly #player: Player;
  readonly #store: Store;
  readonly #onEdit: OnEdit;
  readonly #trail = new Trail();
  #reach = AIM;

  constructor(tools: Tools, player: Player, store: Store, onEdit: OnEdit) {
    this.#tools = tools;
    this.#player = player;
    this.#store = store;
    this.#onEdit = onEdit;
  }

  /** True if there was something for it to do. `reach`: how far, in world units, it may miss an object and still take it. */
  press(place: Point, time: number, reach = AIM): boolean {
    this.#player.beginStep();
    this.#reach = reach;
    this.#trail.begin({ ...place, time });
    const { name } = this.#tools;
    if (name === 'ask') return this.#ask(place);
    if (name === 'add') return this.#add(place);
    if (name === 'erase') return this.#erase(place);
    if (name === 'grab') return this.#grab(place);
    if (name !== 'wall' || !this.#player.takes('wall')) return false;
    this.#tools.draw([place, place]);
    return true;
  }

  /** Along all the moments that came since the last call. */
  move(...moments: readonly Moment[]): void {
    const end = moments.at(-1);
    if (!end) return;
    if (this.#tools.name === 'erase') for (const moment of moments) this.#eraseAlong(moment);
    if (!this.#tools.isDown) return;
    for (const moment of moments) this.#trail.pass(moment);
    if (this.#tools.held) this.#put(end, [0, 0]);
    const corner = this.#tools.outline?.[0];
    if (corner) this.#tools.draw([corner, end]);
  }

  lift(place: Point, time: number): void {
    this.move({ ...place, time });
    if (this.#tools.held) this.#put(place, this.#speed(time));
    const corner = this.#tools.outline?.[0];
    if (corner) this.#build(corner, place);
    this.#tools.release();
  }

  /** One object: the trace of its operation; after it another: why the two are tested. */
  #ask(place: Point): boolean {
    const row = this.#rowAt(place);
    if (row === undefined) return false;
    const { trace, subject } = this.#store.settings;
    const isSecond = operationsOnOne.has(trace) && subject !== row;
    // Past the end of a trace is its result.
    const pair = { trace: 'pair', other: row, event: parameters.event.max };
    this.#store.change(isSecond ? pair : { trace: 'insert', subject: row, event: 0 });
    return true;
  }

  #edit(kind: EditKind, ...each: readonly (readonly number[])[]): void {
    const { edits, frame } = this.#player;
    const hasLater = (edits.at(-1)?.frame ?? 0) > frame.number;
    this.#player.edit(kind, ...each);
    this.#onEdit(hasLater && this.#player.edits !== edits);
  }

  #add({ x, y }: Point): boolean {
    if (!this.#player.takes('add')) return false;
    const { maxSize, minSize } = this.#store.settings;
    const side = Math.round((minSize + maxSize) / 2);
    this.#edit('add', this.#inWorld(x - side / 2, y - side / 2, side, side).slice(0, 3));
    return true;
  }

  #erase(place: Point): boolean {
    const row = this.#rowAt(place);
    if (!this.#player.takes('erase') || row === undefined) return false;
    this.#edit('erase', [row]);
    return true;
  }

  /** Erases all on the path between two moments, however far apart; a click, which hardly moves, erases one object only. */
  #eraseAlong(moment: Moment): void {
    const { end } = this.#trail;
    if (!end || Math.hypot(moment.x - end.x, moment.y - end.y) < 2 * AIM) return;
    this.#trail.begin(moment);
    if (!this.#player.takes('erase')) return;
    const rows = this.#player.frame.tree.inPolygon(stroke(end, moment));
    // Rows after an erased one move up, so the last goes first.
    const backwards = [...rows].toSorted((a, b) => b - a);
    this.#edit('erase', ...backwards.map((row) => [row]));
  }

  #grab(place: Point): boolean {
    const row = this.#rowAt(place);
    if (!this.#player.takes('move') || row === undefined) return false;
    const [x = 0, y = 0] = this.#boxOf(row);
    this.#tools.hold({ row, x: place.x - x, y: place.y - y });
    this.#put(place, [0, 0]);
    return true;
  }

  #put(place: Point, velocity: readonly [number, number]): void {
    const { held } = this.#tools;
    if (!held) return;
    const { row, x, y } = held;
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = this.#boxOf(row);
    const [left, top] = this.#inWorld(place.x - x, place.y - y, maxX - minX, maxY - minY);
    this.#edit('move', [row, left, top, ...velocity]);
  }

  #build(one: Point, other: Point): void {
    const width = Math.max(THINNEST_WALL, Math.abs(one.x - other.x));
    const height = Math.max(THINNEST_WALL, Math.abs(one.y - other.y));
    const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    this.#edit('wall', this.#inWorld(left, top, width, height));
  }

  /** Of a throw, in whole world units a tick. */
  #speed(time: number): readonly [number, number] {
    const { x, y } = this.#trail.velocityAt(time);
    const { rate, pace } = this.#store.settings;
    const tick = 1_000 / (rate * pace);
    return [limited(x * tick), limited(y * tick)];
  }

  #boxOf(row: number): Float32Array {
    return this.#player.frame.tree.boxes.subarray(4 * row, 4 * row + 4);
  }

  /** The smallest object there, so that what lies on a wall can be reached; otherwise the nearest within reach. */
  #rowAt(place: Point): number | undefined {
    const width = (row: number): number => {
      const [minX = 0, , maxX = 0] = this.#boxOf(row);
      return maxX - minX;
    };
    return (
      least(this.#rowsAround(place, AIM), width) ??
      least(this.#rowsAround(place, this.#reach), (row) => distanceTo(this.#boxOf(row), place))
    );
  }

  #rowsAround({ x, y }: Point, reach: number): readonly number[] {
    const { tree } = this.#player.frame;
    return [...tree.within({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach })];
  }

  /** x, y, width, height: whole, and pushed back to where the world is. */
  #inWorld(
    x: number,
    y: number,
    width: number,
    height: number,
  ): readonly [number, number, number, number] {
    const { world } = this.#player;
    const [wide, high] = [Math.min(width, world.width), Math.min(height, world.height)];
    const left = Math.round(Math.min(world.width - wide, Math.max(0, x)));
    const top = Math.round(Math.min(world.height - high, Math.max(0, y)));
    return [left, top, Math.round(wide), Math.round(high)];
  }
}

/** The one of which the measure is least. */
function least(rows: readonly number[], measure: (row: number) => number): number | undefined {
  return rows.toSorted((one, other) => measure(one) - measure(other))[0];
}

function distanceTo(box: Float32Array, { x, y }: Point): number {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box;
  return Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY));
}

/** The corners of a line that is as thick as the aim is coarse, for two places that are apart. */
function stroke(from: Point, to: Point): readonly number[] {
  const scale = AIM / Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [scale * (to.x - from.x), scale * (to.y - from.y)];
  const corners: readonly Point[] = [
    { x: from.x - x - y, y: from.y - y + x },
    { x: from.x - x + y, y: from.y - y - x },
    { x: to.x + x + y, y: to.y + y - x },
    { x: to.x + x - y, y: to.y + y + x },
  ];
  return corners.flatMap((corner) => [corner.x, corner.y]);
}

/** As whole and as slow as a link may say it. */
function limited(speed: number): number {
  return Math.min(FASTEST, Math.max(-FASTEST, Math.round(speed)));
}
