/** How many cases a property test draws. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Only in `npm test`. */
    readonly quick?: boolean;
    /** `QUADRILLE_DRAWS` of the environment, or 1. */
    readonly drawFactor: number;
  }
}

/** Fewer would miss kinds of cases. */
const LEAST = 25;

/** All of them, or in `npm test` a tenth; times `QUADRILLE_DRAWS`. */
export function draws(all: number): number {
  const drawn = inject('quick') ? Math.min(all, Math.max(LEAST, Math.ceil(all / 10))) : all;
  return drawn * inject('drawFactor');
}
