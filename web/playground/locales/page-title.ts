/** The title of a page about something, by its name. */
export function pageTitle(name: string): string {
  return `${name} · Quadrille`;
}
