import { addressLinks, linkElements } from './address-links.mjs';

/** The card that other programs show for a link to the site: its picture is made by `npm run card`. */
export const card = { file: 'card.png', width: 1_200, height: 630 };

/** Of the site, for pages without a picture of their own. */
const usual = {
  file: card.file,
  alt: 'Squares in the cells of a quadtree; those that collide are red.',
};

/**
 * The meta elements of the card, after Open Graph. The picture and the address of the page must be absolute there: without the site's
 * address, the card has neither.
 *
 * @param {{ readonly title: string, readonly description: string, readonly card?: string }} page `card` is its own picture, from
 *   the folder of the site
 * @param {string | undefined} site the address of the site, ending with a slash
 * @param {string} path where the page lies in it
 */
export function previewTags({ title, description, card: file }, site, path = '') {
  const words = {
    'og:type': 'website',
    'og:site_name': 'Quadrille',
    'og:title': title,
    'og:description': description,
  };
  const picture = file === undefined ? usual : { file, alt: description };
  if (site !== undefined) {
    const own = absoluteWords(site, path, picture);
    return tagsOf({ ...words, ...own, 'twitter:card': 'summary_large_image' });
  }
  const tags = tagsOf({ ...words, 'twitter:card': 'summary' });
  // For the server that adds what is absolute.
  if (file !== undefined) Object.assign(tags.at(-1).attrs, { 'data-card': file });
  return tags;
}

/** What must name the site. */
function absoluteWords(site, path, { file, alt }) {
  return {
    'og:url': new URL(path, site).href,
    'og:image': new URL(file, site).href,
    'og:image:width': String(card.width),
    'og:image:height': String(card.height),
    'og:image:alt': alt,
  };
}

/**
 * A page that was built without the address of its site, with it: as a server that knows its address sends it. Other pages, and other
 * texts, stay as they are.
 *
 * @param {string} html
 * @param {string} site the address of the site, ending with a slash
 * @param {string} path where the page lies in it
 */
export function withAddress(html, site, path) {
  if (!html.includes('property="og:title"') || html.includes('property="og:url"')) return html;
  const tags = tagsOf(absoluteWords(site, path, pictureOf(html))).map(metaOf);
  return html
    .replace(
      /(<meta name="twitter:card" content=")summary"(?: data-card="[^"]*")?/,
      '$1summary_large_image"',
    )
    .replace('</head>', `${tags.join('')}${siteLinks({ path }, site)}</head>`);
}

/** The picture that a page names for its card. */
function pictureOf(html) {
  const [, file] = /<meta name="twitter:card" [^>]*data-card="([^"]+)"/.exec(html) ?? [];
  return file === undefined ? usual : { file, alt: pageOf(html).description };
}

/** Where other programs find how the page is embedded, after https://oembed.com. */
export const OEMBED_FILE = 'oembed.json';

/**
 * The links of a page that tell its address, and where its embedding is described.
 *
 * @param {Parameters<typeof addressLinks>[0] & { readonly oembed?: string }} page `oembed` is the file about its embedding, if it has its own
 * @param {string | undefined} site the address of the site, ending with a slash
 */
export function siteLinks(page, site) {
  const links = linkElements(addressLinks(page, site));
  return site === undefined ? links : links + discovery(site, page.oembed);
}

/** What leads a program from a page of the site to that file. */
function discovery(site, file = OEMBED_FILE) {
  const address = escaped(new URL(file, site).href);
  return `<link rel="alternate" type="application/json+oembed" href="${address}" title="Quadrille">`;
}

/**
 * That file: the scene of a page, paused, with its buttons.
 *
 * @param {{ readonly title: string, readonly card?: string }} page
 * @param {string} site the address of the site, ending with a slash
 * @param {string} state the fragment that the page opens
 */
export function oembed({ title, card: file = card.file }, site, state = 'v=1&p=crowd') {
  const size = { width: 640, height: 480 };
  const hidden = 'scenes.diagram.caption.settings';
  const src = new URL(`v1/embed.html#${state}&start=click&hide=${hidden}`, site).href;
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    provider_name: 'Quadrille',
    provider_url: site,
    title,
    ...size,
    html: `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${size.width}" height="${size.height}" style="border: 0" loading="lazy"></iframe>`,
    thumbnail_url: new URL(file, site).href,
    thumbnail_width: card.width,
    thumbnail_height: card.height,
  });
}

/** What the build says where it does not know the address of the site. */
export const unknownSite =
  'SITE_URL is not set: links to this site will have a card without picture, and there is no oEmbed, no canonical link and no sitemap. Where the site will be is said by SITE_URL=https://example.org/path/ npm run build';

/**
 * A page with the title, the description, the card and the address of another one in place of its own.
 *
 * @param {string} html
 * @param {{ readonly title: string, readonly description: string }} page
 * @param {ReturnType<typeof previewTags>} tags its card
 */
export function withTags(html, { title, description }, tags) {
  return html
    .replaceAll(
      / *<(?:meta (?:property="og:|name="twitter:)|link rel="(?:canonical|alternate)")[^>]*>\n?/g,
      '',
    )
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)}`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, before) => before + escaped(description),
    )
    .replace('</head>', () => `${tags.map(metaOf).join('')}</head>`);
}

function metaOf({ attrs }) {
  const words = Object.entries(attrs).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<meta ${words.join(' ')}>`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
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
