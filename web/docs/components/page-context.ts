/** What the components of a page know of it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Library } from '../build/library.ts';
import { pathTo } from '../build/links.ts';

/** What the pages load, from the folder of the documentation. */
export interface Assets {
  readonly script: string;
  /** Whether the script is a module: only while developing, as browsers load no modules from files. */
  readonly isModule: boolean;
  readonly styles: readonly string[];
  readonly icon: string;
  /** The address of the site, for the cards that other programs show; undefined where it is not known. */
  readonly site: string | undefined;
  /** Undefined while developing: Vite's server needs inline styles. */
  readonly policy: string | undefined;
}

export interface PageData {
  /** Where the page lies, from the folder of the documentation. */
  readonly address: string;
  readonly library: Library;
}

export const PageContext = createContext<PageData | undefined>(undefined);

export function usePage(): PageData & {
  /** The way from this page to another address, from the folder of the documentation. */
  readonly to: (target: string) => string;
} {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('there is no page');
  return { ...page, to: (target) => pathTo(target, page.address) };
}
