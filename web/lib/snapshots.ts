/** Snapshots: copied out of the module's memory, and into it. */

import { typeError } from './coded-errors.js';
import { OK, statusError } from './errors.js';
import type { NativeModule } from './native-module.js';
import { quote } from './quote.js';
import type { TreeHandle } from './tree-handle.js';

/** A tree as bytes, in a buffer of their own. */
export function snapshot({ module, native }: TreeHandle): Uint8Array<ArrayBuffer> {
  return ownBytes(module, native.snapshot());
}

/** The bytes that the native `snapshot` found, in a buffer of their own. */
export function ownBytes(module: NativeModule, count: number): Uint8Array<ArrayBuffer> {
  const bytes = module.values(Uint8Array<ArrayBuffer>, 'snapshot', count).slice();
  module.releaseBuffers();
  return bytes;
}

/** Makes a tree the one of a snapshot, or throws and changes nothing. */
export function restore(tree: TreeHandle, where: string, bytes: Uint8Array): void {
  checkBytes(where, 'snapshot', bytes);
  const { module, native } = tree;
  const status = -native.restore(passBytes(module, where, bytes));
  module.releaseBuffers();
  if (status !== OK) throw statusError(where, status);
  tree.forgetObjects();
  tree.mayHaveFilters = true;
}

/** Throws for what is no Uint8Array; one of another window is one, too. */
export function checkBytes(where: string, name: string, bytes: Uint8Array): void {
  const isBytes =
    ArrayBuffer.isView(bytes) && Object.prototype.toString.call(bytes) === '[object Uint8Array]';
  if (!isBytes) throw typeError(`${where}: ${name} must be a Uint8Array, got ${quote(bytes)}`);
}

/** Copies bytes to the input buffer, and returns how many. */
export function passBytes(module: NativeModule, where: string, bytes: Uint8Array): number {
  // Growth of the module's memory would detach a view of it.
  const given = bytes.buffer === module.memory ? bytes.slice() : bytes;
  const { length } = given;
  module.reserveInput(where, length).set(given);
  return length;
}

/** The 16 hexadecimal digits of the hash that the native `hash` found. */
export function hashText(module: NativeModule, count: number): string {
  const [low, high] = module.words('hash', count) as unknown as [number, number];
  return [high, low].map((word) => word.toString(16).padStart(8, '0')).join('');
}
