/** The members of a class, such that its views throw on use once they are stale. */
import { forgetRows, noteRemoval, noteRows, warnOfRow } from './checked-rows.js';
import { checkedView, endViews, type RawView, unchecked } from './checked-views.js';

/** What must be known of a class. */
export interface CheckedClass {
  /** Names of the members that leave views valid, and return none. */
  readonly harmless: ReadonlySet<string>;
  /** Where the module of its objects is, once it runs. */
  readonly module: { readonly module: { readonly memory: ArrayBuffer } | undefined };
}

/** Members of a Quadtree that leave views valid, and return none. */
export const HARMLESS_FOR_TREES: ReadonlySet<string> = new Set([
  'boxOf',
  'constructor',
  'data',
  'disposed',
  'get',
  'has',
  'idAt',
  'options',
  'rows',
  'size',
]);

/** Views that are written to: reading them moves nothing and allocates nothing, so that other views stay valid. */
const WRITTEN: ReadonlySet<string> = new Set(['boxes', 'transforms']);

/** Calls on one object that take its id or its row. `has` asks whether it is still there. */
const ON_ONE: ReadonlySet<string> = new Set([
  'boxOf',
  'cellOf',
  'data',
  'get',
  'isTileMap',
  'move',
  'part',
  'partCount',
  'place',
  'remove',
  'setTile',
  'tileAt',
  'tilesOf',
  'transformOf',
  'update',
  'updatePart',
]);

/** Gives a prototype those members of `base` that make views stale or take rows, each of which checks. */
export function checkMembers(prototype: object, base: object, checks: CheckedClass): void {
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(base))) {
    if (checks.harmless.has(name)) {
      if (ON_ONE.has(name)) Object.defineProperty(prototype, name, checkedForRow(name, member));
      continue;
    }
    Object.defineProperty(prototype, name, checked(name, member, checks));
  }
}

/** A member of the class that makes views stale, and returns checked ones. */
function checked(
  name: string,
  member: PropertyDescriptor,
  checks: CheckedClass,
): PropertyDescriptor {
  if (member.get !== undefined) {
    const cure = `keep a copy, by slice(), or read ${name} again`;
    return {
      ...member,
      get(this: object): unknown {
        if (!WRITTEN.has(name)) endViews(`${name} was read`);
        return result(member.get?.call(this), name, cure, checks);
      },
    };
  }
  const cure = `keep a copy, by slice(), or call ${name} again`;
  return {
    ...member,
    value(this: object, ...args: unknown[]): unknown {
      if (ON_ONE.has(name)) warnOfRow(this, name, args[0]);
      const given = args.map((arg) => argument(this, name, arg));
      endViews(`${name} was called`);
      const found: unknown = Reflect.apply(member.value, this, given);
      if (name === 'remove' && found === true) noteRemoval(this, args[0] as number);
      if (name === 'restore') forgetRows(this);
      const rows = rowsIn(name, found);
      if (rows !== undefined) noteRows(this, rows);
      return result(found, name, cure, checks);
    },
  };
}

/** A member that leaves views valid and takes an id or a row. */
function checkedForRow(name: string, member: PropertyDescriptor): PropertyDescriptor {
  return {
    ...member,
    value(this: object, ...args: unknown[]): unknown {
      warnOfRow(this, name, args[0]);
      return Reflect.apply(member.value, this, args);
    },
  };
}

/** The rows of one tree or world that a member has found; undefined for other results. */
function rowsIn(name: string, found: unknown): Uint32Array | undefined {
  if (isLists(found) && 'rows' in found) return found.rows as Uint32Array;
  const areRows = name.endsWith('Rows') && name !== 'pairsBetweenRows';
  return areRows && found instanceof Uint32Array ? found : undefined;
}

/** What a member returns, with checked views. */
function result(found: unknown, name: string, cure: string, checks: CheckedClass): unknown {
  if (isView(found, checks)) return checkedView(found, name, cure);
  if (!isLists(found)) return found;
  const lists = Object.entries(found).map(([key, list]) => [key, result(list, name, cure, checks)]);
  return Object.fromEntries(lists);
}

/** How many rows the callback of a member gets, first of all. */
const ROWS_OF_CALLBACK: ReadonlyMap<string, number> = new Map([
  ['forEachPair', 2],
  ['forEachNearest', 1],
]);

/** An argument as the library takes it. Views that a callback got are stale when it has returned. */
function argument(owner: object, name: string, given: unknown): unknown {
  if (typeof given !== 'function') return options(unchecked(given));
  return (...args: unknown[]): unknown => {
    noteRows(owner, args.slice(0, ROWS_OF_CALLBACK.get(name) ?? 0) as number[]);
    try {
      return given(...args);
    } finally {
      endViews(`the callback of ${name} returned`);
    }
  };
}

/** Options as the library takes them: some may be views. */
function options(given: unknown): unknown {
  const views = ['except', 'previous'].flatMap((name): [string, unknown][] => {
    const value: unknown = Object(given)[name];
    const raw = unchecked(value);
    return raw === value ? [] : [[name, raw]];
  });
  return views.length === 0 ? given : { ...(given as object), ...Object.fromEntries(views) };
}

/** Snapshots have memory of their own. */
function isView(found: unknown, { module }: CheckedClass): found is RawView {
  return ArrayBuffer.isView(found) && found.buffer === module.module?.memory;
}

/** True for the lists that many queries found. */
function isLists(found: unknown): found is object {
  return typeof found === 'object' && found !== null && 'offsets' in found;
}

/** An inspector whose functions make all views stale, of which they return none. */
export function endingViews<Inspector extends object>(inspector: Inspector): Inspector {
  return new Proxy(inspector, {
    get(_, name) {
      const member: unknown = Reflect.get(inspector, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        endViews(`${String(name)} was called`);
        return Reflect.apply(member, inspector, args);
      };
    },
  });
}
