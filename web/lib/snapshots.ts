/** Snapshots on their way out of the module's memory and into it. */
import { calls, memory, stageBytes, valuesFound } from './calls.js';
import { quote } from './checks.js';
import { OK, statusError } from './errors.js';
import { pointerOf } from './handle.js';
import { forgetBoxes, type TreeObjects } from './objects.js';

/** A tree as bytes of their own. */
export function takeSnapshot(tree: TreeObjects): Uint8Array<ArrayBuffer> {
  const count = calls.quadrille_snapshot(pointerOf(tree));
  const bytes = valuesFound(Uint8Array<ArrayBuffer>, 'snapshot', count).slice();
  calls.quadrille_release();
  return bytes;
}

/** Makes a tree the one of a snapshot, or throws and changes nothing. */
export function putBack(tree: TreeObjects, where: string, snapshot: Uint8Array): void {
  pointerOf(tree); // before a bad snapshot is told of
  if (!isBytes(snapshot)) {
    throw new TypeError(`${where}: snapshot must be a Uint8Array, got ${quote(snapshot)}`);
  }
  // Bytes in the module's own memory would be lost where staging makes it grow.
  const bytes = snapshot.buffer === memory() ? snapshot.slice() : snapshot;
  const count = bytes.length;
  const pointer = pointerOf(tree);
  stageBytes(where, count).set(bytes);
  const status = -calls.quadrille_restore(pointer, count);
  calls.quadrille_release();
  if (status !== OK) throw statusError(where, status);
  forgetBoxes(tree);
}

/** Also for arrays of another window. */
function isBytes(value: unknown): boolean {
  return (
    ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
  );
}
