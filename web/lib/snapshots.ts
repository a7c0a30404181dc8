/** Snapshots: copied out of the module's memory, and into it. */

import { typeError } from './coded-errors.js';
import { OK, statusError } from './errors.js';
import { quote } from './quote.js';
import type { TreeHandle } from './tree-handle.js';

/** A tree as bytes, in a buffer of their own. */
export function snapshot({ module, native }: TreeHandle): Uint8Array<ArrayBuffer> {
  const bytes = module.values(Uint8Array<ArrayBuffer>, 'snapshot', native.snapshot()).slice();
  module.releaseBuffers();
  return bytes;
}

/** Makes a tree the one of a snapshot, or throws and changes nothing. */
export function restore(tree: TreeHandle, where: string, bytes: Uint8Array): void {
  if (!isBytes(bytes)) {
    throw typeError(`${where}: snapshot must be a Uint8Array, got ${quote(bytes)}`);
  }
  const { module } = tree;
  // Growth of the module's memory would detach a view of it.
  const given = bytes.buffer === module.memory ? bytes.slice() : bytes;
  const { length } = given;
  const { native } = tree;
  module.reserveInput(where, length).set(given);
  const status = -native.restore(length);
  module.releaseBuffers();
  if (status !== OK) throw statusError(where, status);
  tree.forgetObjects();
  tree.mayHaveFilters = true;
}

/** Also true for arrays of another window. */
function isBytes(value: unknown): boolean {
  return (
    ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
  );
}
