/** A picture of `index.html`'s icon sheet; what it means is said by the element around it. */
import type { VNode } from 'preact';

export function Icon({ name }: { readonly name: string }): VNode {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
