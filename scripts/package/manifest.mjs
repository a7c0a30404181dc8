// What the package's manifest says of where the project is, and documents with it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../terminal/failure.mjs';
import { writeInstallation } from './installation.mjs';

/**
 * Writes which version npm has; `null` for none.
 *
 * @param {string} checkout
 * @param {string | null} version
 */
export function writePublished(checkout, version) {
  change(checkout, { published: version });
}

/**
 * Writes where the repository is, and the site if it has an address already.
 *
 * @param {string} checkout
 * @param {string} repository such as https://github.com/owner/quadrille
 * @param {string} [site] such as https://owner.github.io/quadrille/
 */
export function writeRepository(checkout, repository, site) {
  const address = addressOf(repository, 'The repository').replace(/(\/|\.git)+$/, '');
  if (new URL(address).pathname.split('/').length < 3)
    throw new Failure(`${address} names no repository of an owner.`);
  const homepage = site && addressOf(site, 'The site');
  if (homepage && !homepage.endsWith('/'))
    throw new Failure('The address of the site must end with a slash.');
  change(checkout, {
    homepage: homepage ?? `${address}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git` },
  });
  const guide = join(checkout, 'docs/cpp.md');
  const before = readFileSync(guide, 'utf8');
  writeFileSync(guide, before.replace(/(?<=GIT_REPOSITORY )\S+/g, `${address}.git`));
}

/** An address of the web without what leads into a page. */
function addressOf(text, name) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAddress = url?.protocol === 'https:' && url.search === '' && url.hash === '';
  if (!isAddress) throw new Failure(`${name} must be an address such as https://host/path.`);
  return url.href;
}

/** Writes values into package.json, and what documents say of them. */
function change(checkout, values) {
  const file = join(checkout, 'package.json');
  const manifest = { ...JSON.parse(readFileSync(file, 'utf8')), ...values };
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
  writeInstallation(checkout);
}
