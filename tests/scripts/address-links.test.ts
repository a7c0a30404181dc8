import { describe, expect, test } from 'vitest';
import { addressLinks, linkElements } from '../../scripts/page/address-links.mjs';
import { sitemap, sitemapIndex } from '../../scripts/page/sitemap.mjs';

const site = 'https://example.org/quadrille/';
const page = {
  path: 'learn/it/how-fast/index.html',
  up: '../../../',
  languages: { en: 'learn/how-fast/', it: 'learn/it/how-fast/' },
};

describe('a page of a site whose address is known', () => {
  test('names its own address, and its languages, absolutely', () => {
    expect(linkElements(addressLinks(page, site)).split('>')).toEqual([
      `<link rel="canonical" href="${site}learn/it/how-fast/"`,
      `<link rel="alternate" hreflang="en" href="${site}learn/how-fast/"`,
      `<link rel="alternate" hreflang="it" href="${site}learn/it/how-fast/"`,
      `<link rel="alternate" hreflang="x-default" href="${site}learn/how-fast/"`,
      '',
    ]);
  });

  test('of one language names its own address alone', () => {
    expect(addressLinks({ path: 'index.html' }, site)).toEqual([{ rel: 'canonical', href: site }]);
    expect(addressLinks({ path: 'docs/start.html' }, site)).toEqual([
      { rel: 'canonical', href: `${site}docs/start.html` },
    ]);
  });
});

test('a page of another site names its languages from where it lies', () => {
  expect(addressLinks(page, undefined)).toEqual([
    { rel: 'alternate', hreflang: 'en', href: '../../../learn/how-fast/' },
    { rel: 'alternate', hreflang: 'it', href: '../../../learn/it/how-fast/' },
    { rel: 'alternate', hreflang: 'x-default', href: '../../../learn/how-fast/' },
  ]);
});

test('the sitemap lists addresses of pages, and that of the site the sitemaps of its parts', () => {
  expect(sitemap(['', 'scenes/crowd/index.html'], site).match(/<loc>.*?<\/loc>/g)).toEqual([
    `<loc>${site}</loc>`,
    `<loc>${site}scenes/crowd/</loc>`,
  ]);
  expect(sitemapIndex(site).match(/<loc>.*?<\/loc>/g)).toEqual([
    `<loc>${site}sitemap-playground.xml</loc>`,
    `<loc>${site}learn/sitemap.xml</loc>`,
    `<loc>${site}docs/sitemap.xml</loc>`,
    `<loc>${site}wild/sitemap.xml</loc>`,
  ]);
});
