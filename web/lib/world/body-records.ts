/** What JavaScript keeps of each body: its data, and its category for the listeners of events. */
import { type BodyId, rowOf } from './limits.js';

/** What a body is in space: of one shape, of parts, or of tiles. */
export type BodyForm = 'shape' | 'parts' | 'tiles';

/** A body, as long as it is in the world or a list of a step may name it. */
export interface BodyRecord {
  readonly id: BodyId;
  /** What the caller has given to it. */
  data: unknown;
  /** Its category as of the last step; of a body that came since, as of now. */
  category: number;
  /** Whether it stands still. */
  isStatic: boolean;
  /** As which it was given. */
  form: BodyForm;
  /** How many steps there were before it came. */
  readonly bornIn: number;
}

/** Stands for the step in which a body of a snapshot came: before any. */
export const BEFORE_ALL_STEPS = -1;

/** The records of all bodies of a world. */
export class BodyRecords {
  /** By row; undefined for rows without a body. */
  readonly #rows: (BodyRecord | undefined)[] = [];
  /** Bodies that the last step knew and that were removed since; the next step lists their pairs as exited. */
  #removed = new Map<BodyId, BodyRecord>();
  /** Those that were removed before the last step. */
  #former = new Map<BodyId, BodyRecord>();
  /** New categories that the last step did not know. */
  #recategorized = new Map<BodyRecord, number>();
  /** Those that it knew, until they are applied. */
  #known = new Map<BodyRecord, number>();
  #steps = 0;

  /** True when a body that the last step knew was removed since. */
  get haveRemovals(): boolean {
    return this.#removed.size > 0;
  }

  /** How many steps there were. */
  get steps(): number {
    return this.#steps;
  }

  add(body: Omit<BodyRecord, 'bornIn'>): void {
    const { id, data, category, isStatic, form } = body;
    this.#put({ id, data, category, isStatic, form, bornIn: this.#steps });
  }

  #put(record: BodyRecord): void {
    const row = rowOf(record.id);
    while (this.#rows.length < row) this.#rows.push(undefined);
    this.#rows[row] = record;
  }

  /** The record of a body in the world, by its id or its row; undefined for stale ids, empty rows and all other numbers. */
  find(id: number): BodyRecord | undefined {
    const record = this.#rows[rowOf(id as BodyId)];
    if (record === undefined) return undefined;
    return record.id === id || rowOf(record.id) === id ? record : undefined;
  }

  /** The record of a body that is in the world or that the lists of the last step may name. */
  findListed(id: number): BodyRecord | undefined {
    return this.find(id) ?? this.#removed.get(id as BodyId) ?? this.#former.get(id as BodyId);
  }

  /** The record in a row. */
  inRow(row: number): BodyRecord | undefined {
    return this.#rows[row];
  }

  /** Rows, with those that are empty. */
  get rows(): number {
    return this.#rows.length;
  }

  /** True for a body that was removed before the last step, and for one that was removed before any step knew it. */
  isGone(id: BodyId): boolean {
    return this.find(id) === undefined && !this.#removed.has(id);
  }

  remove(record: BodyRecord): void {
    this.#rows[rowOf(record.id)] = undefined;
    // No list can name a body that came after the last step.
    if (record.bornIn < this.#steps) this.#removed.set(record.id, record);
  }

  removeAll(): void {
    for (const record of this.#rows) if (record !== undefined) this.remove(record);
    this.#rows.length = 0;
  }

  /** Remembers a category until the next step. */
  recategorize(record: BodyRecord, category: number): void {
    if (record.bornIn < this.#steps) this.#recategorized.set(record, category);
    else record.category = category;
  }

  /** To be called when a step has made new lists. `applyCategories` must follow. */
  countStep(): void {
    this.#steps++;
    [this.#former, this.#removed] = [this.#removed, this.#former];
    this.#removed.clear();
    [this.#known, this.#recategorized] = [this.#recategorized, this.#known];
  }

  /** Gives bodies the categories that the step knew: not those that exits have changed since. */
  applyCategories(): void {
    for (const [record, category] of this.#known) record.category = category;
    this.#known.clear();
  }

  /**
   * The categories that the last step knew: of bodies that have another one now, and of those of its pairs that were removed since;
   * by id, ascending.
   */
  categoriesOfStep(pairs: Iterable<BodyId>): Map<BodyId, number> {
    const records = Array.from(this.#recategorized)
      .filter(([record, now]) => this.find(record.id) === record && record.category !== now)
      .map(([record]) => record);
    if (this.haveRemovals) {
      for (const id of new Set(pairs)) {
        const record = this.#removed.get(id);
        if (record !== undefined) records.push(record);
      }
    }
    records.sort((a, b) => a.id - b.id);
    return new Map(
      records.map((record) => [record.id, this.#known.get(record) ?? record.category]),
    );
  }

  /**
   * Replaces all bodies by those of a snapshot, as if the last step knew them all.
   *
   * @param bodies Those in the world.
   * @param pairs The ids in its pairs. @param exits The ids in its other lists.
   * @param categoriesOfStep What `categoriesOfStep` gave. A body of a pair that is gone and has none is of all categories.
   */
  replace(
    bodies: readonly BodyRecord[],
    pairs: Iterable<BodyId>,
    exits: Iterable<BodyId>,
    categoriesOfStep: ReadonlyMap<BodyId, number>,
  ): void {
    this.dispose();
    for (const body of bodies) this.#put(body);
    this.setPast(pairs, exits, categoriesOfStep);
  }

  /** To be called before `load`: forgets what the last step knew, and makes it one that knew all bodies. */
  beginLoad(): void {
    for (const [record, category] of this.#recategorized) record.category = category;
    this.#recategorized.clear();
    this.#removed.clear();
    this.#former.clear();
    this.#steps++;
  }

  /** Takes a body of a save, or none, in a row. A body that was there keeps its data. */
  load(row: number, body: BodyRecord | undefined): void {
    const before = this.#rows[row];
    if (body !== undefined)
      this.#put({ ...body, data: before?.id === body.id ? before.data : undefined });
    else if (before !== undefined) this.#rows[row] = undefined;
  }

  /** To be called last: takes what the last step knew, as `replace` does. */
  setPast(
    pairs: Iterable<BodyId>,
    exits: Iterable<BodyId>,
    categoriesOfStep: ReadonlyMap<BodyId, number>,
  ): void {
    for (const [id, category] of categoriesOfStep) {
      const record = this.find(id);
      if (record === undefined) continue;
      this.#recategorized.set(record, record.category);
      record.category = category;
    }
    for (const id of pairs) this.#addGone(this.#removed, id, categoriesOfStep.get(id) ?? -1);
    for (const id of exits) this.#addGone(this.#former, id, -1);
  }

  /** Adds a body that a list names, unless it is known. */
  #addGone(gone: Map<BodyId, BodyRecord>, id: BodyId, category: number): void {
    if (this.findListed(id) !== undefined) return;
    gone.set(id, {
      id,
      data: undefined,
      category,
      isStatic: false,
      form: 'shape',
      bornIn: BEFORE_ALL_STEPS,
    });
  }

  /** Forgets everything. */
  dispose(): void {
    this.#rows.length = 0;
    this.#removed.clear();
    this.#former.clear();
    this.#recategorized.clear();
    this.#known.clear();
  }
}
