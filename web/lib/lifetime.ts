/** Freeing: explicitly by dispose(), and as a safety net when the garbage collector finds a tree. */
import type { QuadtreeBinding } from './glue.mjs';

let registry: FinalizationRegistry<QuadtreeBinding> | undefined;

/** Frees `native` some time after `owner` has become unreachable. */
export function freeWithOwner(owner: object, native: QuadtreeBinding): void {
  registry ??= new FinalizationRegistry((orphan) => orphan.delete());
  registry.register(owner, native, owner);
}

/** Frees `native` now. */
export function freeNow(owner: object, native: QuadtreeBinding): void {
  registry?.unregister(owner);
  native.delete();
}
