/** What the components of a page know of it while it is rendered. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../../playground/state/language.ts';
import type { Leaf } from '../build/book.ts';
import type { Chapter, Figure, Guess } from '../chapter.ts';
import type { Engine } from '../engine/engine.ts';
import type { Words } from '../locales/words.ts';

export interface PageInfo {
  readonly leaf: Leaf;
  readonly language: Language;
  readonly words: Words;
  readonly engine: Engine;
  /** From the page to the folder of the article, with a slash at its end: `../`. */
  readonly toArticle: string;
}

export const PageContext = createContext<PageInfo | undefined>(undefined);

export function usePage(): PageInfo {
  const page = useContext(PageContext);
  if (!page) throw new Error('a component of the article stands outside a page');
  return page;
}

export function useChapter(): Chapter {
  const { leaf } = usePage();
  if (!leaf.chapter) throw new Error(`${leaf.folder} has no chapter.ts`);
  return leaf.chapter;
}

/** The figure with an id, or without one the chapter's first. */
export function useFigure(id?: string): readonly [id: string, figure: Figure] {
  const { figures } = useChapter();
  const found = Object.entries(figures).find(([name]) => id === undefined || name === id);
  if (!found) throw new Error(`chapter.ts has no figure ${id}`);
  return found;
}

export function useGuess(id: string): Guess {
  const guess = useChapter().guesses[id];
  if (!guess) throw new Error(`chapter.ts has no guess ${id}`);
  return guess;
}

/** Numbers as the language writes them. */
export function useFormat(): (value: number) => string {
  const numbers = new Intl.NumberFormat(usePage().language, { useGrouping: 'always' });
  return (value) => numbers.format(value);
}
