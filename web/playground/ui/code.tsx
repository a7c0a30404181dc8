/** A block of code that keys can scroll. It is read at once, and has its colours when their code is there. */
import './code.css';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { indentOf, linesOf } from './code-lines.ts';

export type CodePart = string | { readonly marked: string };

interface CodeProps {
  readonly label: string;
  /** Without one, code has no colours. */
  readonly grammar?: 'cpp' | 'html' | 'java' | 'typescript';
  /** The code, of which parts may be marked; each of them is highlighted for itself. */
  readonly code: string | readonly CodePart[];
}

type Highlighter = (source: string, grammar: string) => string;

export function Code({ label, grammar, code }: CodeProps): VNode {
  const highlight = useHighlighter(grammar !== undefined);
  const parts = typeof code === 'string' ? [code] : code;
  const source = parts.map(textOf).join('');
  const markup = parts.map((part) => {
    const text = grammar ? highlight(textOf(part), grammar) : escaped(textOf(part));
    return typeof part === 'string' ? text : `<mark>${text}</mark>`;
  });
  const indents = source.split('\n').map(indentOf);
  const lines = linesOf(markup.join('')).map(
    (line, at) => `<span class="line" data-indent="${indents[at]}">${line}</span>`,
  );
  return (
    <pre
      class="code"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what is higher than its box
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <code dangerouslySetInnerHTML={{ __html: lines.join('') }} />
    </pre>
  );
}

/** Until it is fetched, and where it cannot be, code has no colours. */
function useHighlighter(isWanted: boolean): Highlighter {
  const [highlight, setHighlight] = useState<Highlighter>(() => escaped);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import('./highlighter.ts').then(
      ({ highlighted }) => isGone || setHighlight(() => highlighted),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return highlight;
}

function textOf(part: CodePart): string {
  return typeof part === 'string' ? part : part.marked;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
