/** How many cases a property test draws. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Only in `npm test`. */
    readonly quick?: boolean;
  }
}

/** Fewer would miss kinds of cases. */
const LEAST = 25;

/** All of them, or in `npm test` a tenth. */
export function draws(all: number): number {
  return inject('quick') ? Math.min(all, Math.max(LEAST, Math.ceil(all / 10))) : all;
}
