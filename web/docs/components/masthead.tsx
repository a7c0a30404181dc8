/** The way to the other parts of the site, and the search. */
import type { VNode } from 'preact';
import { usePage } from './page-context.ts';

interface MastheadProps {
  /** The site's icon, from the folder of the documentation. */
  readonly icon: string;
  /** Whether the page has a list of its headings. */
  readonly hasHeadings: boolean;
}

export function Masthead({ icon, hasHeadings }: MastheadProps): VNode {
  const { address, to } = usePage();
  return (
    <header class="masthead">
      <nav aria-label="Site">
        <a class="brand" href={to('../index.html')}>
          <img src={to(icon)} alt="" width={20} height={20} />
          <span>Quadrille</span>
        </a>
        <a
          class="home"
          href={to('index.html')}
          aria-current={address === 'index.html' ? 'page' : undefined}
        >
          Documentation
        </a>
        <a href={to('../index.html')}>Playground</a>
        <a href={to('../learn/index.html')}>Article</a>
        <a href={to('../examples/index.html')}>Examples</a>
      </nav>
      <div class="tools">
        <button class="opens" type="button" popovertarget="contents">
          Contents
        </button>
        <Search />
        {hasHeadings && (
          <button class="opens" type="button" popovertarget="on-this-page">
            On this page
          </button>
        )}
      </div>
    </header>
  );
}

/** Filled by the script. */
function Search(): VNode {
  return (
    <search class="search">
      <form>
        <input
          type="search"
          name="words"
          aria-label="Search the documentation"
          placeholder="Search"
          autocomplete="off"
          spellcheck={false}
        />
        <kbd aria-hidden="true">/</kbd>
      </form>
      <div class="found" hidden>
        <p role="status" />
        <ol />
      </div>
    </search>
  );
}
