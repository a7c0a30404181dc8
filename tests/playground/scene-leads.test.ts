/** Scenes lead on, and what they lead to leads back. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startEngine } from '../../web/learn/engine/engine.ts';
import { languages } from '../../web/playground/state/language.ts';
import { type Preset, presets } from '../../web/playground/state/presets.ts';
import { sceneAddress } from '../../web/playground/state/scene-address.ts';
import { sceneLeads } from '../../web/playground/state/scene-leads.ts';
import { renderPages } from '../../web/scenes/build/pages.tsx';
import { book, pageOf } from '../learn/book.ts';

const html = `<html lang="en"><head><title>Page</title></head><body><main class="desk"><section aria-label="Playback"><p id="loading"></p></section></main><noscript><p></p></noscript></body></html>`;
const pages = renderPages({ html, sheet: 'scene.css', site: undefined }, 'assets/index.css');

function documentOf({ id }: Preset): string {
  return readFileSync(`docs/${sceneLeads[id].document.replace('.html', '.md')}`, 'utf8');
}

describe.each(presets.map((preset) => [preset.id, preset] as const))('%s', (id, preset) => {
  const { article, chapter, document } = sceneLeads[id];

  test('leads, without script and in every language, to chapter, article and document', () => {
    for (const language of languages) {
      const address = sceneAddress(preset, language);
      const { source } = pages.find(({ path }) => path === `${address}index.html`)!;
      const up = '../'.repeat(address.split('/').length - 1);
      const inLanguage = language === 'en' ? '' : `${language}/`;
      expect(source).toContain(`<a href="${up}learn/${inLanguage}${chapter}/">`);
      expect(source).toContain(`<a href="${up}docs/${document}" hreflang="en">`);
      if (article !== undefined)
        expect(source).toContain(`<a href="${up}docs/articles.html#${article}" hreflang="en">`);
    }
  });

  test('is led to by its chapter in every language, and by its documents', async () => {
    const leaf = book.find(({ slug }) => slug === chapter)!;
    const engine = await startEngine();
    for (const language of languages)
      expect(pageOf(leaf, language, engine)).toContain(`../${sceneAddress(preset, language)}">`);
    expect(documentOf(preset)).toContain(`](site:${sceneAddress(preset, 'en')})`);
    if (article !== undefined)
      expect(readFileSync('docs/articles.md', 'utf8')).toContain(
        `](site:${sceneAddress(preset, 'en')})`,
      );
  });
});
