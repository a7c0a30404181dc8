/** Code: a sample of the chapter in both languages, with one switch for the whole article, or a fenced block of the text. */
import type { VNode } from 'preact';
import { indentOf, linesOf } from '../../playground/ui/code-lines.ts';
import { highlighted } from '../../playground/ui/highlighter.ts';
import { sampleOf } from '../build/book.ts';
import { useChapter, useFormat, usePage } from './page-context.ts';

const dialects = [
  { extension: 'ts', grammar: 'typescript', name: 'TypeScript' },
  { extension: 'cpp', grammar: 'cpp', name: 'C++' },
] as const;

/** At the end of a line that is wrong, or that mends one. */
const MARK = / *\/\/ (faulty|fixed)$/;

/** More lines than these are folded: on a phone they would fill more than a screen. */
const MOST_LINES = 30;

const REGION = /^\s*\/\/ #(end)?region/;

interface CodeProps {
  readonly id: string;
}

export function Code({ id }: CodeProps): VNode {
  const { leaf, words } = usePage();
  if (!(id in useChapter().code)) throw new Error(`chapter.ts has no code ${id}`);
  return (
    <div class="code" data-sample={id} role="group" aria-label={words.code}>
      {dialects.map(({ extension, grammar, name }) => {
        const source = sampleOf(leaf.folder, id, extension);
        if (source === undefined) throw new Error(`there is no code/${id}.${extension}`);
        return (
          <div key={name} class="dialect" data-dialect={extension} role="group" aria-label={name}>
            <p class="dialect-name">{name}</p>
            <Folded source={shownOf(source)} grammar={grammar} />
          </div>
        );
      })}
    </div>
  );
}

/** What stands between the lines `// #region` and `// #endregion`, less indented; everything where there are none. */
export function shownOf(source: string): string {
  const lines = source.trimEnd().split('\n');
  if (!lines.some((line) => REGION.test(line))) return lines.join('\n');
  const shown: string[] = [];
  let isShown = false;
  for (const line of lines) {
    if (REGION.test(line)) isShown = line.includes('#region');
    else if (isShown) shown.push(line);
  }
  const indents = shown.filter((line) => line !== '').map((line) => line.search(/\S/));
  const least = Math.min(...indents);
  return shown.map((line) => line.slice(least)).join('\n');
}

interface FencedProps {
  readonly children: VNode<{
    readonly class?: string;
    readonly className?: string;
    readonly children: string;
  }>;
}

/** A fenced block: printed code that is not run. */
export function Fenced({ children }: FencedProps): VNode {
  const { children: source, class: name, className } = children.props;
  const grammar = /language-(\w+)/.exec(name ?? className ?? '')?.[1] ?? 'typescript';
  return <Listing source={source.trimEnd()} grammar={grammar} />;
}

interface ListingProps {
  readonly source: string;
  readonly grammar: string;
}

/** Long code is opened by readers who want it; on paper and without script it is there. */
function Folded({ source, grammar }: ListingProps): VNode {
  const { words } = usePage();
  const format = useFormat();
  const count = source.split('\n').length;
  const listing = <Listing source={source} grammar={grammar} />;
  if (count <= MOST_LINES) return listing;
  return (
    <details class="folded">
      <summary>{words.codeLines(format(count))}</summary>
      {listing}
    </details>
  );
}

function Listing({ source, grammar }: ListingProps): VNode {
  const { words } = usePage();
  const lines = source.split('\n');
  const plain = lines.map((line) => line.replace(MARK, '')).join('\n');
  const marked = linesOf(highlighted(plain, grammar)).map((line, at) => {
    const mark = MARK.exec(lines[at] ?? '')?.[1];
    const indent = indentOf(lines[at] ?? '');
    if (mark !== 'faulty' && mark !== 'fixed')
      return `<span class="line" data-indent="${indent}">${line}</span>`;
    return `<span class="line ${mark}" data-indent="${indent}"><span class="unseen">${words[mark]} </span>${line}</span>`;
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled to by keys, too
    <pre class="listing" tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: marked.join('') }} />
    </pre>
  );
}
