/** The first page: what the library is for, a program, three ways to go on, and all pages with what they say. */
import type { VNode } from 'preact';
import { softwareData } from '../../../scripts/page/structured-data.mjs';
import type { Library } from '../build/library.ts';
import { Layout } from './layout.tsx';
import { Listing } from './listing.tsx';
import { type Assets, usePage } from './page-context.ts';
import { sourceIndexAddress } from './source-pages.tsx';

export const homeAddress = 'index.html';

/** Where most readers go on, by the files of the documents that they begin with. */
const doors = [
  {
    file: 'docs/start.md',
    title: 'Begin',
    text: 'From the first call to a program that finds collisions, in ten minutes.',
  },
  {
    file: 'docs/recipes/index.md',
    title: 'Solve a task',
    text: 'Picking, culling, selecting, vision, explosions: whole programs to copy.',
  },
  {
    file: 'docs/interface.md',
    title: 'Look up',
    text: 'Every class and function, with its meaning, units, errors and cost.',
  },
] as const;

export function HomePage({ assets }: { readonly assets: Assets }): VNode {
  const { library, to } = usePage();
  const description = 'How to find what touches what with Quadrille, in TypeScript and in C++.';
  return (
    <Layout
      assets={assets}
      title="Documentation"
      description={description}
      data={softwareData(assets.site)}
    >
      <article>
        <h1>Documentation</h1>
        <p>{description}</p>
        {firstProgramIn(library).map(({ source, grammar }) => (
          <Listing key={grammar} source={source} grammar={grammar} />
        ))}
        <ul class="doors">
          {doors.map(({ file, title, text }) => (
            <li key={file}>
              <a href={to(addressOf(file, library))}>{title}</a>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </article>
      <details class="directory">
        <summary>All pages</summary>
        <Directory />
      </details>
      <p class="twin">
        <a href={to(sourceIndexAddress)}>All sources</a> can be read here. For programs that read:{' '}
        <a href={to('llms.txt')}>llms.txt</a> lists all pages as Markdown.
      </p>
    </Layout>
  );
}

function Directory(): VNode {
  const { library, to } = usePage();
  return (
    <>
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
    </>
  );
}

function addressOf(file: string, library: Library): string {
  const document = library.documentAt(file);
  if (document === undefined) throw new Error(`there is no document ${file}`);
  return document.address;
}

interface Block {
  readonly source: string;
  readonly grammar: string;
}

/** The first program of the tutorial, and what it prints. */
function firstProgramIn(library: Library): readonly Block[] {
  const blocks = (library.documentAt('docs/start.md')?.tree.children ?? []).flatMap((node) =>
    node.type === 'code' ? [{ source: node.value, grammar: node.lang ?? 'text' }] : [],
  );
  const first = blocks.findIndex(({ grammar }) => grammar === 'ts');
  const program = blocks.slice(first, first + 2);
  if (program[1]?.grammar !== 'text') throw new Error('docs/start.md begins with no program');
  return program;
}
