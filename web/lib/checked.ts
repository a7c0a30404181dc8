/**
 * The development build: the same library, whose views throw on use once they are stale. The sentence names
 * the method that returned the view, the call that made it stale, and the cure. The binary is inside the
 * JavaScript, as in `quadrille/inline`, so that every bundler, server and test runner can use this entry.
 *
 * @module
 */
import { checkedView, endViews, type RawView, unchecked } from './checked-views.js';
import { Quadtree as InlineQuadtree } from './inline.js';
import type { QuadtreeOptions } from './options.js';
import { quadrille } from './quadrille-program.js';
import { QuadtreeBase } from './quadtree.js';

export * from './exports.js';
export { load } from './inline.js';

/** Members that leave views valid, and return none. */
const LEAVE_VIEWS: ReadonlySet<string> = new Set([
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

/** Overrides the members that make views stale. */
function checkMembers(prototype: QuadtreeBase): void {
  const members = Object.getOwnPropertyDescriptors(QuadtreeBase.prototype);
  for (const [name, member] of Object.entries(members)) {
    if (!LEAVE_VIEWS.has(name)) Object.defineProperty(prototype, name, checked(name, member));
  }
}

/** A member of the class that makes views stale, and returns checked ones. */
function checked(name: string, member: PropertyDescriptor): PropertyDescriptor {
  if (member.get !== undefined) {
    const cure = `keep a copy, by slice(), or read ${name} again`;
    return {
      ...member,
      get(this: QuadtreeBase): unknown {
        // Reading the boxes moves nothing and allocates nothing.
        if (name !== 'boxes') endViews(`${name} was read`);
        return result(member.get?.call(this), name, cure);
      },
    };
  }
  const into = `${name}Into` in QuadtreeBase.prototype ? ` or ${name}Into` : '';
  const cure = `keep a copy, by slice()${into}, or call ${name} again`;
  return {
    ...member,
    value(this: QuadtreeBase, ...args: unknown[]): unknown {
      const given = args.map((arg) => argument(name, arg));
      endViews(`${name} was called`);
      return result(Reflect.apply(member.value, this, given), name, cure);
    },
  };
}

/** What a member returns, with checked views. */
function result(found: unknown, name: string, cure: string): unknown {
  if (isView(found)) return checkedView(found, name, cure);
  if (!isLists(found)) return found;
  const lists = Object.entries(found).map(([key, list]) => [key, result(list, name, cure)]);
  return Object.fromEntries(lists);
}

/** An argument as the library takes it. Views that a callback got are stale when it has returned. */
function argument(name: string, given: unknown): unknown {
  if (typeof given !== 'function') return unchecked(given);
  return (...args: unknown[]): unknown => {
    try {
      return given(...args);
    } finally {
      endViews(`the callback of ${name} returned`);
    }
  };
}

/** Snapshots have memory of their own. */
function isView(found: unknown): found is RawView {
  return ArrayBuffer.isView(found) && found.buffer === quadrille.module?.memory;
}

/** True for the lists that many queries found. */
function isLists(found: unknown): found is object {
  return typeof found === 'object' && found !== null && 'offsets' in found;
}

/** A {@link QuadtreeBase} whose views throw on use once they are stale. */
export class Quadtree<Data = unknown> extends InlineQuadtree<Data> {
  static {
    checkMembers(this.prototype);
  }

  /**
   * Makes an empty tree, and all views stale. `load()` must have resolved before.
   *
   * @throws TypeError or RangeError for a wrong option; Error when the module is not loaded.
   */
  constructor(options: QuadtreeOptions) {
    endViews('a tree was made');
    super(options);
  }
}
