/** A block of code that keys can scroll. */
import './code.css';
import type { ComponentChildren, VNode } from 'preact';

interface CodeProps {
  readonly label: string;
  /** The text, of which parts may be marked. */
  readonly children: ComponentChildren;
}

export function Code({ label, children }: CodeProps): VNode {
  return (
    <pre
      class="code"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what is wider than the page
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <code>{children}</code>
    </pre>
  );
}
