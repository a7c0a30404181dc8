/** The first page: all pages with what they say. */
import type { VNode } from 'preact';
import { Layout } from './layout.tsx';
import { type Assets, usePage } from './page-context.ts';

export const homeAddress = 'index.html';

export function HomePage({ assets }: { readonly assets: Assets }): VNode {
  const { library, to } = usePage();
  const description = 'How to find what touches what with Quadrille, in TypeScript and in C++.';
  return (
    <Layout assets={assets} title="Documentation" description={description}>
      <h1>Documentation</h1>
      <p>{description}</p>
      <div class="directory">
        {library.chapters.map(({ title, groups }) => (
          <section key={title}>
            <h2>{title}</h2>
            {groups.map((group) => (
              <dl key={group.title}>
                {(group.title === undefined ? group.documents : group.documents.slice(0, 1)).map(
                  (document) => (
                    <div key={document.file}>
                      <dt>
                        <a href={to(document.address)}>{document.title}</a>
                      </dt>
                      <dd>{document.summary}</dd>
                    </div>
                  ),
                )}
              </dl>
            ))}
          </section>
        ))}
      </div>
      <p class="twin">
        For programs that read: <a href={to('llms.txt')}>llms.txt</a> lists all pages as Markdown.
      </p>
    </Layout>
  );
}
