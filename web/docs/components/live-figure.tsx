/** A scene of the playground in the text. The script opens it, where the page was not opened as a file: then the playground cannot run. */
import type { ComponentChildren, VNode } from 'preact';

interface LiveFigureProps {
  readonly title: string;
  /** A link to the scene in the whole page. */
  readonly children: VNode<{ readonly href: string; readonly children: ComponentChildren }>;
}

const FRAME = 'hide=scenes.diagram.caption.settings&lang=en';

export function LiveFigure({ title, children }: LiveFigureProps): VNode {
  const { href, children: words } = children.props;
  const scene = `${href.replace('index.html', 'v1/embed.html')}&${FRAME}`;
  return (
    <figure class="live" data-pagefind-ignore>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site */}
      <iframe loading="lazy" title={title} data-scene={scene} />
      <figcaption>
        <a href={href}>{words}</a>
      </figcaption>
    </figure>
  );
}
