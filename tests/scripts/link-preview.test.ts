import { describe, expect, test } from 'vitest';
import {
  oembed,
  pageOf,
  previewTags,
  siteLinks,
  withAddress,
  withTags,
} from '../../scripts/page/link-preview.mjs';

const page = { title: 'A title', description: 'What it is' };

function contents(site?: string): Record<string, string | undefined> {
  return Object.fromEntries(
    previewTags(page, site).map(({ attrs }) => [
      attrs['property'] ?? attrs['name'],
      attrs['content'],
    ]),
  );
}

describe('the card of a link', () => {
  test('has a picture and addresses that are absolute where the site is known', () => {
    expect(contents('https://example.org/quadrille/')).toMatchObject({
      'og:title': 'A title',
      'og:description': 'What it is',
      'og:url': 'https://example.org/quadrille/',
      'og:image': 'https://example.org/quadrille/card.png',
      'twitter:card': 'summary_large_image',
    });
  });

  test('has neither where it is not', () => {
    const words = contents();
    expect(words).toMatchObject({ 'og:title': 'A title', 'twitter:card': 'summary' });
    expect(Object.keys(words)).not.toContain('og:image');
    expect(Object.keys(words)).not.toContain('og:url');
  });

  test('says what the page says of itself', () => {
    const html = '<title>A title</title><meta name="description" content="What it is">';
    expect(pageOf(html)).toEqual(page);
    expect(() => pageOf('<title></title>')).toThrow('no title');
  });
});

describe('a page with a picture of its own', () => {
  const own = { ...page, card: 'scenes/cards/crowd.png' };
  const site = 'https://example.org/q/';

  test('has it on its card, where the address of the site is known', () => {
    const tags = previewTags(own, site, 'scenes/crowd/').map(({ attrs }) => Object.values(attrs));
    expect(tags).toContainEqual(['og:image', `${site}scenes/cards/crowd.png`]);
    expect(tags).toContainEqual(['og:image:alt', 'What it is']);
  });

  test('names it for a server that will know the address', () => {
    const head = '<title>A title</title><meta name="description" content="What it is">';
    const html = withTags(`<head>${head}</head>`, own, previewTags(own, undefined));
    const served = withAddress(html, site, 'scenes/crowd/');
    expect(served).toContain(`content="${site}scenes/cards/crowd.png"`);
    expect(served).not.toContain('data-card');
  });

  test('is embedded with it, in its own state', () => {
    const said = JSON.parse(oembed(own, site, 'v=1&p=s3'));
    expect(said.thumbnail_url).toBe(`${site}scenes/cards/crowd.png`);
    expect(said.html).toContain('v1/embed.html#v=1&amp;p=s3&amp;');
    expect(siteLinks({ path: 'a/', oembed: 'a/oembed.json' }, site)).toContain(
      `href="${site}a/oembed.json"`,
    );
  });
});

test('a page that takes the place of another has nothing of its card and its address', () => {
  const site = 'https://example.org/q/';
  const tags = previewTags(page, site).map(({ attrs }) => {
    const words = Object.entries(attrs).map(([name, value]) => `${name}="${value}"`);
    return `<meta ${words.join(' ')}>`;
  });
  const html = `<head><title>Other</title><meta name="description" content="Other">${tags.join('\n')}${siteLinks({ path: '' }, site)}</head>`;
  expect(withTags(html, page, [])).toBe(
    '<head><title>A title</title><meta name="description" content="What it is"></head>',
  );
});

describe('a server that knows its address', () => {
  const head =
    '<meta property="og:title" content="A title"><meta name="twitter:card" content="summary">';
  const served = withAddress(`<head>${head}</head>`, 'http://127.0.0.1:4173/', 'learn/');

  test('gives a page that was built without one its picture, its address and the way to embed it', () => {
    expect(served).toContain('property="og:url" content="http://127.0.0.1:4173/learn/"');
    expect(served).toContain('property="og:image" content="http://127.0.0.1:4173/card.png"');
    expect(served).toContain('name="twitter:card" content="summary_large_image"');
    expect(served).toContain('href="http://127.0.0.1:4173/oembed.json"');
  });

  test('leaves pages that have them as they are, and what is no such page', () => {
    expect(withAddress(served, 'http://other.example/', '')).toBe(served);
    expect(withAddress('<head></head>', 'http://other.example/', '')).toBe('<head></head>');
  });

  test('says how the page is embedded, with text of a host that stays text', () => {
    const said = JSON.parse(oembed({ title: 'A "title" <b>' }, 'https://example.org/q/'));
    expect(said).toMatchObject({ version: '1.0', type: 'rich', width: 640, height: 480 });
    expect(said.html).toContain('src="https://example.org/q/v1/embed.html#v=1&amp;p=crowd');
    expect(said.html).toContain('title="A &quot;title&quot; &lt;b>"');
  });
});
