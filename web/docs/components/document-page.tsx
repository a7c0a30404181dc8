/** The page of a document. */
import type { VNode } from 'preact';
import type { Document } from '../build/document.ts';
import type { Text } from '../build/text.ts';
import { Layout } from './layout.tsx';
import { Neighbours } from './neighbours.tsx';
import { type Assets, usePage } from './page-context.ts';
import { vocabulary } from './vocabulary.tsx';

interface DocumentPageProps {
  readonly assets: Assets;
  readonly document: Document;
  readonly text: Text;
}

export function DocumentPage({
  assets,
  document,
  text: { Component, headings },
}: DocumentPageProps): VNode {
  const { to } = usePage();
  const { found, summary, title, twin, weight } = document;
  return (
    <Layout assets={assets} title={title} description={summary} headings={headings} twin={twin}>
      <article
        data-pagefind-body
        data-pagefind-meta={`title:${found}`}
        data-pagefind-weight={weight === 1 ? undefined : weight}
      >
        <Component components={vocabulary} />
      </article>
      <Neighbours document={document} />
      <p class="twin">
        <a href={to(twin)} type="text/markdown">
          This page as Markdown
        </a>
      </p>
    </Layout>
  );
}
