/** An icon of `index.html`; the element around it has its meaning in words. */
import type { VNode } from 'preact';

export function Icon({ name }: { readonly name: string }): VNode {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
