/** The index that the search asks, made of finished pages. */
import { close, createIndex } from 'pagefind';
import type { File } from './site.tsx';

/** What Pagefind adds for pages that use its own windows: these need inline styles, which our policy forbids. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\b/;

/** Where Pagefind forgets that a part of the index did not arrive: what that part knows would be found on no page. */
const FORGETS_LOSS = '"load_index_chunk")).catch(()=>{})';

const SEARCHES = /^pagefind(-worker)?\.js$/;

/** Files for the folder `pagefind` beside the pages, with the words of all pages. */
export async function searchIndex(pages: readonly File[]): Promise<readonly File[]> {
  const { index, errors } = await createIndex({ keepIndexUrl: true });
  if (index === undefined) throw new Error(errors.join('\n'));
  for (const { path, content } of pages) {
    const added = await index.addHTMLFile({
      sourcePath: path,
      content: withCellsApart(String(content)),
    });
    if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join('\n')}`);
  }
  const { files } = await index.getFiles();
  await close();
  return [
    ...files
      .filter(({ path }) => !UNUSED.test(path))
      .map(({ path, content }) => ({
        path,
        content: SEARCHES.test(path) ? failingAtLoss(path, content) : content,
      })),
    { path: 'words.txt', content: vocabularyOf(pages) },
  ].map(({ path, content }) => ({ path: `pagefind/${path}`, content }));
}

function failingAtLoss(path: string, content: Uint8Array): string {
  const code = new TextDecoder().decode(content);
  if (!code.includes(FORGETS_LOSS))
    throw new Error(`${path} does not load the index as it did: ${FORGETS_LOSS} is not there`);
  return code.replace(FORGETS_LOSS, '"load_index_chunk"))');
}

/** Pagefind joins what stands in neighbouring cells of a table to one word. */
export function withCellsApart(html: string): string {
  return html.replaceAll(/<\/t[dh]>(?=\s*<t[dh])/g, ' ·$& ').replaceAll('</tr>', ' $&');
}

/** All words of some letters, the most frequent first: what a reader may have meant who has typed another one. */
function vocabularyOf(pages: readonly File[]): string {
  const counts = new Map<string, number>();
  for (const { content } of pages) {
    const text = String(content)
      .replaceAll(/<[^>]*>|&\w+;/g, ' ')
      .toLowerCase();
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}_])\p{L}[\p{L}_]{3,}(?![\p{L}\p{N}_])/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([word]) => word)
    .join(' ');
}
