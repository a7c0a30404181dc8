import { absolute } from './address-links.mjs';

/** The list of sitemaps, in the folder of the site; each part of the site writes its own. */
export const SITEMAP = 'sitemap.xml';
export const PLAYGROUND_SITEMAP = 'sitemap-playground.xml';
const parts = [PLAYGROUND_SITEMAP, `learn/${SITEMAP}`, `docs/${SITEMAP}`, `wild/${SITEMAP}`];

/** After https://www.sitemaps.org. */
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * @param {string} site its address, ending with a slash
 */
export function sitemapIndex(site) {
  const rows = parts.map((file) => `<sitemap><loc>${absolute(file, site)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex ${SCHEMA}>\n${rows.join('\n')}\n</sitemapindex>\n`;
}

/**
 * @param {readonly string[]} paths where pages lie in the site
 * @param {string} site its address, ending with a slash
 */
export function sitemap(paths, site) {
  const rows = paths.map((path) => `<url><loc>${absolute(path, site)}</loc></url>`);
  return `${HEAD}\n<urlset ${SCHEMA}>\n${rows.join('\n')}\n</urlset>\n`;
}
