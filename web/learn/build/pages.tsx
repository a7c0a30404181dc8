/** The article as files: pages and still pictures. Runs in Node. */
import './without-window.ts';
import { renderToString } from 'preact-render-to-string';
import { fetchLabels } from '../../playground/render/fetched-labels.ts';
import { type Language, languages } from '../../playground/state/language.ts';
import { addressOf, cardOf } from '../components/addresses.ts';
import { type Assets, Layout } from '../components/layout.tsx';
import { PageContext } from '../components/page-context.ts';
import { vocabulary } from '../components/vocabulary.ts';
import { type Engine, startEngine } from '../engine/engine.ts';
import { figureSettings } from '../engine/figure-settings.ts';
import { Scene } from '../engine/scene.ts';
import { stillName, stillOf } from '../engine/still.ts';
import { wordsOf } from '../locales/words.ts';
import { chapters, type Leaf, pages } from './book.ts';

export interface File {
  /** From the folder of the article. */
  readonly path: string;
  readonly source: string;
}

/** All pages, in all languages in which they are written. */
export async function renderPages(assets: Assets): Promise<readonly File[]> {
  const engine = await startEngine();
  return [...pages, ...chapters].flatMap((leaf) =>
    languages
      .filter((language) => leaf.texts[language])
      .map((language) => ({
        path: `${addressOf(leaf, language)}index.html`,
        source: renderPage(leaf, language, engine, assets),
      })),
  );
}

/** Of every figure, by light and by dark. */
export async function drawStills(): Promise<readonly File[]> {
  await Promise.all([startEngine(), fetchLabels()]);
  return [...pages, ...chapters].flatMap(({ chapter, folder }) =>
    Object.entries(chapter?.figures ?? {}).flatMap(([id, figure]) =>
      (['light', 'dark'] as const).map((theme) => ({
        path: `stills/${stillName(folder, id, theme)}`,
        source: stillOf(new Scene(figureSettings(figure)), theme),
      })),
    ),
  );
}

/** Of every page with a figure: where its card lies, and the still picture that it is made from. */
export function cards(): readonly NonNullable<ReturnType<typeof cardOf>>[] {
  return [...pages, ...chapters].flatMap((leaf) => cardOf(leaf) ?? []);
}

export function renderPage(leaf: Leaf, language: Language, engine: Engine, assets: Assets): string {
  const Text = leaf.texts[language]!.default;
  const steps = addressOf(leaf, language).split('/').length - 1;
  const toArticle = steps === 0 ? './' : '../'.repeat(steps);
  const page = { leaf, language, engine, toArticle, words: wordsOf(language) };
  const html = renderToString(
    <PageContext.Provider value={page}>
      <Layout assets={assets}>
        <Text components={vocabulary} />
      </Layout>
    </PageContext.Provider>,
  );
  return `<!doctype html>\n${html}\n`;
}
