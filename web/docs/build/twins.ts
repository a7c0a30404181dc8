/** The documents as Markdown beside their pages, and lists of them for programs that read. */
import type { Node } from 'mdast';
import type { Document } from './document.ts';
import type { Chapter, Library } from './library.ts';
import { hrefOf, linksIn } from './links.ts';

/** The Markdown of a document with links among the twins; a link that leads nowhere on the site is its words alone. */
export function twinOf(document: Document, library: Library): string {
  const { markdown } = document;
  const changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const node of linksIn(document.tree)) {
    const [start, end] = rangeOf(node);
    const written = markdown.slice(start, end);
    const href = hrefOf(node.url, document, library, 'twin');
    if (href !== undefined) changes.push({ start, end, text: withHref(written, node.url, href) });
    else if (node.type === 'link' && node.children.length > 0) {
      const [first] = rangeOf(node.children[0]!);
      const [, last] = rangeOf(node.children.at(-1)!);
      changes.push({ start, end, text: markdown.slice(first, last) });
    }
  }
  let text = '';
  let at = 0;
  for (const change of changes) {
    // A picture in a link: the link has been written.
    if (change.start < at) continue;
    text += markdown.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + markdown.slice(at);
}

/** The list of all pages, after llmstxt.org; `address` says where a document's Markdown lies. */
export function llmsList(
  chapters: readonly Chapter[],
  introduction: Document,
  address: (document: Document) => string,
): string {
  const lists = chapters.map(({ title, groups }) => {
    const lines = groups
      .flatMap(({ documents }) => documents)
      .map((document) => `- [${document.title}](${address(document)}): ${document.summary}`);
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [`# ${introduction.title}\n`, `> ${introduction.summary}\n`, ...lists].join('\n');
}

/** The texts themselves, one after the other. */
export function llmsFull(documents: readonly Document[], library: Library): string {
  return documents.map((document) => twinOf(document, library)).join('\n\n');
}

function withHref(written: string, url: string, href: string): string {
  const at = written.lastIndexOf(url);
  // An address that stands there as such, or is written with escapes.
  if (at < 0) return written;
  return written.slice(0, at) + href + written.slice(at + url.length);
}

function rangeOf({ position }: Node): readonly [number, number] {
  return [position!.start.offset!, position!.end.offset!];
}
