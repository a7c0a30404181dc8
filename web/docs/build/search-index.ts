/** The index that the search asks, made of finished pages. */
import { close, createIndex } from 'pagefind';
import type { File } from './site.tsx';

/** What Pagefind adds for pages that use its own windows: these need inline styles, which our policy forbids. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\b/;

/** Files for the folder `pagefind` beside the pages. */
export async function searchIndex(pages: readonly File[]): Promise<readonly File[]> {
  const { index, errors } = await createIndex({ keepIndexUrl: true });
  if (index === undefined) throw new Error(errors.join('\n'));
  for (const { path, content } of pages) {
    const added = await index.addHTMLFile({ sourcePath: path, content: String(content) });
    if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join('\n')}`);
  }
  const { files } = await index.getFiles();
  await close();
  return files
    .filter(({ path }) => !UNUSED.test(path))
    .map(({ path, content }) => ({ path: `pagefind/${path}`, content }));
}
