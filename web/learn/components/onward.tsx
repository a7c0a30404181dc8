/** The large link that leads on, with what it does and where it leads. */
import type { ComponentChildren, VNode } from 'preact';

interface OnwardProps {
  readonly href: string;
  readonly children: ComponentChildren;
}

export function Onward({ children, href }: OnwardProps): VNode {
  return (
    <a class="onward" rel="next" href={href}>
      {children}
    </a>
  );
}
