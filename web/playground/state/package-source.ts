/** Where the npm package comes from: npm, and a public network of its files, once it is published; before that, the site. */
// By its name alone: the page need not have the rest of the manifest.
import { published } from '../../../package.json';

export interface PackageSource {
  /** The line that installs it. */
  readonly install: string;
  /** The address of its files, with a slash at its end. */
  readonly files: string;
}

/** The version that npm has; null before the first release. */
const version: string | null = published;

/** Takes the address of the site, which ends with a slash. */
export function packageSource(site: string): PackageSource {
  return version === null
    ? { install: `npm install ${site}quadrille.tgz`, files: `${site}package/` }
    : {
        install: 'npm install quadrille',
        files: `https://cdn.jsdelivr.net/npm/quadrille@${version}/`,
      };
}
