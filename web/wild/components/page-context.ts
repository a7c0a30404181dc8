/** What all components of a page know. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WildBugName } from '../../playground/features/bugs/scenes.ts';
import type { Language } from '../../playground/state/language.ts';
import type { Counts } from '../build/run.ts';
import type { Words } from '../words.ts';

/** What the page loads, from the folder of these pages. */
export interface Assets {
  readonly styles: readonly string[];
  readonly icon: string;
  /** The address of the site; undefined where it is not known. */
  readonly site: string | undefined;
  /** Undefined while developing: Vite's server needs inline styles. */
  readonly policy: string | undefined;
}

export interface Page {
  readonly language: Language;
  /** Undefined on the page that lists all. */
  readonly name: WildBugName | undefined;
  /** Where it lies in the folder of these pages. */
  readonly path: string;
  /** From the page to that folder, with a slash at its end. */
  readonly toWild: string;
  readonly assets: Assets;
  readonly counts: ReadonlyMap<WildBugName, Counts>;
  readonly words: Words;
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('a component stands outside of a page');
  return page;
}
