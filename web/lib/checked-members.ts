/** The members of a class, such that its views throw on use once they are stale. */
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
  'constructor',
  'data',
  'disposed',
  'has',
  'idAt',
  'isLive',
  'options',
  'rows',
  'setData',
  'size',
]);

/** Views that are written to: reading them moves nothing and allocates nothing, so that other views stay valid. */
const WRITTEN: ReadonlySet<string> = new Set(['boxes', 'transforms']);

/** Gives a prototype those members of `base` that make views stale, each of which checks. */
export function checkMembers(prototype: object, base: object, checks: CheckedClass): void {
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(base))) {
    if (checks.harmless.has(name)) continue;
    Object.defineProperty(prototype, name, checked(name, member, base, checks));
  }
}

/** A member of the class that makes views stale, and returns checked ones. */
function checked(
  name: string,
  member: PropertyDescriptor,
  base: object,
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
  const into = `${name}Into` in base ? ` or ${name}Into` : '';
  const cure = `keep a copy, by slice()${into}, or call ${name} again`;
  return {
    ...member,
    value(this: object, ...args: unknown[]): unknown {
      const given = args.map((arg) => argument(name, arg));
      endViews(`${name} was called`);
      return result(Reflect.apply(member.value, this, given), name, cure, checks);
    },
  };
}

/** What a member returns, with checked views. */
function result(found: unknown, name: string, cure: string, checks: CheckedClass): unknown {
  if (isView(found, checks)) return checkedView(found, name, cure);
  if (!isLists(found)) return found;
  const lists = Object.entries(found).map(([key, list]) => [key, result(list, name, cure, checks)]);
  return Object.fromEntries(lists);
}

/** An argument as the library takes it. Views that a callback got are stale when it has returned. */
function argument(name: string, given: unknown): unknown {
  if (typeof given !== 'function') return options(unchecked(given));
  return (...args: unknown[]): unknown => {
    try {
      return given(...args);
    } finally {
      endViews(`the callback of ${name} returned`);
    }
  };
}

/** Options as the library takes them: `except` may be a view. */
function options(given: unknown): unknown {
  const { except } = Object(given) as { readonly except?: unknown };
  const raw = unchecked(except);
  return raw === except ? given : { ...(given as object), except: raw };
}

/** Snapshots have memory of their own. */
function isView(found: unknown, { module }: CheckedClass): found is RawView {
  return ArrayBuffer.isView(found) && found.buffer === module.module?.memory;
}

/** True for the lists that many queries found. */
function isLists(found: unknown): found is object {
  return typeof found === 'object' && found !== null && 'offsets' in found;
}
