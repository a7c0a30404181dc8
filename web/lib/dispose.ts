/// <reference lib="esnext.disposable" />
/** `using tree = ...` where engine and compiler support it, without errors where they do not. */

type DisposeKey = SymbolConstructor extends { readonly dispose: infer Key extends symbol }
  ? Key
  : never;

/**
 * `[Symbol.dispose]()`, for `using tree = ...`, in projects whose `lib` knows that symbol; nothing in
 * those that do not, so that the declarations compile there too.
 */
export type DisposeMethod = { [Key in DisposeKey]: () => void };

/**
 * `Symbol.dispose`, or in engines without it a symbol that has no effect.
 *
 * @internal
 */
export const disposeSymbol: typeof Symbol.dispose =
  Symbol.dispose ?? Symbol.for('quadrille.dispose');
