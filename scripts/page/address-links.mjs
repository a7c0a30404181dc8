/**
 * The links by which a page names its own address and those of the same page in other languages. They are absolute where the site's address
 * is known; the own address is named only then. A reader whose language is missing gets English.
 *
 * @param {object} page
 * @param {string} page.path where it lies in the site
 * @param {string} [page.up] from the page to the site, with a slash at its end
 * @param {Readonly<Record<string, string>>} [page.languages] by language: where it lies in the site
 * @param {string | undefined} site the address of the site, ending with a slash
 * @returns {readonly ({ rel: 'canonical', href: string } | { rel: 'alternate', hreflang: string, href: string })[]}
 */
export function addressLinks({ path, up = './', languages = {} }, site) {
  const hrefOf = (file) => (site === undefined ? up + file : absolute(file, site));
  const alternates = Object.entries({ ...languages, ...defaultOf(languages) }).map(
    ([hreflang, file]) => ({
      rel: /** @type {const} */ ('alternate'),
      hreflang,
      href: hrefOf(file),
    }),
  );
  if (site === undefined) return alternates;
  return [{ rel: 'canonical', href: absolute(path, site) }, ...alternates];
}

function defaultOf({ en }) {
  return en === undefined ? {} : { 'x-default': en };
}

/** The address of a page: a folder for its index. */
export function absolute(path, site) {
  return new URL(path.replace(/(^|\/)index\.html$/, '$1'), site).href;
}

/** Those links as text. */
export function linkElements(links) {
  return links
    .map((link) => {
      const words = Object.entries(link).map(([name, value]) => `${name}="${value}"`);
      return `<link ${words.join(' ')}>`;
    })
    .join('');
}
