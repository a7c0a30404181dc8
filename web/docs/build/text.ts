/** The text of a document as a component of Preact. */
import { evaluate } from '@mdx-js/mdx';
import type { Root as Markup } from 'hast';
import type { Link, Paragraph, Root } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import type { ComponentType } from 'preact';
import * as runtime from 'preact/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { labelCells } from './cell-labels.ts';
import { type Document, isGuide, isReference } from './document.ts';
import type { Library } from './library.ts';
import { hrefOf, linksIn, playgroundOf } from './links.ts';
import { linkNames } from './name-links.ts';
import { anchorRows } from './row-anchors.ts';
import { weigh } from './search-weights.ts';

/** A heading below the title. */
export interface Heading {
  readonly id: string;
  readonly title: string;
  /** 2 or 3. */
  readonly depth: number;
}

export interface Text {
  readonly Component: ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>;
  readonly headings: readonly Heading[];
}

/**
 * Links and pictures have the addresses that they have on the site; a link without any is plain text. Names in code lead to the
 * reference. A paragraph that is only a link to a scene becomes a `figure`.
 */
export async function textOf(document: Document, library: Library): Promise<Text> {
  const headings: Heading[] = [];
  const { default: Component } = await evaluate(document.markdown, {
    ...runtime,
    format: 'md',
    // An attribute: styles in the page are against its policy.
    tableCellAlignToStyle: false,
    remarkPlugins: [
      remarkGfm,
      () => markFigures,
      () => (tree: Root) => resolveLinks(tree, document, library),
      () => (tree: Root) => {
        weigh(tree, document);
        labelCells(tree);
        if (isReference(document)) anchorRows(tree);
        if (isGuide(document)) linkNames(tree, document, library.names[document.language]);
      },
    ],
    rehypePlugins: [rehypeSlug, () => (tree: Markup) => collectHeadings(tree, headings)],
  });
  return { Component: Component as Text['Component'], headings };
}

function markFigures(tree: Root): void {
  visit(tree, 'paragraph', (paragraph) => {
    const link = onlySceneIn(paragraph);
    if (link) paragraph.data = { hName: 'figure', hProperties: { title: textIn(link) } };
  });
}

function onlySceneIn({ children }: Paragraph): Link | undefined {
  const [link] = children;
  const isScene = link?.type === 'link' && playgroundOf(link.url) !== undefined;
  return isScene && children.length === 1 ? link : undefined;
}

function resolveLinks(tree: Root, document: Document, library: Library): void {
  for (const node of linksIn(tree)) {
    const href = hrefOf(node.url, document, library, 'page');
    if (href !== undefined) node.url = href;
    else if (node.type === 'link') node.data = { hName: 'span', hProperties: { href: null } };
  }
}

function collectHeadings(tree: Markup, headings: Heading[]): void {
  visit(tree, 'element', ({ tagName, properties, children }) => {
    if (tagName !== 'h2' && tagName !== 'h3') return;
    const depth = Number(tagName.slice(1));
    headings.push({ id: String(properties['id']), title: textIn({ children }), depth });
  });
}
