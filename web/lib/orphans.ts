/** Native objects whose owners were forgotten are freed. In engines without FinalizationRegistry, `dispose()` alone frees them. */

/** What embind makes. */
interface Native {
  delete(): void;
}

/** Made on first use: importing must do nothing. */
let registry: FinalizationRegistry<Native> | undefined;

/** Frees a native object some time after its owner was forgotten. */
export function freeWithOwner(owner: object, native: Native): void {
  if (!('FinalizationRegistry' in globalThis)) return;
  registry ??= new FinalizationRegistry((orphan) => orphan.delete());
  registry.register(owner, native, owner);
}

/** Frees a native object now, and not again. */
export function free(owner: object, native: Native): void {
  registry?.unregister(owner);
  native.delete();
}
