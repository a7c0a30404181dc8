/** What the documentation consists of, in the order of its navigation. `docs/` and the other folders know nothing of it. */

export interface Entry {
  /** Its path in the repository. */
  readonly file: string;
  /** What the navigation calls it, where its heading is too long for that. */
  readonly label?: string;
  /** How much its words count in a search: less than 1 for records that repeat what the guide says. */
  readonly weight?: number;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly Entry[];
}

/** A page that stands in the repository's folder `docs`, by its name there. */
function doc(name: string, more: Omit<Entry, 'file'> = {}): Entry {
  return { file: `docs/${name}.md`, ...more };
}

/** What tells of the inside, or repeats in short what pages of the guide say. */
const INSIDE = 0.5;

/** Lists of what was measured, said or changed. */
const RECORD = 0.2;

export const sections: readonly Section[] = [
  {
    title: 'Start',
    pages: [doc('installing'), doc('cpp', { label: 'C++' })],
  },
  {
    title: 'Guide',
    pages: [
      doc('world', { label: 'World' }),
      doc('characters'),
      doc('levels'),
      doc('views'),
      doc('recordings'),
      doc('cases'),
      doc('embedding'),
      doc('lessons'),
      doc('design', { weight: INSIDE }),
      doc('performance', { weight: RECORD }),
    ],
  },
  { title: 'Recipes', pages: [] },
  { title: 'With other libraries', pages: [] },
  { title: 'Migrating', pages: [] },
  {
    title: 'Reference',
    // Generated pages follow these: see `references`.
    pages: [
      doc('interface'),
      doc('errors'),
      doc('parameters'),
      doc('glossary', { weight: RECORD }),
    ],
  },
  {
    title: 'Project',
    pages: [
      { file: 'README.md', label: 'README', weight: INSIDE },
      { file: 'web/examples/README.md' },
      doc('engines', { weight: RECORD }),
      { file: 'bench/RESULTS.md', label: 'Benchmark results', weight: RECORD },
      doc('articles', { label: 'The five articles', weight: RECORD }),
      doc('taught', { label: 'Where they are taught', weight: RECORD }),
      { file: 'CHANGELOG.md', weight: RECORD },
      { file: 'CONTRIBUTING.md', weight: RECORD },
      { file: 'web/playground/README.md', label: 'How the page is made', weight: RECORD },
      { file: 'web/learn/README.md', label: 'How the article is written', weight: RECORD },
      { file: 'web/docs/README.md', label: 'How these pages are made', weight: RECORD },
      { file: 'SECURITY.md' },
      { file: 'THIRD_PARTY_NOTICES.md', weight: RECORD },
    ],
  },
];

/** The generated reference of a language: the pages in a folder of `build/reference`, which is missing until it is built. */
export interface Reference {
  readonly title: string;
  readonly folder: string;
}

export const references: readonly Reference[] = [
  { title: 'TypeScript', folder: 'typescript' },
  { title: 'C++', folder: 'cpp' },
];

/** What readers can look up on the site besides documents. */
export const sources = {
  files: ['LICENSE'],
  folders: ['web/lib', 'web/examples', 'cpp/include', 'cpp/src', 'cpp/bindings', 'cpp/examples'],
};
