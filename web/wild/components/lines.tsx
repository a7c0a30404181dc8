/** A few lines of code with the defect, or without it: what differs is marked. */
import type { VNode } from 'preact';
import { type BugCode, grammars } from '../../playground/features/bugs/bug-code.ts';
import { indentOf, linesOf } from '../../playground/ui/code-lines.ts';
import { highlighted } from '../../playground/ui/highlighter.ts';
import type { Side } from '../addresses.ts';
import { usePage } from './page-context.ts';

interface LinesProps {
  readonly title: string;
  readonly side: Side;
  readonly code: BugCode;
}

export function Lines({ title, side, code }: LinesProps): VNode {
  const { article } = usePage().words;
  const mark = side === 'faulty' ? 'faulty' : 'fixed';
  const middle = side === 'faulty' ? code.faulty : code.fixed;
  const source = code.before + middle + code.after;
  const first = breaksIn(code.before);
  const last = first + breaksIn(middle);
  const lines = source.split('\n');
  const marked = linesOf(highlighted(source, grammars[code.language])).map((line, at) => {
    const indent = indentOf(lines[at] ?? '');
    if (at < first || at >= last)
      return `<span class="line" data-indent="${indent}">${line}</span>`;
    const said = at === first ? `<span class="unseen">${article[mark]} </span>` : '';
    return `<span class="line ${mark}" data-indent="${indent}">${said}${line}</span>`;
  });
  return (
    <>
      <h3 class="lines-title" data-side={side}>
        {title}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled to by keys, too */}
      <pre class="listing" tabIndex={0} role="region" aria-label={title}>
        <code dangerouslySetInnerHTML={{ __html: marked.join('') }} />
      </pre>
    </>
  );
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
