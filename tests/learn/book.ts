/** The article as its texts render, for the tests. */

import { chapters, type Leaf, pages } from '../../web/learn/build/book.ts';
import { renderPage } from '../../web/learn/build/pages.tsx';
import type { Chapter } from '../../web/learn/chapter.ts';
import type { Engine } from '../../web/learn/engine/engine.ts';
import type { Language } from '../../web/playground/state/language.ts';

export interface BookChapter extends Leaf {
  readonly chapter: Chapter;
}

export const book: readonly BookChapter[] = chapters.flatMap(withData);

/** The chapters, and the pages that have figures as well. */
export const written: readonly BookChapter[] = [...book, ...pages.flatMap(withData)];

function withData(leaf: Leaf): readonly BookChapter[] {
  const { chapter } = leaf;
  return chapter ? [{ ...leaf, chapter }] : [];
}

export interface Fact {
  readonly id: string;
  /** Without tags. */
  readonly text: string;
}

/** What a chapter's page in one language names. */
export interface Named {
  readonly facts: readonly Fact[];
  /** In the order of the text: the kind of component, and what it names. */
  readonly parts: readonly string[];
  /** What still pictures are described by. */
  readonly alts: readonly string[];
}

const assets = {
  script: 'script.js',
  styles: [],
  icon: 'icon.svg',
  site: undefined,
  policy: undefined,
};

/** The page of a chapter. */
export function pageOf(leaf: Leaf, language: Language, engine: Engine): string {
  return renderPage(leaf, language, engine, assets);
}

const named = new Map<string, Named>();

export function namedIn(leaf: Leaf, language: Language, engine: Engine): Named {
  const key = `${leaf.folder} ${language}`;
  const found = named.get(key) ?? readNames(leaf, language, engine);
  named.set(key, found);
  return found;
}

function readNames(leaf: Leaf, language: Language, engine: Engine): Named {
  const html = pageOf(leaf, language, engine);
  return {
    facts: [...html.matchAll(/<span class="fact" data-fact="([^"]*)">(.*?)<\/span>/gs)].map(
      ([, id = '', text = '']) => ({ id, text: text.replaceAll(/<[^>]*>/g, '') }),
    ),
    parts: [
      ...html.matchAll(
        /class="(figure|slider|live|guess|option|code|answer|credit)"(?: (?:data-figure|id|data-option|data-sample)="([^"]*)")?(?: data-(?:attribute|measure)="([^"]*)")?/g,
      ),
    ].map(([, kind, id = '', of = '']) => `${kind} ${id} ${of}`.trim()),
    alts: [...html.matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, alt = '']) => alt),
  };
}
