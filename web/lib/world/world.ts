/** The class World. Function modules check arguments and call C++; all geometry is in C++. */
import { plainError } from '../coded-errors.js';
import { type DisposeMethod, disposeSymbol } from '../dispose.js';
import { type EntryLoader, isInstance, LOADER, loaderOf } from '../loader.js';
import type { Area } from '../options.js';
import type { PairMasks } from '../pairs.js';
import type {
  HitOptions,
  NearestOneOptions,
  NearestOptions,
  NearestRowsOptions,
  QueryOptions,
} from '../query-options.js';
import type { Complete, RowLists, View } from '../results.js';
import { hashText } from '../snapshots.js';
import { strangerError } from '../strangers.js';
import type { BodyValues, NewBody } from './bodies.js';
import * as bodies from './bodies.js';
import * as bodyParts from './body-parts.js';
import type { CastHit } from './casts.js';
import * as casts from './casts.js';
import type { BodyPair, Contact, Impact } from './contact.js';
import { BODY_HIT_STRIDE, type BodyId } from './limits.js';
import type {
  BodyMasks,
  DepartCallback,
  DepartMasks,
  EventCallbacks,
  EventKind,
  PairCallback,
} from './listeners.js';
import * as lists from './lists.js';
import type { MoveManyOptions, MoveOptions, MoveResult, Moves } from './moves.js';
import * as moves from './moves.js';
import {
  type CheckedOptions,
  changeOptions,
  checkWorldOptions,
  createWorld,
  optionsOf,
  type WorldOptions,
} from './options.js';
import type { Part, PartValues } from './parts.js';
import { quadrilleWorld } from './program.js';
import type { BodyHit, BodyNeighbor, PairExplanation, Separation } from './queries.js';
import * as queries from './queries.js';
import * as saves from './saves.js';
import type { Shape } from './shapes.js';
import * as snapshots from './snapshots.js';
import * as steps from './steps.js';
import * as tileMaps from './tile-maps.js';
import type { NewTiles, TileCell, TileMapValues } from './tiles.js';
import type { Placed, Transform } from './transforms.js';
import type { WorldHandle } from './world-handle.js';

/** The handle of a world; throws when a method was called on something else. */
export let handleOf: (world: unknown) => WorldHandle;

