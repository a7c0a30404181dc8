import { createHash } from 'node:crypto';

/**
 * What hosts show for a missing page, at its own address. Where the site's address is known, its links lead there, and it loads nothing.
 * Otherwise its script looks for the site in the folders above the wrong address. Its policy allows that script and its style by their
 * hashes.
 *
 * @param {string} page 404.html as it is written
 * @param {string | undefined} site the address of the site, ending with a slash
 */
export function missingPage(page, site) {
  const made = site === undefined ? page : leadingTo(site, page);
  const policy = [
    "default-src 'none'",
    ...sources('script', made),
    ...sources('style', made),
    ...(site === undefined ? ["connect-src 'self'"] : []),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return made.replace('<meta charset="utf-8">', `$&\n    ${meta}`);
}

function leadingTo(site, page) {
  return page
    .replace(/\n *<script>[^]*<\/script>/, '')
    .replace(/\n *<p id="by-hand">.*/, '')
    .replace('<ul id="ways" hidden>', '<ul>')
    .replaceAll(/(<a href=")([^"]*)/g, (_, before, path) => before + new URL(path, site).href);
}

/** The directive that allows the elements of a kind. */
function sources(kind, page) {
  const texts = Array.from(page.matchAll(new RegExp(`<${kind}>([^]*?)</${kind}>`, 'g')));
  if (texts.length === 0) return [];
  return [`${kind}-src ${texts.map(([, text]) => `'sha256-${hashOf(text)}'`).join(' ')}`];
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('base64');
}
