/** All pages: beside the text, and on narrow windows over it, once a button opens it. */
import type { VNode } from 'preact';
import type { Document } from '../build/document.ts';
import type { Chapter, Group } from '../build/library.ts';
import { usePage } from './page-context.ts';

export function Sidebar(): VNode {
  const { address, library, to } = usePage();
  return (
    <nav id="contents" class="sidebar" aria-label="Contents" popover="auto">
      {library.chapters.map((chapter) => (
        <section key={chapter.title}>
          <h2>{chapter.title}</h2>
          {chapter.groups.map((group) => (
            <GroupOfPages key={group.title} group={group} />
          ))}
        </section>
      ))}
      <section>
        <h2>Sources</h2>
        <ul>
          <li>
            <a
              href={to('source/index.html')}
              aria-current={address === 'source/index.html' ? 'page' : undefined}
            >
              All sources
            </a>
          </li>
        </ul>
      </section>
    </nav>
  );
}

/** Of a generated reference, only its first page, unless a page of it is open. */
function GroupOfPages({ group: { title, documents } }: { readonly group: Group }): VNode {
  const { address } = usePage();
  if (title === undefined) return <Pages documents={documents} />;
  const isOpen = documents.some((document) => document.address === address);
  return (
    <>
      <h3>{title}</h3>
      <Pages documents={isOpen ? documents : documents.slice(0, 1)} />
    </>
  );
}

function Pages({ documents }: { readonly documents: readonly Document[] }): VNode {
  const { address, to } = usePage();
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.file}>
          <a
            href={to(document.address)}
            aria-current={document.address === address ? 'page' : undefined}
          >
            {document.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The section that a page stands in. */
export function chapterOf(document: Document, chapters: readonly Chapter[]): Chapter | undefined {
  return chapters.find(({ groups }) =>
    groups.some(({ documents }) => documents.includes(document)),
  );
}
