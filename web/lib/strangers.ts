/** What seems to be an object of a class, and is not: a Proxy of one, or one of another copy of the class. */
import { typeError } from './coded-errors.js';
import { type EntryLoader, LOADER } from './loader.js';
import { quote } from './quote.js';

/**
 * Why something is no object of a class. `rule` begins the sentence; `named` is how an object of the class is quoted; `isInstance` is
 * what `instanceof` says, which is true of a Proxy and of what inherits from an object.
 */
export function strangerError(
  rule: string,
  given: unknown,
  named: string,
  isInstance: boolean,
): TypeError {
  const got = quote(given);
  if (isInstance) return typeError(`${rule}, got a Proxy of ${got}`);
  return got === named ? otherModuleError(rule, given) : typeError(`${rule}, got ${got}`);
}

/** Why an object of another module is refused. */
export function otherModuleError(rule: string, given: unknown): TypeError {
  const { constructor } = given as { constructor?: { readonly [LOADER]?: EntryLoader } };
  return typeError(
    `${rule}, got one of another WebAssembly module, of '${constructor?.[LOADER]?.shared.entry}'`,
    'other-module',
  );
}
