/** A block of code that keys can scroll. */
import './code.css';
import type { VNode } from 'preact';

interface CodeProps {
  readonly text: string;
  readonly label: string;
}

export function Code({ text, label }: CodeProps): VNode {
  return (
    <pre
      class="code"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what is wider than the page
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <code>{text}</code>
    </pre>
  );
}
