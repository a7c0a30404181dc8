/** Views that throw on use once they are stale. */
import { plainError } from './coded-errors.js';

/** A typed array in WebAssembly's memory, as the library returns it. */
export type RawView = Float32Array | Float64Array | Int32Array | Uint32Array;

/** The time from one call to the next; all views of it become stale together. */
interface Epoch {
  /** What made the views stale; undefined while they are valid. */
  endedBy?: string;
}

let current: Epoch = {};

/** Makes all views stale; `event` says what happened, for error sentences. */
export function endViews(event: string): void {
  current.endedBy = event;
  current = {};
}

/** For each checked view: gives the typed array behind it, or throws when it is stale. */
const checks = new WeakMap<object, () => RawView>();

/** The typed array behind a checked view, which must not be stale; any other value as it is. */
export function unchecked(value: unknown): unknown {
  const check = typeof value === 'object' && value !== null ? checks.get(value) : undefined;
  return check === undefined ? value : check();
}

/**
 * A view with the elements and methods of a typed array. Once it is stale, each use throws.
 *
 * @param origin What returned the view.
 * @param cure What the error sentence advises.
 */
export function checkedView(raw: RawView, origin: string, cure: string): RawView {
  return checkedIn(current, raw, origin, cure);
}

function checkedIn(epoch: Epoch, raw: RawView, origin: string, cure: string): RawView {
  /** Growth of the memory detaches the buffer. Calls cause it, also those of another entry of the package. */
  const check = (): RawView => {
    const event = epoch.endedBy ?? (raw.buffer.byteLength === 0 ? 'the memory grew' : undefined);
    if (event === undefined) return raw;
    throw plainError(`${origin}: this view became stale when ${event}; ${cure}`, 'stale-view');
  };
  /** The array itself, and parts of it, do not get past the check. */
  const outgoing = (value: unknown): unknown => {
    if (value === raw) return view;
    if (!ArrayBuffer.isView(value) || value.buffer !== raw.buffer) return value;
    return checkedIn(epoch, value as RawView, origin, cure);
  };
  /** A callback that makes the view stale is not called for the next element. */
  const incoming = (value: unknown): unknown => {
    if (!isFunction(value)) return unchecked(value);
    return (...args: unknown[]) => {
      check();
      return value(...args.map(outgoing));
    };
  };
  const view = new Proxy(raw, {
    get(_, key) {
      // With the typed array as `this`, which accessors such as `length` and most methods need.
      const value: unknown = Reflect.get(check(), key, raw);
      if (!isFunction(value) || key === 'constructor') return value;
      const iterate = iterators.get(key);
      if (iterate !== undefined) return iterate.bind(view);
      return (...args: unknown[]) => outgoing(Reflect.apply(value, check(), args.map(incoming)));
    },
    set: (_, key, value) => Reflect.set(check(), key, value, raw),
    has: (_, key) => Reflect.has(check(), key),
    ownKeys: () => Reflect.ownKeys(check()),
  });
  checks.set(view, check);
  return view;
}

type Callable = (...args: unknown[]) => unknown;

function isFunction(value: unknown): value is Callable {
  return typeof value === 'function';
}

const { entries, keys, values } = Array.prototype;

/** Those of arrays read element by element through the proxy; those of typed arrays need the array itself. */
const iterators: ReadonlyMap<string | symbol, Callable> = new Map<string | symbol, Callable>([
  ['entries', entries],
  ['keys', keys],
  ['values', values],
  [Symbol.iterator, values],
]);
