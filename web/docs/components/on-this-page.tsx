/** The headings of a page. */
import type { VNode } from 'preact';
import type { Heading } from '../build/text.ts';

export function OnThisPage({ headings }: { readonly headings: readonly Heading[] }): VNode {
  return (
    <nav id="on-this-page" class="on-this-page" aria-labelledby="on-this-page-title" popover="auto">
      <h2 id="on-this-page-title">On this page</h2>
      <ul>
        {headings.map(({ id, title, depth }) => (
          <li key={id} class={`depth-${depth}`}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
