/** A file of the playground that is told what it opens: with title, description, card, first picture and words of that. */
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { atMarks } from '../../../scripts/page/at-marks.mjs';
import { inFolder } from '../../../scripts/page/in-folder.mjs';
import {
  OEMBED_FILE,
  oembed,
  previewTags,
  siteLinks,
  withTags,
} from '../../../scripts/page/link-preview.mjs';
import { dataElement, learningData } from '../../../scripts/page/structured-data.mjs';
import { pageTitle } from '../../playground/locales/page-title.ts';
import { type Language, languages } from '../../playground/state/language.ts';
import { spokenIn } from './spoken.ts';

export interface File {
  /** From the folder of the site. */
  readonly path: string;
  readonly source: string;
}

export interface Made {
  /** The page of the playground as it is built, without its first frame. */
  readonly html: string;
  /** The sheet of these pages, from the folder of the site. */
  readonly sheet: string;
  /** The address of the site; undefined where it is not known. */
  readonly site: string | undefined;
}

/** What a page says of itself. */
export interface PlaygroundPage {
  readonly language: Language;
  readonly name: string;
  readonly description: string;
  /** Where it lies in the site, in each language. */
  readonly addressIn: (language: Language) => string;
  /** The picture of its card, from the folder of the site. */
  readonly card: string;
  /** The fragment that it opens. */
  readonly state: string;
  /** What sheets and code find in `<html>`. */
  readonly mark: readonly [attribute: 'data-scene' | 'data-page-view', value: string];
  /** Before the stage, in it, and after it. */
  readonly headline?: VNode;
  readonly picture: VNode;
  readonly words: VNode;
}

/** The page, and beside it how it is embedded, where the address of the site is known. */
export function filesOf(page: PlaygroundPage, made: Made): readonly File[] {
  const { addressIn, language, name, state } = page;
  const path = addressIn(language);
  const file = { path: `${path}index.html`, source: renderPage(page, made) };
  if (made.site === undefined) return [file];
  const embedding = oembed({ title: pageTitle(name), card: page.card }, made.site, state);
  return [file, { path: path + OEMBED_FILE, source: embedding }];
}

function renderPage(page: PlaygroundPage, { html, sheet, site }: Made): string {
  const { addressIn, card, description, headline, language, mark, name, state } = page;
  const path = addressIn(language);
  const said = { title: pageTitle(name), description, card };
  const filled = atMarks(spokenIn(language, html), [
    ['</head>', `<link rel="stylesheet" crossorigin href="./${sheet}">`, ''],
    ['<main class="desk">', '', headline ? renderToString(headline) : ''],
    ['<p id="loading"', renderToString(page.picture), ''],
    ['</main>', renderToString(page.words), ''],
  ]);
  const told = `<html ${mark[0]}="${mark[1]}" data-state="${state.replaceAll('&', '&amp;')}" lang="${language}">`;
  const own = { path, languages: addressesIn(addressIn), oembed: path + OEMBED_FILE };
  const data = learningData({ ...said, kind: 'Simulation', name, language, path }, site);
  const named = withTags(filled, said, previewTags(said, site, path))
    .replace('<html lang="en">', told)
    .replace('</head>', () => `${siteLinks(own, site)}${dataElement(data)}</head>`);
  return inFolder(named, path);
}

/** By language. */
export function addressesIn(
  addressIn: PlaygroundPage['addressIn'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(languages.map((language) => [language, addressIn(language)]));
}
