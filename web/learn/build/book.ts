/** All chapters and pages of the article, in all languages in which they are written. */
import type { ComponentType } from 'preact';
import { type Language, languages } from '../../playground/state/language.ts';
import type { Chapter } from '../chapter.ts';

/** A text in MDX: `export const title` and `summary` stand at its beginning. */
export interface Text {
  readonly title: string;
  /** One sentence for the contents and for search engines. */
  readonly summary: string;
  readonly default: ComponentType<{ readonly components: Readonly<Record<string, unknown>> }>;
}

/** A folder of `chapters/` or `pages/`. */
export interface Leaf {
  /** The folder's name: `01-everything-against-everything`. */
  readonly folder: string;
  /** In addresses: the folder's name without its number; empty for the first page. */
  readonly slug: string;
  /** Undefined for a page of text alone. */
  readonly chapter: Chapter | undefined;
  readonly texts: Readonly<Partial<Record<Language, Text>>>;
}

const data = import.meta.glob<Chapter>('../{chapters,pages}/*/chapter.ts', {
  import: 'chapter',
  eager: true,
});
const texts = import.meta.glob<Text>('../{chapters,pages}/*/*.mdx', { eager: true });
const samples = import.meta.glob<string>('../chapters/*/code/*.{ts,cpp}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** In the order of their numbers. */
export const chapters: readonly Leaf[] = Object.keys(data)
  .filter((path) => path.startsWith('../chapters/'))
  .map((path) => leafOf('chapters', path.split('/').at(-2)!))
  .toSorted((one, other) => one.folder.localeCompare(other.folder));

/** What is no chapter. */
export const pages: readonly Leaf[] = [
  ...new Set(
    Object.keys(texts)
      .filter((path) => path.startsWith('../pages/'))
      .map((path) => path.split('/').at(-2)!),
  ),
].map((folder) => leafOf('pages', folder));

export const startPage: Leaf = pages.find(({ slug }) => slug === '')!;

/** Those that are written in a language. */
export function chaptersIn(language: Language): readonly Leaf[] {
  return chapters.filter(({ texts: written }) => written[language]);
}

/** The source of a sample of a chapter; undefined where there is none. */
export function sampleOf(folder: string, id: string, extension: 'ts' | 'cpp'): string | undefined {
  return samples[`../chapters/${folder}/code/${id}.${extension}`];
}

function leafOf(kind: 'chapters' | 'pages', folder: string): Leaf {
  const written = languages.map((language) => [
    language,
    texts[`../${kind}/${folder}/${language}.mdx`],
  ]);
  return {
    folder,
    slug: folder === 'start' ? '' : folder.replace(/^\d+-/, ''),
    chapter: data[`../${kind}/${folder}/chapter.ts`],
    texts: Object.fromEntries(written.filter(([, text]) => text !== undefined)),
  };
}
