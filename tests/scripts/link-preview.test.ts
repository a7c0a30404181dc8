import { describe, expect, test } from 'vitest';
import { pageOf, previewTags } from '../../scripts/page/link-preview.mjs';

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
