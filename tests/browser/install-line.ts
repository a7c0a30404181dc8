import { readFileSync } from 'node:fs';

const { published } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { published: string | null };

/** The line that a site has to show, at its address. */
export function installLine(site: string): string {
  return published === null ? `npm install ${site}quadrille.tgz` : 'npm install quadrille';
}
