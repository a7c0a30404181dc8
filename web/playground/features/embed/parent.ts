/** The page around an embedded one, as that reaches it. */
import type { HeightReport, Report } from './protocol.ts';

/**
 * The embedding page's origin, as its messages name it: for a sandboxed page that is the word `null`. Undefined if there is no such
 * page or the browser does not tell: then no message can be trusted.
 */
export function parentOrigin(): string | undefined {
  if (globalThis.parent === globalThis.self) return undefined;
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}

/** Sends a message to the embedding page, of that origin. A page without one cannot be addressed; it alone gets the message all the same. */
export function tellParent(message: Report | HeightReport, origin: string): void {
  globalThis.parent.postMessage(message, origin === 'null' ? '*' : origin);
}
