/** Where the npm package comes from: npm, and a public network of its files, once it is published; before that, the site. */
import manifest from '../../../package.json' with { type: 'json' };

export interface PackageSource {
  /** The line that installs it. */
  readonly install: string;
  /** The address of its files, with a slash at its end. */
  readonly files: string;
}

/** The manifest has `published`, the version that npm has, after the first release. */
const { published }: { readonly version: string; readonly published?: string } = manifest;

/** Takes the address of the site, which ends with a slash. */
export function packageSource(site: string): PackageSource {
  return published === undefined
    ? { install: `npm install ${site}quadrille.tgz`, files: `${site}package/` }
    : {
        install: 'npm install quadrille',
        files: `https://cdn.jsdelivr.net/npm/quadrille@${published}/`,
      };
}
