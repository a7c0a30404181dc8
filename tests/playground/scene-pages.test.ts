/** What the built page of a scene says to programs that run no script. */
import { expect, test } from 'vitest';
import { languages } from '../../web/playground/state/language.ts';
import { presets } from '../../web/playground/state/presets.ts';
import { drawStills, renderPages } from '../../web/scenes/build/pages.tsx';
import { pageWords } from '../../web/scenes/page-words.ts';
import { wordsOf } from '../../web/scenes/words.ts';

/** What is built of `index.html`, as far as pages of scenes change it. */
const html = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Of the page">
    <title>The page</title>
    <link rel="stylesheet" href="./assets/index.css">
    <meta property="og:title" content="The page">
  </head>
  <body>
    <main class="desk"><section class="figure" aria-label="Playback"><p id="loading">Loading</p></section></main>
    <noscript><p>No script</p></noscript>
  </body>
</html>`;

const pages = renderPages({ html, sheet: 'assets/scene.css', site: undefined });
const stills = new Set(drawStills().map(({ path }) => path));

test('every scene has a page, whose address is its own and never changes', () => {
  expect(pages.map(({ path }) => path).filter((path) => path.split('/').length === 3)).toEqual([
    'scenes/crowd/index.html',
    'scenes/bodies/index.html',
    'scenes/java-tutorial/index.html',
    'scenes/leaves-only/index.html',
    'scenes/bouncing-squares/index.html',
    'scenes/shooter/index.html',
    'scenes/ten-thousand/index.html',
  ]);
});

test('each has, in every language, title, description, text and a picture that is there', () => {
  for (const { path, source } of pages) {
    const preset = presets.find(({ address }) => path.includes(`/${address}/`))!;
    const language = languages.find((one) => path.startsWith(`scenes/${one}/`)) ?? 'en';
    const { captions, page } = wordsOf(language);
    expect(source).toContain(` lang="${language}">`);
    expect(source).toContain(`aria-label="${page.transport}"`);
    expect(source).toContain(`<title>${page.scenes[preset.id].name} · Quadrille</title>`);
    expect(source).toContain(`<meta name="description" content="${captions.lines[preset.id]}">`);
    expect(source).not.toContain('The page');
    expect(source).toContain(`<strong>${captions.lines[preset.id]}</strong>`);
    expect(source).toContain(`>${pageWords[language].loading}</p>`);
    expect(source).toContain(`data-failed="${page.notFetched}" data-again="${page.tryAgain}"`);
    expect(source).toContain(pageWords[language].noScript.at(0));
    expect(source).toContain(`<h3>${page.scenes[preset.id].name}</h3>`);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(source) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'LearningResource',
      name: page.scenes[preset.id].name,
      description: captions.lines[preset.id],
      inLanguage: language,
    });
    const named = [...source.matchAll(/"(?:\.\.\/)+(scenes\/stills\/[^"]*)"/g)].map(
      ([, file]) => file!,
    );
    expect(named).toHaveLength(2);
    for (const file of named) expect(stills.has(file), file).toBe(true);
  }
});

test('each names itself in all languages, and opens in its own', () => {
  const { source } = pages.find(({ path }) => path === 'scenes/vi/shooter/index.html')!;
  expect(source).toContain('data-state="v=1&amp;p=s3&amp;lang=vi"');
  const named = [...source.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(named.map(([, language]) => language)).toEqual([...languages, 'x-default']);
  for (const [, , href] of named)
    expect(pages.map(({ path }) => `../../../${path}`)).toContain(`${href}index.html`);
});

test('where the address of the site is known, each names its own', () => {
  const site = 'https://example.org/q/';
  const [first, embedding] = renderPages({ html, sheet: 'assets/scene.css', site });
  expect(first!.source).toContain(`content="${site}scenes/cards/crowd.png"`);
  expect(first!.source).toContain(`href="${site}${embedding!.path}"`);
  expect(embedding!.path).toBe('scenes/crowd/oembed.json');
  expect(JSON.parse(embedding!.source)).toMatchObject({ type: 'rich', provider_url: site });
  expect(first!.source).toContain(`<link rel="canonical" href="${site}scenes/crowd/">`);
  expect(first!.source).toContain(`<meta property="og:url" content="${site}scenes/crowd/">`);
  expect(first!.source.match(/rel="canonical"/g)).toHaveLength(1);
});

test('the line that says what a scene shows has room in a result of a search, in every language', () => {
  for (const language of languages)
    for (const [id, line] of Object.entries(wordsOf(language).captions.lines))
      expect(line.length, `${language} ${id}`).toBeLessThanOrEqual(130);
});

test('a page that lacks a mark is refused', () => {
  const without = html.replace('<main class="desk">', '<main>');
  expect(() => renderPages({ html: without, sheet: '', site: undefined })).toThrow(
    'the page has no <main class="desk">',
  );
});
