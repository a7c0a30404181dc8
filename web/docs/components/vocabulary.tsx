/** What elements of Markdown are on a page. */
import type { ComponentChildren, ComponentProps, VNode } from 'preact';
import { Listing } from './listing.tsx';
import { LiveFigure } from './live-figure.tsx';

interface HeadingProps {
  readonly id: string;
  readonly 'data-pagefind-weight': number;
  readonly children: ComponentChildren;
}

function headingOf(Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Heading({ children, ...attributes }: HeadingProps): VNode {
    return (
      <Level {...attributes}>
        {children}
        {/* Without text of its own, which the search would take for a part of the heading. */}
        <a class="anchor" href={`#${attributes.id}`} aria-label="Link to this section" />
      </Level>
    );
  };
}

interface FencedProps {
  readonly children: VNode<{
    readonly class?: string;
    readonly className?: string;
    readonly children?: string;
  }>;
}

function Fenced({ children }: FencedProps): VNode {
  const { children: source = '', class: name, className } = children.props;
  const grammar = /language-(\S+)/.exec(name ?? className ?? '')?.[1];
  return <Listing source={source.trimEnd()} grammar={grammar} />;
}

function Table(props: ComponentProps<'table'>): VNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide tables are scrolled to by keys, too
    <div class="wide" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** Numbers in a column are not broken. More letters are words. */
const LONGEST_NUMBER = 24;

function Cell(props: ComponentProps<'td'>): VNode {
  const { children } = props;
  const isWords = typeof children === 'string' && children.length > LONGEST_NUMBER;
  return <td class={isWords ? 'words' : undefined} {...props} />;
}

interface PictureProps {
  readonly src: string;
  readonly alt: string;
}

function Picture({ src, alt }: PictureProps): VNode {
  return <img loading="lazy" src={src} alt={alt} />;
}

export const vocabulary = {
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
  pre: Fenced,
  table: Table,
  td: Cell,
  img: Picture,
  figure: LiveFigure,
};
