/** What an embedded page is told by its own address and by the page around it. */

/** Whether this is embed.html. */
export function isEmbedded(): boolean {
  return document.documentElement.dataset['page'] === 'embed';
}

/** The address of the whole page: `v1/embed.html` lies below it. */
export function wholePage(): string {
  if (!isEmbedded()) return location.href;
  return new URL(document.documentElement.dataset['whole'] ?? './', location.href).href;
}

/** The embedding page's origin. Undefined if there is none or the browser does not tell it: then no message can be trusted. */
export function parentOrigin(): string | undefined {
  if (globalThis.parent === globalThis.self) return undefined;
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
