/** Sources, for readers who have only the site. */
import { posix } from 'node:path';
import type { VNode } from 'preact';
import { extensionOf, textOf } from '../build/files.ts';
import { sourceAddress } from '../build/library.ts';
import { Layout } from './layout.tsx';
import { Listing } from './listing.tsx';
import { type Assets, usePage } from './page-context.ts';

export const sourceIndexAddress = 'source/index.html';

/** Their grammars, where these have other names. */
const grammars: Readonly<Record<string, string>> = { hpp: 'cpp', tsx: 'typescript', txt: 'cmake' };

export function SourcePage({
  assets,
  path,
}: {
  readonly assets: Assets;
  readonly path: string;
}): VNode {
  const { to } = usePage();
  const extension = extensionOf(path);
  const folder = posix.dirname(path);
  return (
    <Layout assets={assets} title={path} description={`The source of ${path}.`}>
      <p class="where">
        <a href={to(`${sourceIndexAddress}#${folder}`)}>{folder === '.' ? 'Sources' : folder}</a>
      </p>
      <h1 class="path">{posix.basename(path)}</h1>
      <Listing source={textOf(path)} grammar={grammars[extension] ?? extension} />
    </Layout>
  );
}

export function SourceIndex({ assets }: { readonly assets: Assets }): VNode {
  const { library, to } = usePage();
  const folders = [...new Set(library.sources.map((path) => posix.dirname(path)))];
  const description = 'The sources of the library, of its C++ core and of the examples.';
  return (
    <Layout assets={assets} title="Sources" description={description}>
      <h1>Sources</h1>
      <p>{description}</p>
      {folders.map((folder) => (
        <section key={folder}>
          <h2 id={folder}>{folder === '.' ? 'Licence' : folder}</h2>
          <ul class="files">
            {library.sources
              .filter((path) => posix.dirname(path) === folder)
              .map((path) => (
                <li key={path}>
                  <a href={to(sourceAddress(path))}>{posix.basename(path)}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Layout>
  );
}
