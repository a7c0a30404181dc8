/** The pages of the built site, by their paths in it. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const site = fileURLToPath(new URL('../../site/', import.meta.url));

export const sitePages: readonly string[] = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .toSorted();

/** Whether a page shows a file of source: there are hundreds of them, all made alike. */
export function isListing(file: string): boolean {
  return file.startsWith('docs/source/') && file.split('/').length > 3;
}

/** Every page of another kind, and of the listings every tenth: what a browser opens where opening them all proves no more. */
export const openedPages: readonly string[] = sitePages.filter(
  (file) => !isListing(file) || sitePages.indexOf(file) % 10 === 0,
);
