/** What the built page of a scene says to programs that run no script. */
import { expect, test } from 'vitest';
import { wordsOf as wordsOfView } from '../../web/playground/app/panels/view-chooser.tsx';
import { pagedViews, viewAddress } from '../../web/playground/app/view-pages.ts';
import { languages } from '../../web/playground/state/language.ts';
import { presets } from '../../web/playground/state/presets.ts';
import { indexAddress, sceneAddress } from '../../web/playground/state/scene-address.ts';
import { drawStills, renderPages, viewPictures } from '../../web/scenes/build/pages.tsx';
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

/** Whether it lists all scenes and views. */
function isIndex(path: string): boolean {
  return /^scenes\/(?:(?:it|vi|zh-Hans|zh-Hant)\/)?index\.html$/.test(path);
}

const all = renderPages({ html, sheet: 'assets/scene.css', site: undefined }, 'assets/list.css');
const pages = all.filter(({ path }) => path.startsWith('scenes/') && !isIndex(path));
const views = all.filter(({ path }) => path.startsWith('views/'));
const indexes = all.filter(({ path }) => isIndex(path));
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
  const [first, embedding] = renderPages(
    { html, sheet: 'assets/scene.css', site },
    'assets/list.css',
  );
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
  expect(() =>
    renderPages({ html: without, sheet: '', site: undefined }, 'assets/list.css'),
  ).toThrow('the page has no <main class="desk">');
});

test('every view has a page in every language, with title, description, words and a picture that is there', () => {
  expect(views).toHaveLength(languages.length * pagedViews.length);
  const pictures = new Set(viewPictures().flatMap((one) => one.stills.map(({ path }) => path)));
  for (const view of pagedViews)
    for (const language of languages) {
      const address = viewAddress(view, language);
      const { source } = views.find(({ path }) => path === `${address}index.html`)!;
      const { captions, page } = wordsOf(language);
      const { hint = '', label } = wordsOfView(view, page);
      expect(source).toContain(` data-page-view="${view}" data-state="v=1&amp;`);
      expect(source).toContain(` lang="${language}">`);
      expect(source).toContain(`<title>${label} · Quadrille</title>`);
      expect(hint.length).toBeGreaterThan(8);
      expect(source).toContain(`<meta name="description" content="${hint}">`);
      expect(source).toContain(`<h3>${label}</h3><p>${hint}</p>`);
      expect(source).toContain(captions.links.all);
      expect(source).not.toContain('The page');
      const named = [...source.matchAll(/"(?:\.\.\/)+(views\/stills\/[^"]*)"/g)];
      expect(named).toHaveLength(2);
      for (const [, file] of named) expect(pictures.has(file!), file).toBe(true);
      expect(source.match(/hreflang="[^"]+" href="[^"]*views\//g)).toHaveLength(
        languages.length + 1,
      );
    }
});

test('the address of a view is one of its own and never changes', () => {
  expect(pagedViews.map((view) => viewAddress(view, 'en'))).toEqual([
    'views/compare/',
    'views/bugs/',
    'views/race/',
    'views/tune/',
    'views/bullets/',
    'views/seams/',
    'views/events/',
    'views/use/',
  ]);
});

test('the list leads to every scene and every view of its language, and has no script', () => {
  expect(indexes).toHaveLength(languages.length);
  for (const language of languages) {
    const path = `${indexAddress(language)}index.html`;
    const { source } = indexes.find((index) => index.path === path)!;
    expect(source).toContain(
      `<html data-whole="${'../'.repeat(path.split('/').length - 1)}" lang="${language}">`,
    );
    expect(source.match(/<link rel="alternate" hreflang="[^"]+"/g)).toHaveLength(
      languages.length + 1,
    );
    const up = '../'.repeat(path.split('/').length - 1);
    for (const preset of presets)
      expect(source).toContain(`href="${up}${sceneAddress(preset, language)}"`);
    for (const view of pagedViews)
      expect(source).toContain(`href="${up}${viewAddress(view, language)}"`);
    expect(source).toContain(`<h1>${wordsOf(language).captions.links.all}</h1>`);
    expect(source).toContain(pageWords[language].index);
    expect(source).not.toContain('<script');
    expect(source).toContain(`href="${up}assets/list.css"`);
  }
});
