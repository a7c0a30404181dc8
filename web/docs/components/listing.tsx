/** Code with its colours; long lines are scrolled to, by keys too. */
import hljs from 'highlight.js/lib/common';
import cmake from 'highlight.js/lib/languages/cmake';
import type { VNode } from 'preact';

hljs.registerLanguage('cmake', cmake);

interface ListingProps {
  readonly source: string;
  /** A language; code without one, or in one that is not known, has no colours. */
  readonly grammar: string | undefined;
}

export function Listing({ source, grammar = 'text' }: ListingProps): VNode {
  const code = hljs.getLanguage(grammar) ? (
    <code
      dangerouslySetInnerHTML={{ __html: hljs.highlight(source, { language: grammar }).value }}
    />
  ) : (
    <code>{source}</code>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled to by keys, too
    <pre class="listing" data-grammar={grammar} role="group" aria-label="Code" tabIndex={0}>
      {code}
    </pre>
  );
}
