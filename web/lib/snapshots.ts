/** Snapshots on their way out of the module's memory and into it. */
import { quote } from './checks.js';
import { OK, OUT_OF_MEMORY, statusError } from './errors.js';
import { memoryOf, nativeOf } from './handle.js';
import { forgetBoxes, type TreeObjects } from './objects.js';

/** A tree as bytes of their own. */
export function takeSnapshot(tree: TreeObjects): Uint8Array<ArrayBuffer> {
  const native = nativeOf(tree);
  const count = native.snapshot();
  if (count < 0) throw statusError('snapshot', -count);
  const bytes = new Uint8Array(memoryOf(tree), native.bytesPointer(), count).slice();
  native.allocateBytes(0);
  return bytes;
}

/** Makes a tree the one of a snapshot, or throws and changes nothing. */
export function putBack(tree: TreeObjects, where: string, snapshot: Uint8Array): void {
  const native = nativeOf(tree);
  if (!isBytes(snapshot)) {
    throw new TypeError(`${where}: snapshot must be a Uint8Array, got ${quote(snapshot)}`);
  }
  // Bytes in the module's own memory would be lost where allocating makes it grow.
  const bytes = snapshot.buffer === memoryOf(tree) ? snapshot.slice() : snapshot;
  const count = bytes.length;
  const pointer = native.allocateBytes(count);
  if (pointer === 0 && count > 0) throw statusError(where, OUT_OF_MEMORY);
  new Uint8Array(memoryOf(tree), pointer, count).set(bytes);
  const status = native.restore(count);
  if (status !== OK) throw statusError(where, status);
  forgetBoxes(tree);
}

/** Also for arrays of another window. */
function isBytes(value: unknown): boolean {
  return (
    ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
  );
}
