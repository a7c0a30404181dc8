/** What an embedded page is told by its own address and by the page around it. */
import { includes } from '../../state/parameter.ts';
import type { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import type { HeightReport, Report } from './protocol.ts';

type Part = (typeof parameters.hide.values)[number];

/** Whether this is embed.html. */
export function isEmbedded(): boolean {
  return document.documentElement.dataset['page'] === 'embed';
}

/** Whether the embedding page hides a part. The whole page has all. */
export function isHidden({ signals }: Store, part: Part): boolean {
  return isEmbedded() && includes(signals.hide.value, part);
}

/** The address of the whole page: `v1/embed.html` lies below it. */
export function wholePage(): string {
  if (!isEmbedded()) return location.href;
  return new URL(document.documentElement.dataset['whole'] ?? './', location.href).href;
}

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