/**
 * A set of bodies with shapes that finds who touches whom, where, and since when. It moves nothing by itself: write where bodies
 * are, call `step()`, and read what that leads to. `Data` is the type of the values that bodies carry.
 *
 * **Units.** Positions and sizes are 32-bit floats in units of your world, angles are in radians; y grows downward, so that
 * angles grow clockwise on a screen. Every number that is passed is rounded to 32 bits. Results are the same, to the bit, in every
 * engine and on every processor.
 *
 * **Bodies.** A body has a shape, a transform (x, y, angle, scale), an id and a row. Keep ids, index by rows. An id is never given
 * out again. It counts for its own world only: in another world, it may be the id of another body. The row ({@link rowOf}) is the
 * body's index in `transforms`, and is used again after the body was removed. A call on one body takes its id or its row, which is
 * less than the least id; all but `remove` and `has` refuse the id of a body that is gone, and an empty row. Ids are the safe form:
 * nothing tells that a row holds another body than before.
 *
 * **Parts.** A body may have up to 65,535 shapes in place of one, its {@link Part}s: each with an offset, and if need be a filter of its
 * own. They move as one. Two bodies are a pair as soon as any two of their parts overlap that accept each other; sensors count. So there
 * is one event for two bodies, however many of their parts come to touch; contacts are per pair of parts. Queries find a body by each
 * part that they accept. Groups are of bodies. A body of one shape is one of a single part, number 0, without an offset.
 *
 * **Tile maps.** `addTiles` makes a static body of a grid of tiles, of which each is a part: contacts, hits and neighbours name its
 * number, and {@link World.cellOf} says in which column and row it is. Tiles are found by the arithmetic of cells, whatever
 * their number. A map stays static, and is neither turned nor scaled.
 *
 * **Seams.** What slides over static bodies that adjoin, such as the tiles of a floor, touches the outline of them all: a side or a
 * corner that another one covers gives no normal. Where one is covered all around, it has no contact, though the two bodies are a pair.
 * Casts along them pass such a side or corner, and rays do not pass between them. The option `seamTolerance` says how far apart they may
 * be, and turns this off.
 *
 * **One-way bodies** and tiles (`oneWay`) stop what comes from one side, such as platforms through which one jumps. Another body has a
 * contact with one if, where the last step left the two, or `insert` or `place` have put them since, it was on that side: beyond the
 * one-way body in that direction, or apart from it with a direction between the two that a contact may have. As deep as it then was in
 * any body on that side counts as apart, and so does what it had a contact with, so that a body that rests stays at rest. A contact has
 * the normal of a surface that is less than 60 degrees from the side's direction; at an end of such surfaces, it is no farther than 45
 * degrees from it. Static ones that adjoin, by `seamTolerance`, are one: the one nearest to the body decides for all, if the body was in
 * it, and what it stops is stopped by all. Otherwise there is no contact, though the two are a pair if they overlap. A body with
 * `dropThrough` has none either, and none after that until it has come from that side again. Rays and casts meet a one-way body where
 * they enter it from that side; if they begin in it, they do not meet it. Bullets meet it from all sides.
 *
 * **A step.** Write to `transforms`, or call `move`; then call `step()`; then read its lists: `pairs()` (who touches whom),
 * `contacts()` (where and how deep), `entered()`, `stayed()` and `exited()` (what changed since the step before), and `departed()`
 * (who left the bounds). All lists are in the order of ids, lower one first, and do not depend on what led to them. A pair that
 * ends, for whatever reason (a move, a removal, another shape, filter or group), is in `exited()` of the next step, exactly once.
 *
 * **Removals.** Bodies may be inserted, changed and removed in a loop over a list and in a callback of `on` or `forEachPair`. What is
 * inserted or changed shows in the next step's lists. What is removed is left out of lists that are made later, and of the callbacks
 * that are still to come; its pairs are in `exited()` of the next step. That list has all of them, also those that no loop over
 * `entered()` has shown because one of their bodies was removed first. A loop meets what it has removed itself:
 * `if (!world.remove(bullet)) continue;` goes on with the next pair. `data(id)` of a removed body can be read as long as a list may name
 * it: until the step after the next one.
 *
 * **Two forms.** Everything that finds bodies has a friendly form and a fast one. What the friendly one returns, ids in arrays and
 * objects, may be kept. The fast one, whose name ends in `Rows` or, with many queries in one call, in `Many`, returns a view of
 * WebAssembly's memory with rows: nothing is allocated. Views are
 * valid until the next call on any world or tree of this module, as those of {@link Quadtree} are. `transforms`, `transformOf`,
 * `data`, `has`, `get`, `part`, `partCount`, `isTileMap`, `tileAt`, `cellOf`, `boxOf`, `idAt`, `size`, `rows`, loops over the world, `options`, `on` and `disposed` leave views valid.
 * `quadrille/world/checked`, an entry for development, throws when a view is used later.
 *
 * **Errors.** TypeError for a value of the wrong type, RangeError for one out of range, each with a sentence that names argument,
 * value and rule. A call that throws has changed nothing.
 *
 * @example
 * ```ts
 * import { box, circle, World } from 'quadrille/world';
 *
 * const world = await World.create<string>({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
 * const ball = world.insert({ shape: circle(8), x: 100, y: 50, data: 'ball' });
 * world.insert({ shape: box(200, 20), x: 100, y: 80, static: true, data: 'floor' });
 *
 * world.move(ball, 100, 66);
 * world.step();
 * for (const { a, b, normalX, normalY, depth } of world.contacts()) {
 *   console.log(`${world.data(a)} meets ${world.data(b)}, ${depth} deep, along ${normalX}, ${normalY}`);
 * }
 * // prints ball meets floor, 4 deep, along 0, 1
 * ```
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export class World<Data = unknown> {
  /** @internal */
  declare protected static readonly [LOADER]: EntryLoader;

  /**
   * The classes of entries with one binary take each other's worlds, so that for `instanceof` they are this class, as in the declarations.
   *
   * @internal
   */
  static [Symbol.hasInstance](value: unknown): boolean {
    return isInstance.call(Object.hasOwn(this, LOADER) ? World : this, value);
  }

  readonly #handle: WorldHandle;
  #options: CheckedOptions;

  /**
   * Makes an empty world. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: WorldOptions) {
    this.#options = checkWorldOptions('World', options);
    const { module } = quadrilleWorld;
    if (module === undefined) throw notLoadedError();
    this.#handle = createWorld(module, this.#options);
  }

  static {
    handleOf = (world: unknown) => {
      if (typeof world === 'object' && world !== null && #handle in world) return world.#handle;
      const rule = 'World: a method must be called on a world, as in world.step()';
      throw strangerError(rule, world, 'a World', world instanceof World);
    };
  }

  /**
   * Loads the module if that has not happened yet, then makes a world. Called on a class that extends this one, it makes a world
   * of that class.
   *
   * @throws Rejects as `load()` and the constructor throw.
   */
  // A second type parameter keeps this overload from `create<Data>()`.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  static create<Made extends World, Options extends WorldOptions>(
    this: new (
      options: WorldOptions,
    ) => Made,
    options: Options,
  ): Promise<Made>;
  /** The same, for a world whose bodies carry values of type `Data`. */
  static create<Data>(
    this: new (
      options: WorldOptions,
    ) => World<Data>,
    options: WorldOptions,
  ): Promise<World<Data>>;
  static async create(this: typeof World, options: WorldOptions): Promise<World> {
    await loaderOf('World.create', this).load();
    return new this(options);
  }

  /**
   * Loads the module if that has not happened yet, then makes a world from what `snapshot()` returned. Called on a class that extends
   * this one, it makes a world of that class.
   *
   * @throws Rejects as `restore()` throws.
   */
  // A second type parameter keeps this overload from `from<Data>()`.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  static from<Made extends World, Bytes extends Uint8Array>(
    this: new (
      options: WorldOptions,
    ) => Made,
    snapshot: Bytes,
  ): Promise<Made>;
  /** The same, for a world whose bodies carry values of type `Data`. */
  static from<Data>(
    this: new (
      options: WorldOptions,
    ) => World<Data>,
    snapshot: Uint8Array,
  ): Promise<World<Data>>;
  static async from(this: typeof World, snapshot: Uint8Array): Promise<World> {
    await loaderOf('World.from', this).load();
    const world = new this({ bounds: { x: 0, y: 0, width: 1, height: 1 } }); // until restored
    try {
      world.#options = snapshots.restore(world.#handle, 'World.from', snapshot);
      return world;
    } catch (error) {
      world.dispose();
      throw error;
    }
  }

  // Lifetime and settings.

  /**
   * Frees the world's memory for others. A second call has no effect; any other use of the world throws afterwards, loops over its
   * lists included. In a callback of `on`, it ends the callbacks of this step. A world without references is freed some time after the
   * garbage collector has found it.
   */
  dispose(): void {
    handleOf(this).dispose();
  }

  /**
   * The same as `dispose()`, for `using`. Its public type is {@link DisposeMethod}.
   *
   * @internal
   */
  [disposeSymbol](): void {
    handleOf(this);
    this.dispose();
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return handleOf(this).disposed;
  }

  /** `'World'`, for error sentences. */
  get [Symbol.toStringTag](): string {
    return 'World';
  }

  /** The options, with defaults filled in; a copy. */
  get options(): Complete<WorldOptions> {
    void handleOf(this).native;
    return optionsOf(this.#options);
  }

  /**
   * Changes options of a world in use; those that are left out stay, and so do bodies, and the lists of the last step. A body that new
   * bounds leave outside departs with the next step. Cost: the next query or step builds all nodes anew.
   *
   * @throws TypeError or RangeError for a wrong option; RangeError when a limit or the memory is exhausted. Nothing has changed then.
   *
   * @example
   * ```ts
   * import type { World } from 'quadrille/world';
   *
   * function nextLevel(world: World, width: number, height: number): void {
   *   world.clear();
   *   world.setOptions({ bounds: { x: 0, y: 0, width, height } });
   * }
   * ```
   */
  setOptions(options: Partial<WorldOptions>): void {
    this.#options = changeOptions(handleOf(this), options, this.#options);
  }

  // Snapshots.

  /**
   * The world as bytes, the same on every machine: options, ids and those that will be given out, bodies with what was written to
   * `transforms` for them, the lists of the last step, and what the next callbacks of `on` depend on; but neither listeners nor data of
   * bodies. Store them, or send them to a worker: `postMessage(bytes, [bytes.buffer])`. Callbacks of a step that are still to come when
   * one of them takes a snapshot are not in it. Later versions of quadrille will read them too. Cost: a pass over bodies and lists.
   *
   * @returns A copy, yours to keep: 32 bytes for a moving disc, 16 for a pair, 60 for a contact.
   * @throws RangeError when there is no memory.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * world.insert({ shape: circle(8), x: 100, y: 50 });
   * const copy = await World.from(world.snapshot());
   * console.log(copy.size, copy.hash() === world.hash()); // prints 1 true
   * ```
   */
  snapshot(): ReturnType<Uint8Array['slice']> {
    return snapshots.snapshot(handleOf(this));
  }

  /**
   * Replaces this world by the one of a snapshot, which goes on from there: the same calls give the same ids, lists, events and hits, to
   * the bit. Ids that were given out after the snapshot are not valid any more and may be given out again. No body has data then, and options are
   * rounded to 32 bits.
   *
   * Listeners stay, and are told of nothing now. The next step tells them what it enters, keeps and ends in comparison with the last
   * step before the snapshot. A listener to one body ends if that is not in the snapshot; one that ended before does not come back.
   *
   * `World.from(bytes)` makes a new world instead. Cost: that of inserting all bodies; and the first step after it finds all pairs anew, as
   * that after inserting them does.
   *
   * @param snapshot What `snapshot()` returned, here or elsewhere. Every value in it is checked, so bytes of any origin are safe. A checksum
   * detects bits that were lost or altered by accident.
   * @throws TypeError when it is no Uint8Array; RangeError when it is no snapshot of a World, is damaged, was written by a later version,
   * or when memory is exhausted; Error in a callback of `on` or `forEachPair`. Nothing has changed then.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const ball = world.insert({ shape: circle(8), x: 100, y: 50 });
   * const before = world.snapshot();
   * world.remove(ball);
   * world.restore(before);
   * console.log(world.transformOf(ball).x); // prints 100
   * ```
   */
  restore(snapshot: Uint8Array): void {
    this.#options = snapshots.restore(handleOf(this), 'restore', snapshot);
  }

  /**
   * A hash of the world, in 16 hexadecimal digits: of its options, ids, bodies and lists. Contacts, which follow from these, count only where
   * something is solid from one side. It is equal for equal worlds on every machine, and another one, most likely, where they differ.
   * Cost: a pass over bodies and lists; nothing is copied.
   *
   * @example
   * ```ts
   * import type { World } from 'quadrille/world';
   *
   * function agrees(world: World, frame: number, hashes: ReadonlyMap<number, string>): boolean {
   *   return hashes.get(frame) === world.hash();
   * }
   * ```
   */
  hash(): string {
    const { module, native } = handleOf(this);
    return hashText(module, native.hash());
  }

  // Saves: for rollback, where a world is saved every frame.

  /**
   * Makes the world as it is now the base of `save` and `load`. Until the first call that is a world without bodies, and after `restore`
   * it is one again. Another world whose base is equal, as after `World.from(snapshot)`, loads the same saves. Takes about the memory of
   * a snapshot.
   *
   * @throws RangeError when there is no memory; the base stays as it was then.
   */
  setBase(): void {
    saves.setBase(handleOf(this));
  }

  /**
   * Writes what differs from the base: bodies that move, and static bodies and tiles that have changed. What stands still takes no bytes.
   * It holds what a snapshot does, but contacts: these only where something is solid from one side, as steps depend on them there.
   *
   * Cost: a pass over the bodies and the pairs. Nothing is allocated in the module once it is warm.
   *
   * @param into Where to: keep some of them, one for each frame. A body that moves takes 24 bytes, and up to 56 where a transform waits for a
   * step or it has moved since; one that is newer than the base more, by its shape; a pair 8.
   * @returns How many bytes were written.
   * @throws TypeError when it is no Uint8Array; RangeError when it has no room, which says how many bytes there are, and when there is no
   * memory.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const ball = world.insert({ shape: circle(8), x: 100, y: 50 });
   * world.setBase();
   * const frame = new Uint8Array(4096);
   * const length = world.save(frame);
   * world.move(ball, 300, 50);
   * world.load(frame.subarray(0, length));
   * console.log(world.transformOf(ball).x); // prints 100
   * ```
   */
  save(into: Uint8Array): number {
    return saves.save(handleOf(this), into);
  }

  /**
   * Makes the world as it was when `save` wrote the bytes, here or in another world with an equal base: the same calls then have the same
   * results, to the bit. Ids that were given out since may be given out again. Bodies that are in the world before and after keep their data;
   * others have none. Contacts that were not saved are there again after the next step.
   *
   * Listeners stay, and are told of nothing now. The next step tells them what it enters, keeps and ends in comparison with the last
   * step before the save. A listener to one body ends if that is not in the save.
   *
   * Cost: that of a save, and of placing what has moved; and the next step finds all pairs anew. Nothing is allocated in the module once it is
   * warm, unless bodies of parts or tile maps come or go.
   *
   * @param saved The bytes that `save` wrote, without others behind them. Every value in it is checked, so bytes of any origin are safe.
   * @throws TypeError when it is no Uint8Array; RangeError when it is of another base, is no save, is damaged, was written by a later version,
   * or when memory is exhausted; Error in a callback of `on` or `forEachPair`. Nothing has changed then.
   */
  load(saved: Uint8Array): void {
    this.#options = saves.load(handleOf(this), saved);
  }

  // Bodies.

  /**
   * Adds a body, with a shape or with parts. It is in lists from the next step on, and found by queries at once.
   *
   * @returns The body's id: keep it. Its row is `rowOf(id)`.
   * @throws TypeError or RangeError for a wrong option; RangeError when the body would reach beyond the range of 32-bit floats, or a
   * limit or the memory is exhausted.
   *
   * @example
   * ```ts
   * import { circle, type World } from 'quadrille/world';
   *
   * const [ENEMY, BULLET] = [1, 2];
   *
   * function shoot(world: World, x: number, y: number): void {
   *   world.insert({ shape: circle(2), x, y, category: BULLET, mask: ENEMY });
   * }
   * ```
   */
  insert(body: NewBody<Data>): BodyId {
    return bodies.insert(handleOf(this), body);
  }

  /**
   * Adds many bodies in one call, or none if one of them is refused.
   *
   * @returns The ids, in the order of the bodies.
   * @throws As `insert`, in a sentence that names the first wrong body by its index.
   *
   * @example
   * ```ts
   * import { box, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const shape = box(40, 40);
   * const crates = world.insertMany([
   *   { shape, x: 100, y: 100 },
   *   { shape, x: 200, y: 100 },
   * ]);
   * console.log(crates.length, world.size); // prints 2 2
   * ```
   */
  insertMany(bodyList: ArrayLike<NewBody<Data>>): BodyId[] {
    return bodies.insertMany(handleOf(this), bodyList);
  }

  /**
   * Adds a tile map: one static body, whose parts are the tiles. Each tile has a number, which says what kind it is of: its shape, its filter
   * and so on; 0 is no tile. Tiles touch, and are found, exactly where the same shapes are as single bodies. A map touches another body
   * once, however many of its tiles do. Cost: a copy of the numbers, of two bytes each.
   *
   * @param map `x` and `y` say where its top left corner is.
   * @returns The id of the map.
   * @throws TypeError or RangeError for a wrong option, in a sentence that names the first wrong kind or tile by its index; RangeError when the
   * map would reach beyond the range of 32-bit floats, or a limit or the memory is exhausted.
   *
   * @example
   * ```ts
   * import { type BodyId, Tile, type World } from 'quadrille/world';
   *
   * function room(world: World): BodyId {
   *   const { Empty, Solid, SlopeRight } = Tile;
   *   const floor = [Empty, Empty, SlopeRight, Solid, Solid, Solid, Solid, Solid];
   *   return world.addTiles({ columns: 4, rows: 2, size: 32, tiles: floor });
   * }
   * ```
   */
  addTiles(map: NewTiles<Data>): BodyId {
    return tileMaps.addTiles(handleOf(this), map);
  }

  /**
   * Removes a body. Its id is stale from then on; its row will be used again. If it touched others in the last step, the pairs are in
   * `exited()` of the next one, where `data(id)` still gives what it carried.
   *
   * @returns False when the body was gone already. A loop over a list, in which one body may come several times, needs no other test.
   *
   * @example
   * ```ts
   * import type { World } from 'quadrille/world';
   *
   * function strike(world: World): void {
   *   for (const { a: wall, b: bullet } of world.entered()) {
   *     if (!world.remove(bullet)) continue; // it has struck another wall
   *     console.log('struck', wall);
   *   }
   * }
   * ```
   */
  remove(id: number): boolean {
    return bodies.remove(handleOf(this), id);
  }

  /** Removes all bodies, as `remove` does each. Keeps the memory. */
  clear(): void {
    bodies.clear(handleOf(this));
  }

  /** True while the body is in the world; false for stale ids, for empty rows and for all other numbers. */
  has(id: number): boolean {
    return bodies.has(handleOf(this), id);
  }

  /** Bodies in the world. */
  get size(): number {
    return handleOf(this).native.size();
  }

  /** For `for (const id of world)`: the ids of all bodies, by row. What is removed meanwhile is left out, what is inserted may come. */
  [Symbol.iterator](): IterableIterator<BodyId> {
    void handleOf(this).native;
    return bodies.idsByRow(handleOf(this));
  }

  /** Rows in `transforms`: a quarter of its length. More than `size` after removals. */
  get rows(): number {
    return handleOf(this).native.rows();
  }

  /**
   * The id of the body in a row.
   *
   * @throws RangeError when the row holds no body.
   */
  idAt(row: number): BodyId {
    return bodies.idAt(handleOf(this), row);
  }

  /**
   * Allocates what is kept for each body, for that many bodies in all. Until there are more, adding bodies does not move
   * `transforms`.
   *
   * @param count A whole number, zero or more.
   * @throws RangeError when it is not a whole number, is more than 16,777,215, or there is no memory for it.
   */
  reserve(count: number): void {
    bodies.reserve(handleOf(this), count);
  }

  /**
   * Where all bodies are, {@link TRANSFORM_STRIDE} floats a row: x, y, angle, scale. A view: write into it, then call `step()`,
   * which applies what was written for bodies that are not static. What is written for a static body counts for nothing, now or
   * later: the next `move`, or `update` of its shape, position or `static`, overwrites it with where the body is. The contents of rows
   * without a body have no meaning. Get it once per frame, which costs almost nothing, and do not keep it: it is valid until the next call
   * on any world or tree.
   *
   * @example
   * ```ts
   * import { type BodyId, rowOf, TRANSFORM_STRIDE, type World } from 'quadrille/world';
   *
   * function frame(world: World, movers: readonly { id: BodyId; dx: number; dy: number }[]): void {
   *   const { transforms } = world;
   *   for (const { id, dx, dy } of movers) {
   *     const at = TRANSFORM_STRIDE * rowOf(id);
   *     transforms[at]! += dx;
   *     transforms[at + 1]! += dy;
   *   }
   *   world.step();
   * }
   * ```
   */
  get transforms(): Float32Array {
    return bodies.viewTransforms(handleOf(this));
  }

  /**
   * Where a body is: as `transforms` says it, which no step may have applied yet; of a static body, where pairs and queries find it.
   *
   * @throws RangeError when the id is stale.
   */
  transformOf(id: number): Transform {
    return bodies.transformOf(handleOf(this), id);
  }

  /**
   * Moves a body, at once: queries see it, and so does the next step. Static bodies move too.
   *
   * @param angle Its new angle; by default it stays.
   * @throws RangeError when the id is stale, a number is not finite in 32 bits, or the body would reach beyond the range of 32-bit
   * floats.
   *
   * @example
   * ```ts
   * import { box, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const hero = world.insert({ shape: box(20, 40), x: 100, y: 100 });
   * world.move(hero, 150, 100);
   * console.log(world.transformOf(hero).x); // prints 150
   * ```
   */
  move(id: number, x: number, y: number, angle?: number): void {
    bodies.move(handleOf(this), 'move', id, x, y, angle);
  }

  /**
   * Moves a body as `move` does, but it has no way there: a bullet is not swept on it, nor met by the body. For a teleport, or a bullet
   * that is shot anew.
   *
   * @param angle Its new angle; by default it stays.
   * @throws As `move`.
   *
   * @example
   * ```ts
   * import { box, circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * world.insert({ shape: box(10, 600), x: 300, y: 300, static: true });
   * const bullet = world.insert({ shape: circle(2), x: 100, y: 100, bullet: true });
   * world.step();
   * world.place(bullet, 500, 100); // beyond the wall, which it does not meet
   * world.step();
   * console.log(world.impacts().length); // prints 0
   * ```
   */
  place(id: number, x: number, y: number, angle?: number): void {
    bodies.move(handleOf(this), 'place', id, x, y, angle);
  }

  /**
   * Changes what a body is: its shape, position, filter, data and so on. What is left out, or undefined, stays; only `data: undefined`
   * removes the data. `shape` takes the place of all parts that the body has, `parts` that of its shape or of all its parts. A category
   * and a mask of the body are those of its parts, too, but for parts that have their own. Queries see it at once, lists with the next
   * step: a pair that the change ends is in `exited()` then. All or nothing. A tile map keeps its tiles, stays static and is neither turned nor
   * scaled, unless `shape` or `parts` make it another body.
   *
   * @throws As `insert`; RangeError when the id is stale.
   *
   * @example
   * ```ts
   * import { type BodyId, circle, type World } from 'quadrille/world';
   *
   * function die(world: World, enemy: BodyId): void {
   *   world.update(enemy, { shape: circle(20), sensor: true });
   * }
   * ```
   */
  update(id: number, changes: Partial<NewBody<Data>>): void {
    bodies.update(handleOf(this), id, changes);
  }

  /**
   * What a body is, with all options filled in and with its data; a copy, with which `insert` makes another one like it. A body that
   * was given parts has `parts` in place of `shape`. Numbers are as rounded to 32 bits. A tile map has neither: `tilesOf` reads it.
   *
   * @throws RangeError when the id is stale, or that of a tile map.
   */
  get(id: number): BodyValues<Data> {
    return bodies.get(handleOf(this), id) as BodyValues<Data>;
  }

  /**
   * How many parts a body has; 1 for a body of one shape; of a tile map, how many tiles, with those that are empty.
   *
   * @throws RangeError when the id is stale.
   */
  partCount(id: number): number {
    return bodyParts.partCount(handleOf(this), id);
  }

  /**
   * One part of a body, with all options filled in; a copy, which can be given again. Of a body of one shape, part 0 is that shape,
   * without an offset. Of a tile map, a tile as a part, around its middle. Numbers are as rounded to 32 bits.
   *
   * @param index The number of the part: its index in the `parts` that the body was given, as contacts and hits name it.
   * @throws RangeError when the id is stale, the body has fewer parts, or the tile is empty.
   *
   * @example
   * ```ts
   * import type { World } from 'quadrille/world';
   *
   * const HEAD = 2;
   *
   * function isHeadshot(world: World, x: number, y: number, dx: number, dy: number): boolean {
   *   const hit = world.raycast(x, y, dx, dy);
   *   return hit !== undefined && world.part(hit.id, hit.part).tag === HEAD;
   * }
   * ```
   */
  part(id: number, index: number): PartValues {
    return bodyParts.part(handleOf(this), id, index);
  }

  /**
   * Changes one part of a body, and keeps the others and their numbers. What is left out, or undefined, stays: so a part that has a
   * category and a mask of its own keeps them until `update` gives the body other parts. Queries see it at once, lists with the next
   * step. All or nothing. A body of one shape has one part, number 0; it has `parts` from then on. Cost: that of placing all parts.
   *
   * @param index The number of the part, as for `part`.
   * @throws TypeError or RangeError for a wrong option; RangeError when the id is stale or that of a tile map, the body has fewer parts, or it would reach
   * beyond the range of 32-bit floats, or the memory is exhausted.
   *
   * @example
   * ```ts
   * import { type BodyId, box, type World } from 'quadrille/world';
   *
   * const BLADE = 1;
   *
   * function thrust(world: World, knight: BodyId, length: number): void {
   *   world.updatePart(knight, BLADE, { shape: box(length, 2), x: 8 + length / 2 });
   * }
   * ```
   */
  updatePart(id: number, index: number, changes: Partial<Part>): void {
    bodyParts.updatePart(handleOf(this), id, index, changes);
  }

  /**
   * True for a tile map, false for a body with a shape or parts.
   *
   * @throws RangeError when the id is stale.
   */
  isTileMap(id: number): boolean {
    return tileMaps.isTileMap(handleOf(this), id);
  }

  /**
   * What a tile map is, with all options filled in and with its data; a copy, with which `addTiles` makes another one like it. Numbers are as
   * rounded to 32 bits. Cost: a copy of all tiles.
   *
   * @throws RangeError when the id is stale, or that of another body.
   */
  tilesOf(id: number): TileMapValues<Data> {
    return tileMaps.tilesOf(handleOf(this), id) as TileMapValues<Data>;
  }

  /**
   * Changes one tile of a map. Queries see it at once, lists with the next step. Cost: the same for every map; where kinds have filters of
   * their own, a look at each kind.
   *
   * @param column Counted from the left; 0 is the first one. @param row Counted from the top; it is no row of a body.
   * @param number What the tile is from now on: an index in the `kinds` of the map, or in {@link Tile}; 0 removes it.
   * @throws RangeError when the id is stale or that of another body, or the map has fewer columns, rows or kinds.
   *
   * @example
   * ```ts
   * import { type BodyId, Tile, type World } from 'quadrille/world';
   *
   * function dig(world: World, map: BodyId, x: number, y: number): void {
   *   const hit = world.raycast(x, y, 0, 100);
   *   if (hit?.id !== map) return;
   *   const { column, row } = world.cellOf(map, hit.part);
   *   world.setTile(map, column, row, Tile.Empty);
   * }
   * ```
   */
  setTile(id: number, column: number, row: number, number: number): void {
    tileMaps.setTile(handleOf(this), id, column, row, number);
  }

  /**
   * The number of one tile of a map; 0 for no tile.
   *
   * @param column Counted from the left; 0 is the first one. @param row Counted from the top.
   * @throws RangeError when the id is stale or that of another body, or the map has fewer columns or rows.
   */
  tileAt(id: number, column: number, row: number): number {
    return tileMaps.tileAt(handleOf(this), id, column, row);
  }

  /**
   * Where a tile is in its map: its column and row.
   *
   * @param part The number of the tile, as contacts, hits and neighbours name it: `row * columns + column`.
   * @throws RangeError when the id is stale or that of another body, or the map has fewer tiles.
   */
  cellOf(id: number, part: number): TileCell {
    return tileMaps.cellOf(handleOf(this), id, part);
  }

  /**
   * The box around a body with all its parts as queries see it: exact for shapes at coordinates that floats hold, else larger by rounding.
   *
   * @throws RangeError when the id is stale.
   */
  boxOf(id: number): Area {
    return bodies.boxOf(handleOf(this), id);
  }

  /**
   * What was given to a body as its `data`, or undefined. Also of a body that was removed, as long as a list may name it: until the
   * step after the next one. Data stay in JavaScript and are released then.
   *
   * @throws RangeError when the id is older, or none.
   */
  data(id: number): Data | undefined {
    return bodies.dataOf(handleOf(this), id) as Data | undefined;
  }

  // Steps and events.

  /**
   * Takes what was written to `transforms`, finds pairs, contacts and events, and then calls the callbacks of `on`. After warm-up
   * it allocates nothing, unless there are callbacks. Cost: a few passes over the bodies that are not static, and a test of the
   * shapes of each pair of boxes that overlap. Of a body of several parts, each is placed; of two bodies, the boxes of the parts of one
   * that reach the other are compared with those of all parts of the other.
   *
   * It takes no time, as it moves nothing: `step(1 / 60)` is refused.
   *
   * @throws TypeError when it is given anything. RangeError that names the first row with a transform that is refused, or when a limit
   * or the memory is exhausted: the world is then as before, its lists those of the step before. Error when a callback of this world is running. What a callback throws:
   * the step is done then, and all callbacks have been called; of several that throw, the first one counts.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const hero = world.insert({ shape: circle(10), x: 100, y: 100 });
   * world.insert({ shape: circle(10), x: 200, y: 100 });
   * world.on('enter', () => console.log('they meet'));
   * world.step();
   * world.move(hero, 185, 100);
   * world.step(); // prints they meet
   * console.log(world.pairs().length); // prints 1
   * ```
   */
  step(): void;
  step(given?: unknown): void {
    steps.step(handleOf(this), given);
  }

  /**
   * Calls back for the events of a step: at its end, when all lists are there. First come all exits, then all enters, then all stays,
   * then all departures; of each kind in the order of the lists, but enters in the order of time where bullets have met others: by the
   * fraction of their impact, and those without one at fraction 1; for each pair first the listeners to all bodies, then those to its
   * lower and its higher id alone, each in the order in which they came. Listeners to one body are found by its
   * id, so that a thousand of them cost no more than those that are called.
   *
   * Categories are those of the step that found the pair: for an exit, those of the step before. A callback may insert, change and
   * remove bodies, and read lists and data. When it removes a body, calls for enters and stays of pairs with it that are still to come
   * are left out: for other pairs, and for this one those of later listeners; so is its departure. Exits are told to all listeners
   * whatever is removed, once, unless the pair's enter was left out altogether because a body was removed before any listener could be
   * told. A listener that is added in a callback is called from the next step on; one that is ended is not called any more.
   *
   * @param kind Which events.
   * @param masks Of which bodies; left out, of all. `{ a, b }`: bits of the categories of one and of the other, not of their parts. They match in either
   * order; the callback gets the ids in the order of the masks, the lower id first when both orders match. `{ body, b }`: pairs of
   * that body, which comes first. Such a listener ends by itself when the body was removed and its exits were told. For `'depart'`,
   * `{ a }` or `{ body }`.
   * @param callback For `'enter'` and `'stay'`, `(a, b, contact)`: of several contacts the deepest one, and undefined where there is
   * none, as where a body is a sensor; a fourth argument is the impact, where a body is a bullet that has met the other one on its way in
   * this step; for `'exit'`, `(a, b)`: one or both of the bodies may be gone; `data(id)` still gives what they carried; for `'depart'`,
   * `(id)`. What it returns has no effect.
   * @returns A function that ends the calls.
   * @throws TypeError or RangeError for a wrong argument.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const [ENEMY, BULLET] = [1, 2];
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const boss = world.insert({ shape: circle(8), category: ENEMY, mask: BULLET });
   * world.insert({ shape: circle(2), category: BULLET, mask: ENEMY });
   * world.on('enter', { a: BULLET, b: ENEMY }, (bullet, enemy, contact) => {
   *   console.log(enemy === boss, contact?.depth); // prints true 10
   *   world.remove(bullet);
   * });
   * world.on('exit', { body: boss, b: BULLET }, () => console.log('the boss got away'));
   * world.on('depart', (id) => world.remove(id));
   * world.step();
   * ```
   */
  on<Kind extends EventKind>(kind: Kind, callback: EventCallbacks[Kind]): () => void;
  /** For pairs of these bodies. */
  on<Kind extends 'enter' | 'stay' | 'exit'>(
    kind: Kind,
    masks: PairMasks | BodyMasks,
    callback: EventCallbacks[Kind],
  ): () => void;
  /** For these bodies. */
  on(kind: 'depart', masks: DepartMasks, callback: DepartCallback): () => void;
  on(kind: EventKind, ...masksAndCallback: readonly unknown[]): () => void {
    return steps.on(handleOf(this), kind, ...masksAndCallback);
  }

  /**
   * The pairs of bodies that touched in the last step, without those of bodies that were removed since. This list and the next ones
   * are arrays of yours: what is removed while a loop runs stays in them.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const a = world.insert({ shape: circle(10), x: 100, y: 100 });
   * const b = world.insert({ shape: circle(10), x: 115, y: 100 });
   * world.step();
   * for (const pair of world.pairs()) console.log(pair.a === a, pair.b === b); // prints true true
   * ```
   */
  pairs(): BodyPair[] {
    return lists.pairsOf(handleOf(this), 'pairs');
  }

  /**
   * Calls back for the pairs of `pairs()`, in that order, until the callback returns `'stop'`. Pairs of bodies that are removed
   * meanwhile are left out. `step()` cannot be called in the callback; all else can.
   *
   * @param callback Gets the two ids and the contact: of several the deepest one, and undefined where there is none, as where a body is
   * a sensor, or a bullet that has met the other one only on its way.
   * @param masks Bits of the categories of one and of the other body, not of their parts, as of the last step; they match in either order, in which the
   * callback gets the ids. Left out: all pairs, lower ids first.
   * @throws TypeError or RangeError for a wrong argument; what the callback throws.
   *
   * @example
   * ```ts
   * import type { World } from 'quadrille/world';
   *
   * const [ENEMY, BULLET] = [1, 2];
   *
   * function strike(world: World<{ lives: number }>): void {
   *   world.forEachPair(
   *     (bullet, enemy) => {
   *       world.remove(bullet); // its other pairs are left out
   *       if (--world.data(enemy)!.lives === 0) world.remove(enemy);
   *     },
   *     { a: BULLET, b: ENEMY },
   *   );
   * }
   * ```
   */
  forEachPair(callback: PairCallback, masks?: PairMasks): void {
    steps.forEachPair(handleOf(this), callback, masks);
  }

  /**
   * Where the bodies of each pair touched in the last step: one contact for each two parts that overlap, accept each other and are no
   * sensors, in the order of `pairs()`, then by `partA`, then by `partB`. So a pair of bodies of one shape has one, or none if either is
   * a sensor.
   *
   * @example
   * ```ts
   * import { box, circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const ball = world.insert({ shape: circle(8), x: 100, y: 66 });
   * world.insert({ shape: box(200, 20), x: 100, y: 80, static: true });
   * world.step();
   * for (const { a, normalY, depth } of world.contacts()) {
   *   console.log(a === ball, normalY, depth); // prints true 1 4
   * }
   * ```
   */
  contacts(): Contact[] {
    return lists.contactsOf(handleOf(this));
  }

  /**
   * The pairs of the last step that were not in the step before.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * world.insert({ shape: circle(10), x: 100, y: 100 });
   * world.insert({ shape: circle(10), x: 115, y: 100 });
   * world.step();
   * console.log(world.entered().length); // prints 1
   * world.step();
   * console.log(world.entered().length, world.stayed().length); // prints 0 1
   * ```
   */
  entered(): BodyPair[] {
    return lists.pairsOf(handleOf(this), 'entered');
  }

  /** The pairs of the last step that were in the step before, too. */
  stayed(): BodyPair[] {
    return lists.pairsOf(handleOf(this), 'stayed');
  }

  /**
   * The pairs of the step before that are not in the last one. All of them, also those of bodies that were removed: `has(id)` tells,
   * and `data(id)` still gives what they carried.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const hero = world.insert({ shape: circle(10), x: 100, y: 100 });
   * world.insert({ shape: circle(50), x: 115, y: 100, sensor: true });
   * world.step();
   * world.move(hero, 400, 100);
   * world.step();
   * for (const { a } of world.exited()) console.log(a === hero); // prints true
   * ```
   */
  exited(): BodyPair[] {
    return lists.pairsOf(handleOf(this), 'exited');
  }

  /**
   * Where bullets have met others on their way to the last step: by bullet, then by fraction, then by the other body. There is one for
   * each pair of `entered()` with a bullet, and one for a pair that stayed and met once more. Two bullets have one each. Without
   * those of bodies that were removed since.
   *
   * A bullet (`bullet: true`) is swept: from where the last step left it, or `insert` or `place` have put it since, straight to where it
   * is now. What it meets is a pair of this step, as what it overlaps at the end is; contacts are of the end alone. The others move
   * meanwhile on ways of the same kind, straight and evenly, and a bullet is swept by its relative motion; static bodies stand where they
   * are at the end, and what is no bullet has its new angle and scale all along. A bullet that is in another body at the start of its
   * way meets it at fraction 0, unless the two were a pair already. At its start it does not meet a body that was elsewhere when the
   * last step ended, and has moved to where the bullet was since; what was inserted or placed there, it meets. A bullet passes what it only
   * touches, unless `touching` is true: a segment that flies exactly along the seam between two boxes passes between them. The place of a
   * bullet that turns may be off by up to 1/16 of its reach, the distance of its farthest point from the body's position; if it turns by
   * more than 8 radians in a step, by up to 1/128 of that angle times the reach. An impact has no angle: to stop a bullet that turns, give
   * `place` its angle at the start plus `fraction` times its turn. A static body is not swept.
   *
   * @example
   * ```ts
   * import type { World } from 'quadrille/world';
   *
   * function strike(world: World): void {
   *   for (const { bullet, other, x, y } of world.impacts()) {
   *     if (!world.has(bullet)) continue; // it has struck another body before
   *     console.log('struck', other, 'at', x, y);
   *     world.remove(bullet);
   *   }
   * }
   * ```
   */
  impacts(): Impact[] {
    return lists.impactsOf(handleOf(this));
  }

  /**
   * The bodies that were inside the bounds, wholly or in part, and that the last step found wholly outside: each once for each time
   * that it leaves. A body was inside if the step before found it there, or `insert` put it there since; where it is between two steps does
   * not count, whether calls or `transforms` have moved it. A body that has never been inside is still on its way in and is not listed.
   *
   * @example
   * ```ts
   * import type { World } from 'quadrille/world';
   *
   * function tidy(world: World): void {
   *   for (const id of world.departed()) world.remove(id);
   * }
   * ```
   */
  departed(): BodyId[] {
    return lists.departed(handleOf(this));
  }

  /**
   * `pairs()` as rows: two a pair. With bodies that were removed since.
   *
   * @returns A view.
   */
  pairRows(): View<Uint32Array> {
    return lists.pairRows(handleOf(this), 'pairRows');
  }

  /**
   * `contacts()` as numbers: {@link CONTACT_STRIDE} each, with rows for a and b. {@link ContactField} says where which one is. With
   * bodies that were removed since.
   *
   * @returns A view.
   */
  contactRows(): View<Float32Array> {
    return lists.contactRows(handleOf(this));
  }

  /**
   * `impacts()` as numbers: {@link IMPACT_STRIDE} each, with rows for the bullet and the other body. {@link ImpactField} says where
   * which one is. With bodies that were removed since.
   *
   * @returns A view.
   */
  impactRows(): View<Float32Array> {
    return lists.impactRows(handleOf(this));
  }

  /** `entered()` as rows; see `pairRows`. */
  enteredRows(): View<Uint32Array> {
    return lists.pairRows(handleOf(this), 'enteredRows');
  }

  /** `stayed()` as rows; see `pairRows`. */
  stayedRows(): View<Uint32Array> {
    return lists.pairRows(handleOf(this), 'stayedRows');
  }

  /**
   * `exited()` as one array of ids, two a pair: yours to keep. (Rows of removed bodies may hold others.)
   */
  exitedIds(): Float64Array {
    return lists.exitedIds(handleOf(this));
  }

  /** `departed()` as rows, with bodies that were removed since; a view. */
  departedRows(): View<Uint32Array> {
    return lists.departedRows(handleOf(this));
  }

  // Queries on shapes.

  /**
   * The bodies whose shapes overlap a rectangle. Sensors and static bodies are found like others; `category`, `mask` and `except`
   * leave some out. Results of this and of the next queries are in the order of ids.
   *
   * @param x Left edge. @param y Top edge.
   * @param width Zero or more. @param height Zero or more.
   * @throws RangeError for a number that is not finite in 32 bits, or a negative size.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * world.insert({ shape: circle(10), x: 100, y: 100 });
   * console.log(world.query(80, 80, 40, 40).length); // prints 1
   * console.log(world.query(80, 80, 12, 12).length); // prints 0
   * ```
   */
  query(x: number, y: number, width: number, height: number, options?: QueryOptions): BodyId[] {
    const where = 'query';
    const rows = queries.inRectangle(handleOf(this), where, where, x, y, width, height, options);
    return queries.idsOf(handleOf(this), rows);
  }

  /** What `query` finds, as rows; a view. */
  queryRows(
    x: number,
    y: number,
    width: number,
    height: number,
    options?: QueryOptions,
  ): View<Uint32Array> {
    return queries.inRectangle(handleOf(this), 'queryRows', 'query', x, y, width, height, options);
  }

  /** True when `query` would find a body. Ends with the first one. */
  queryAny(x: number, y: number, width: number, height: number, options?: QueryOptions): boolean {
    return queries.anyInRectangle(handleOf(this), x, y, width, height, options);
  }

  /**
   * The bodies with a point in their shapes, or with `touching` also on their surface.
   *
   * @example
   * ```ts
   * import { polygon, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const ship = world.insert({ shape: polygon([0, -20, 15, 20, -15, 20]), x: 100, y: 100 });
   * const [clicked] = world.queryPoint(100, 105);
   * console.log(clicked === ship); // prints true
   * ```
   */
  queryPoint(x: number, y: number, options?: QueryOptions): BodyId[] {
    const rows = queries.atPoint(handleOf(this), 'queryPoint', x, y, options);
    return queries.idsOf(handleOf(this), rows);
  }

  /** What `queryPoint` finds, as rows; a view. */
  queryPointRows(x: number, y: number, options?: QueryOptions): View<Uint32Array> {
    return queries.atPoint(handleOf(this), 'queryPointRows', x, y, options);
  }

  /**
   * The bodies whose shapes overlap a disc.
   *
   * @param radius Zero or more.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * world.insert({ shape: circle(10), x: 100, y: 100 });
   * world.insert({ shape: circle(10), x: 400, y: 100 });
   * for (const id of world.queryCircle(150, 100, 60)) world.remove(id); // an explosion
   * console.log(world.size); // prints 1
   * ```
   */
  queryCircle(x: number, y: number, radius: number, options?: QueryOptions): BodyId[] {
    const rows = queries.inCircle(handleOf(this), 'queryCircle', x, y, radius, options);
    return queries.idsOf(handleOf(this), rows);
  }

  /** What `queryCircle` finds, as rows; a view. */
  queryCircleRows(x: number, y: number, radius: number, options?: QueryOptions): View<Uint32Array> {
    return queries.inCircle(handleOf(this), 'queryCircleRows', x, y, radius, options);
  }

  /**
   * The bodies that overlap a shape which is no body itself: would something fit here?
   *
   * @param at Where the shape is: `x`, `y`, `angle`, `scale`, as for a body.
   *
   * @example
   * ```ts
   * import { box, type World } from 'quadrille/world';
   *
   * function canBuild(world: World, x: number, y: number): boolean {
   *   return world.overlaps(box(40, 30), { x, y, angle: Math.PI / 4 }).length === 0;
   * }
   * ```
   */
  overlaps(shape: Shape, at: Placed, options?: QueryOptions): BodyId[] {
    const rows = queries.overlaps(handleOf(this), 'overlaps', shape, at, options);
    return queries.idsOf(handleOf(this), rows);
  }

  /** What `overlaps` finds, as rows; a view. */
  overlapsRows(shape: Shape, at: Placed, options?: QueryOptions): View<Uint32Array> {
    return queries.overlaps(handleOf(this), 'overlapsRows', shape, at, options);
  }

  /**
   * `overlapsRows` for one shape at many places, in one call.
   *
   * @param places Four numbers each, as in `transforms`: x, y, angle, scale.
   * @throws RangeError that names the first wrong place by its index.
   */
  overlapsMany(shape: Shape, places: ArrayLike<number>, options?: QueryOptions): RowLists {
    return queries.overlapsMany(handleOf(this), shape, places, options);
  }

  /**
   * The first body that a point meets on its path from (x, y) to (x + dx, y + dy): of several at the same fraction, the one with the
   * lowest id. A ray that starts in a body meets it at fraction 0, with normal 0, 0.
   *
   * @param dx How far the path leads to the right, from x on. @param dy How far it leads down, from y on.
   * @param options `filter` decides about each body that is met, in order.
   * @returns The hit, or undefined.
   *
   * @example
   * ```ts
   * import type { BodyId, World } from 'quadrille/world';
   *
   * function target(world: World<{ lives: number }>, shooter: BodyId): BodyId | undefined {
   *   const { x, y } = world.transformOf(shooter);
   *   const filter = (id: BodyId) => world.data(id)!.lives > 0;
   *   return world.raycast(x, y, 500, 0, { except: shooter, filter })?.id;
   * }
   * ```
   */
  raycast(
    x: number,
    y: number,
    dx: number,
    dy: number,
    options?: HitOptions<BodyId>,
  ): BodyHit | undefined {
    return queries.firstHit(handleOf(this), x, y, dx, dy, options);
  }

  /** All bodies that a ray meets, by fraction, then by id; each once, with the part that is met first. */
  raycastAll(x: number, y: number, dx: number, dy: number, options?: QueryOptions): BodyHit[] {
    const where = 'raycastAll';
    const world = handleOf(this);
    return queries.hitsOf(world, queries.raycast(world, where, where, x, y, dx, dy, options));
  }

  /** The hits of `raycastAll` as numbers, {@link BODY_HIT_STRIDE} each, with rows: see {@link BodyHitField}. A view. */
  raycastAllRows(
    x: number,
    y: number,
    dx: number,
    dy: number,
    options?: QueryOptions,
  ): View<Float32Array> {
    const where = 'raycastAllRows';
    const world = handleOf(this);
    const count = queries.raycast(world, where, 'raycastAll', x, y, dx, dy, options);
    return world.module.floats(where, count, BODY_HIT_STRIDE);
  }

  /**
   * The first body that each of many rays meets, in one call: a hit each, {@link BODY_HIT_STRIDE} numbers, with rows; row -1 where nothing
   * is met. A view.
   *
   * @param rays Four numbers each: x, y, dx, dy.
   * @throws RangeError that names the first wrong ray by its index.
   */
  raycastMany(rays: ArrayLike<number>, options?: QueryOptions): View<Float32Array> {
    return queries.raycastMany(handleOf(this), rays, options);
  }

  /**
   * The first body that a shape meets as it moves from a place by (dx, dy), without turning: of several at the same fraction, the one
   * with the lowest id, but of several that it overlaps at the start, the one that it overlaps deepest. At the fraction of the hit, and at
   * the end if there is none, the shape overlaps no body that the call may find, unless it does from the start: then that body is met at
   * fraction 0, with the normal and the depth of the overlap. What it only grazes does not stop it, and it may end in that: a body into
   * which it gets no deeper than 4 float steps of the largest coordinate there, however far it goes on (not with `touching`). The end of
   * the path may be beyond the range of 32-bit floats.
   *
   * @param at Where the shape begins: `x`, `y`, `angle`, `scale`, as for a body.
   * @param dx How far the path leads to the right. @param dy How far it leads down.
   * @param options `filter` decides about each body that is met, in order; the others may then overlap the shape.
   * @returns The hit, or undefined.
   *
   * @example
   * ```ts
   * import { box, type World } from 'quadrille/world';
   *
   * function roomToTheRight(world: World, x: number, y: number): number {
   *   return 100 * (world.cast(box(20, 40), { x, y }, 100, 0)?.fraction ?? 1);
   * }
   * ```
   */
  cast(
    shape: Shape,
    at: Placed,
    dx: number,
    dy: number,
    options?: HitOptions<BodyId>,
  ): CastHit | undefined;
  /**
   * The same for a body, with all its parts, from where it is for queries. It does not meet itself, nor bodies of its group. Its own
   * category and mask stand for those that are left out; if both are, each part has its own. A tile map cannot be cast.
   */
  cast(body: number, dx: number, dy: number, options?: HitOptions<BodyId>): CastHit | undefined;
  cast(
    given: Shape | number,
    at: Placed | number,
    dx: number,
    dy?: number | HitOptions<BodyId>,
    options?: HitOptions<BodyId>,
  ): CastHit | undefined {
    const handle = handleOf(this);
    return typeof given === 'object'
      ? casts.firstHit(handle, options, casts.castShape(given, at as Placed, dx, dy as number))
      : casts.firstHit(handle, dy as HitOptions<BodyId>, casts.castBody(given, at as number, dx));
  }

  /**
   * All bodies that a shape meets on its path, by fraction, of those that it overlaps at the start the deepest first, then by id: each as
   * if the others were not there.
   */
  castAll(shape: Shape, at: Placed, dx: number, dy: number, options?: QueryOptions): CastHit[];
  /** The same for a body, as in `cast`. */
  castAll(body: number, dx: number, dy: number, options?: QueryOptions): CastHit[];
  castAll(
    given: Shape | number,
    at: Placed | number,
    dx: number,
    dy?: number | QueryOptions,
    options?: QueryOptions,
  ): CastHit[] {
    const handle = handleOf(this);
    return typeof given === 'object'
      ? casts.allHits(handle, options, casts.castShape(given, at as Placed, dx, dy as number))
      : casts.allHits(handle, dy as QueryOptions, casts.castBody(given, at as number, dx));
  }

  /**
   * The first body that one shape meets on each of many paths, in one call: a hit each, {@link CAST_STRIDE} numbers, with rows; row -1
   * where nothing is met, and the place then is that of the end: see {@link CastField}. A view.
   *
   * @param paths Six numbers each: x, y, angle, scale, dx, dy. The start must keep the shape in the range of 32-bit floats; the end may be
   * beyond it, and the place there is then the largest float.
   * @throws RangeError that names the first wrong path by its index.
   */
  castMany(shape: Shape, paths: ArrayLike<number>, options?: QueryOptions): View<Float32Array> {
    return casts.castMany(handleOf(this), shape, paths, options);
  }

  /**
   * Where a body ends that is to move by (dx, dy), as far as it can go, without turning. It moves nothing: put the body there by
   * `move`. Where a solid stops it, it keeps the distance `skin`, or less at a flat angle, and the rest of the motion goes on along the
   * surface:
   *
   * - On a floor, what leads down is lost, and what leads sideways follows the floor with its length: the body neither slides down a
   *   floor, nor climbs it slower.
   * - A wall and a ceiling take what leads into them. A slope steeper than `slopeLimit` is a wall: the body slides down, and what leads
   *   sideways into it is lost, so that it is not climbed.
   * - Where two surfaces meet, the body stops.
   *
   * With `mode: 'topDown'`, for games that are seen from above, all surfaces are walls that take what leads into them, and nothing else.
   *
   * A motion with a part along `up` leaves the floor: it neither snaps nor climbs steps. Solids are what a `cast` of the body meets, but for
   * sensors; bodies that move are taken where they are. Where static bodies adjoin, surfaces are those of their outline.
   *
   * A body that overlaps solids at the start, after it was carried, is first put out of them: by the shortest straight way that crosses no
   * other solid, and ends apart from all; of equally short ones by that which leads up farthest, or with `'topDown'` back against the
   * motion. If there is none within `maxPush`, and the way since the last step of what it overlaps, it is `stuck`.
   *
   * The ends of one-way bodies stop nothing with a normal that is steeper than `slopeLimit`, or than 45 degrees: they are no walls.
   *
   * A one-way body that overlaps this one at the start lets it pass, unless it has moved there since the last `step()`, at the end of
   * which this one was on its side: it then pushes.
   *
   * The body ends in no solid, but for rounding, unless it is stuck. As with `cast`, a solid that it only grazes does not stop it: one into
   * which it gets no deeper than 4 float steps of the largest coordinate there. Its way for (dx, dy) is no longer than that; a step, a
   * snap, a push and what carries the body come in addition.
   *
   * With the option `seconds`, `dx` and `dy` are a velocity, and so are `velocityX` and `velocityY`.
   *
   * @param body Its id or its row. @param dx How far it is to go to the right. @param dy How far down.
   * @throws RangeError when the id is stale, the body is a tile map, or a number is not finite in 32 bits or out of its range.
   *
   * @example
   * ```ts
   * import type { BodyId, Support, World } from 'quadrille/world';
   *
   * const hero = { id: 0 as BodyId, vx: 0, vy: 0, support: undefined as Support | undefined };
   *
   * function walk(world: World, seconds: number): void {
   *   const { id, vx, vy, support } = hero;
   *   const halfGain = (900 * seconds) / 2; // of gravity
   *   const moved = world.moveAndSlide(id, vx, vy + halfGain, { seconds, support, snapDistance: 4 });
   *   world.move(id, moved.x, moved.y);
   *   hero.vx = moved.velocityX;
   *   hero.vy = moved.onFloor ? 0 : moved.velocityY + halfGain;
   *   hero.support = moved.support;
   * }
   * ```
   */
  moveAndSlide(body: number, dx: number, dy: number, options?: MoveOptions): MoveResult;
  /** The same for a shape that is no body, from a place. It meets what the `category` and the `mask` of the options let it meet. */
  moveAndSlide(shape: Shape, at: Placed, dx: number, dy: number, options?: MoveOptions): MoveResult;
  moveAndSlide(
    given: Shape | number,
    at: Placed | number,
    dx: number,
    dy?: number | MoveOptions,
    options?: MoveOptions,
  ): MoveResult {
    const handle = handleOf(this);
    return typeof given === 'object'
      ? moves.moveShape(handle, given, at as Placed, dx, dy as number, options)
      : moves.moveBody(handle, given, at as number, dx, dy as MoveOptions | undefined);
  }

  /**
   * Where many bodies end, in one call: each alone, with the others where they are. Views, see {@link Moves}.
   *
   * @param ids The bodies. @param motions Two numbers each: dx, dy.
   * @param options As of `moveAndSlide`; `previous` in place of `support`. Without `category` and `mask`, each body meets what its own let
   * it meet.
   * @throws RangeError that names the first wrong body or motion by its index.
   */
  moveAndSlideMany(
    ids: ArrayLike<number>,
    motions: ArrayLike<number>,
    options?: MoveManyOptions,
  ): Moves {
    return moves.moveMany(handleOf(this), ids, motions, options);
  }

  /**
   * The body nearest to a point, by the distance to the nearest point of its shape, then by id.
   *
   * @param options `maxDistance` says how far away it may be; `filter` decides about each body, nearest first.
   * @returns The body and its distance, or undefined.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * world.insert({ shape: circle(10), x: 50, y: 0 });
   * world.insert({ shape: circle(10), x: 90, y: 0 });
   * console.log(world.nearest(0, 0)?.distance); // prints 40
   * console.log(world.nearest(0, 0, { count: 2 }).map(({ distance }) => distance)); // prints [ 40, 80 ]
   * ```
   */
  nearest(x: number, y: number, options?: NearestOneOptions<BodyId>): BodyNeighbor | undefined;
  /** With `count`, as many bodies as that at most, nearest first. */
  nearest(
    x: number,
    y: number,
    options: NearestOptions<BodyId> & { readonly count: number },
  ): BodyNeighbor[];
  /** The same, where `count` may be left out. */
  nearest(
    x: number,
    y: number,
    options?: NearestOptions<BodyId>,
  ): BodyNeighbor[] | BodyNeighbor | undefined;
  nearest(
    x: number,
    y: number,
    options?: NearestOptions<BodyId>,
  ): BodyNeighbor[] | BodyNeighbor | undefined {
    return queries.nearestBodies(handleOf(this), x, y, options);
  }

  /**
   * The nearest bodies as numbers, {@link BODY_NEIGHBOR_STRIDE} each, with rows: see {@link BodyNeighborField}; one, unless `count` says
   * more. A view.
   */
  nearestRows(x: number, y: number, options?: NearestRowsOptions): View<Float32Array> {
    return queries.nearest(handleOf(this), 'nearestRows', x, y, options);
  }

  /**
   * How far two bodies are apart, where, and in which direction; or how deep they overlap. Of bodies of several parts, the two parts with
   * the least distance, whatever they accept. Cost: a test of each two parts.
   *
   * @throws RangeError when an id is stale.
   *
   * @example
   * ```ts
   * import { circle, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const car = world.insert({ shape: circle(10), x: 50, y: 0 });
   * const tree = world.insert({ shape: circle(10), x: 90, y: 0 });
   * console.log(world.separation(car, tree).distance); // prints 20
   * ```
   */
  separation(a: number, b: number): Separation {
    return queries.separation(handleOf(this), a, b);
  }

  /**
   * Why two bodies are a pair, or none, as they are now. It says `'apart'` also of two that are a pair of the last step, or will be one of
   * the next, only because a bullet meets the other on its way. What was written to `transforms` counts after the next step.
   *
   * @throws RangeError when an id is stale.
   *
   * @example
   * ```ts
   * import type { BodyId, World } from 'quadrille/world';
   *
   * function why(world: World, bullet: BodyId, wall: BodyId): string {
   *   const { reason, distance } = world.explain(bullet, wall);
   *   return reason === 'apart' ? `${distance} apart` : reason;
   * }
   * ```
   */
  explain(a: number, b: number): PairExplanation {
    return queries.explain(handleOf(this), a, b);
  }

  // Culling.

  /**
   * The bodies to draw: those whose boxes overlap a rectangle, such as that of a camera, by their `order`, then by id. Boxes are those
   * of `boxOf`; with `touching`, those that only share an edge with the rectangle count. As in every query, bodies of which no part
   * accepts anything (`mask: 0`) are not found.
   *
   * @param x Left edge. @param y Top edge.
   * @param width Zero or more. @param height Zero or more.
   *
   * @example
   * ```ts
   * import { box, World } from 'quadrille/world';
   *
   * const world = await World.create({ bounds: { x: 0, y: 0, width: 800, height: 600 } });
   * const hero = world.insert({ shape: box(20, 20), x: 100, y: 100, order: 1 });
   * const ground = world.insert({ shape: box(800, 400), x: 400, y: 300, order: 0 });
   * const camera = { x: 0, y: 0, width: 200, height: 200 };
   * const [first, second] = world.visible(camera.x, camera.y, camera.width, camera.height);
   * console.log(first === ground, second === hero); // prints true true
   * ```
   */
  visible(x: number, y: number, width: number, height: number, options?: QueryOptions): BodyId[] {
    const where = 'visible';
    const rows = queries.inRectangle(handleOf(this), where, where, x, y, width, height, options);
    return queries.idsOf(handleOf(this), rows);
  }

  /** What `visible` finds, as rows; a view. */
  visibleRows(
    x: number,
    y: number,
    width: number,
    height: number,
    options?: QueryOptions,
  ): View<Uint32Array> {
    return queries.inRectangle(
      handleOf(this),
      'visibleRows',
      'visible',
      x,
      y,
      width,
      height,
      options,
    );
  }

  /** The bodies to update: those that are not static and whose boxes overlap a rectangle, as for `visible`; by id. */
  active(x: number, y: number, width: number, height: number, options?: QueryOptions): BodyId[] {
    const where = 'active';
    const rows = queries.inRectangle(handleOf(this), where, where, x, y, width, height, options);
    return queries.idsOf(handleOf(this), rows);
  }

  /** What `active` finds, as rows; a view. */
  activeRows(
    x: number,
    y: number,
    width: number,
    height: number,
    options?: QueryOptions,
  ): View<Uint32Array> {
    return queries.inRectangle(
      handleOf(this),
      'activeRows',
      'active',
      x,
      y,
      width,
      height,
      options,
    );
  }
}

/** For `using`, the class has `[Symbol.dispose]()`, the same as `dispose()`. The compiler knows of it where the project's `lib` does. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging, eslint/no-unused-vars -- merging needs the same parameters
export interface World<Data = unknown> extends DisposeMethod {}

function notLoadedError(): Error {
  return plainError(
    'World: the module is not loaded; `await load()` first, or use `await World.create()`',
    'not-loaded',
  );
}
