/** An aside: what may be skipped. */
import type { ComponentChildren, VNode } from 'preact';

export function Note({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <div class="note" role="note">
      {children}
    </div>
  );
}
