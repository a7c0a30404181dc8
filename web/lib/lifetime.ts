/** Freeing: explicitly by dispose(), and as a safety net when the garbage collector finds a tree. */
import { calls } from './calls.js';

let registry: FinalizationRegistry<number> | undefined;

/** Frees a native tree some time after `owner` has become unreachable. */
export function freeWithOwner(owner: object, tree: number): void {
  registry ??= new FinalizationRegistry((orphan) => calls.quadrille_destroy(orphan));
  registry.register(owner, tree, owner);
}

/** Frees it now. */
export function freeNow(owner: object, tree: number): void {
  registry?.unregister(owner);
  calls.quadrille_destroy(tree);
}
