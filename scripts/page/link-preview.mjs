/** The card that other programs show for a link to the site: its picture is made by `npm run card`. */
export const card = { file: 'card.png', width: 1_200, height: 630 };

/**
 * The meta elements of the card, after Open Graph. The picture and the address of the page must be absolute there: without the site's
 * address, the card has neither.
 *
 * @param {{ readonly title: string, readonly description: string }} page
 * @param {string | undefined} site the address of the site, ending with a slash
 * @param {string} path where the page lies in it
 */
export function previewTags({ title, description }, site, path = '') {
  const words = {
    'og:type': 'website',
    'og:site_name': 'Quadrille',
    'og:title': title,
    'og:description': description,
  };
  if (site === undefined) return tagsOf({ ...words, 'twitter:card': 'summary' });
  return tagsOf({
    ...words,
    'og:url': new URL(path, site).href,
    'og:image': new URL(card.file, site).href,
    'og:image:width': String(card.width),
    'og:image:height': String(card.height),
    'og:image:alt': 'Squares in the cells of a quadtree; those that collide are red.',
    'twitter:card': 'summary_large_image',
  });
}

function tagsOf(words) {
  return Object.entries(words).map(([name, content]) => ({
    tag: 'meta',
    attrs: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
    injectTo: /** @type {const} */ ('head'),
  }));
}

/** What a page says of itself. */
export function pageOf(html) {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
  if (!title || !description) throw new Error('the page has no title or no description');
  return { title, description };
}
