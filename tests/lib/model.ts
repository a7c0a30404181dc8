/** A tree and what it must hold, stepped together through a history of calls. */
import { inspect, type ObjectId, Quadtree, type QuadtreeOptions, rowOf } from 'quadrille';
import { expect } from 'vitest';
import { bulkOf, type Given, rectOf, type Step } from './arbitraries.js';
import { moved, overlap, type Rect } from './brute-force.js';
import { liveBoxes, snapshot, thrownBy } from './support.js';

export class Model {
  readonly tree: Quadtree<object>;
  /** Live boxes by row, as they must be. */
  readonly scene = new Map<number, Rect>();
  readonly #ids = new Map<number, ObjectId>();
  readonly #stale: ObjectId[] = [];
  /** The data of objects that have some, by row. */
  readonly #data = new Map<number, object>();

  #made = 0;

  constructor(options: QuadtreeOptions) {
    this.tree = new Quadtree(options);
  }

  /** Makes one call, with what it must do or refuse; then checks that tree and scene agree. */
  apply(step: Step): void {
    switch (step.call) {
      case 'insert':
        this.#attempt([rectOf(step.box)], false, () => {
          const data = this.#someData();
          this.#born(this.tree.insert(...step.box, data && { data }), rectOf(step.box), data);
        });
        break;
      case 'insertMany':
        this.#attempt(step.boxes.map(rectOf), step.bad, () => {
          const boxes = withBad(step.boxes, step.bad);
          const data = Array.from({ length: boxes.length / 4 }, () => this.#someData());
          const ids = this.tree.insertMany(boxes, { data: data as object[] });
          for (const [i, box] of step.boxes.entries()) this.#born(ids[i]!, rectOf(box), data[i]);
        });
        break;
      case 'setAll':
        this.#attempt(step.boxes.map(rectOf), step.bad, () => {
          this.tree.setAll(withBad(step.boxes, step.bad));
          this.#forgetAll();
          for (const [row, box] of step.boxes.entries())
            this.#born(this.tree.idAt(row), rectOf(box));
        });
        break;
      case 'update':
        this.#withRow(step.pick, (row, id) => {
          this.#attempt([rectOf(step.box)], false, () => {
            this.tree.update(id, ...step.box);
            this.scene.set(row, rectOf(step.box));
            this.#setData(row, this.#someData());
          });
        });
        break;
      case 'move':
        this.#withRow(step.pick, (row, id) => {
          const box = moved(this.scene.get(row) as Rect, step.x, step.y);
          this.#attempt([box], false, () => {
            this.tree.move(id, step.x, step.y);
            this.scene.set(row, box);
          });
        });
        break;
      case 'remove':
        this.#withRow(step.pick, (row, id) => {
          this.tree.remove(id);
          this.scene.delete(row);
          this.#ids.delete(row);
          this.#data.delete(row);
          this.#stale.push(id);
        });
        break;
      case 'clear':
        this.tree.clear();
        this.#forgetAll();
        break;
      case 'sync':
        this.#sync(step.changes, step.bad);
        break;
    }
    this.#agree();
  }

  #sync(changes: readonly (readonly [number, Given])[], bad: boolean): void {
    const next = new Map(this.scene);
    for (const [pick, box] of changes) this.#withRow(pick, (row) => next.set(row, rectOf(box)));
    const hasBad = bad && next.size > 0;
    const written = this.tree.boxes;
    for (const [row, box] of next) write(written, row, box);
    if (hasBad) written[4 * ([...next.keys()].at(-1) as number) + 2] = Number.NaN;
    this.#attempt([...next.values()], hasBad, () => {
      this.tree.sync();
      for (const [row, box] of next) this.scene.set(row, box);
    });
    for (const [row, box] of this.scene) write(this.tree.boxes, row, box);
  }

  /** Runs a call that must throw and change nothing when a box is bad or not allowed. */
  #attempt(boxes: readonly Rect[], bad: boolean, call: () => void): void {
    const { x, y, width, height } = this.tree.options.bounds;
    const world = { minX: x, minY: y, maxX: x + width, maxY: y + height };
    const refused =
      bad ||
      (this.tree.options.outside === 'reject' && boxes.some((box) => !overlap(box, world, true)));
    if (!refused) {
      call();
      return;
    }
    const { boxes: _written, ...before } = snapshot(this.tree) as { boxes: unknown };
    expect(thrownBy(call)).toBeInstanceOf(RangeError);
    const { boxes: _kept, ...after } = snapshot(this.tree) as { boxes: unknown };
    expect(after).toEqual(before);
  }

  #agree(): void {
    inspect(this.tree).validate();
    expect(this.tree.size).toBe(this.scene.size);
    expect(liveBoxes(this.tree)).toEqual(this.scene);
    for (const [row, id] of this.#ids) {
      expect(this.tree.has(id)).toBe(true);
      expect(this.tree.idAt(row)).toBe(id);
      expect(this.tree.data(row)).toBe(this.#data.get(row));
    }
    for (const id of this.#stale) expect(this.tree.has(id)).toBe(false);
  }

  /** New data, or none for every third object. */
  #someData(): object | undefined {
    return ++this.#made % 3 === 0 ? undefined : {};
  }

  #setData(row: number, data: object | undefined): void {
    this.tree.update(row, { data: data });
    if (data === undefined) this.#data.delete(row);
    else this.#data.set(row, data);
  }

  #born(id: ObjectId, box: Rect, data?: object): void {
    const row = rowOf(id);
    expect(this.scene.has(row)).toBe(false);
    this.scene.set(row, box);
    this.#ids.set(row, id);
    if (data !== undefined) this.#data.set(row, data);
  }

  #forgetAll(): void {
    this.#stale.push(...this.#ids.values());
    this.scene.clear();
    this.#ids.clear();
    this.#data.clear();
  }

  #withRow(pick: number, use: (row: number, id: ObjectId) => void): void {
    const rows = [...this.#ids.entries()];
    const chosen = rows[pick % Math.max(rows.length, 1)];
    if (chosen !== undefined) use(...chosen);
  }
}

function write(boxes: Float32Array, row: number, box: Rect): void {
  boxes.set([box.minX, box.minY, box.maxX, box.maxY], 4 * row);
}

function withBad(boxes: readonly Given[], bad: boolean): number[] {
  return bad ? [...bulkOf(boxes), 0, 0, Number.NaN, 0] : bulkOf(boxes);
}
