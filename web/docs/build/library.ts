/** All documents and sources that have a page, and the addresses of these. */
import { posix } from 'node:path';
import {
  type Entry,
  type Language,
  type Reference,
  references,
  sections,
  sources,
} from '../contents.ts';
import { Document } from './document.ts';
import { extensionOf, filesIn } from './files.ts';
import { ReferenceNames } from './reference-names.ts';

export interface Group {
  /** Undefined for the pages that stand right below the title of their section. */
  readonly title: string | undefined;
  readonly documents: readonly Document[];
}

export interface Chapter {
  readonly title: string;
  readonly groups: readonly Group[];
}

const pictures = ['png', 'svg'];
const shown = ['ts', 'tsx', 'html', 'css', 'json', 'cpp', 'hpp', 'txt', ''];

/** Reads all documents anew. */
export class Library {
  /** Sections with at least one document. */
  readonly chapters: readonly Chapter[];
  /** In the order of the navigation. */
  readonly documents: readonly Document[];
  /** The paths of sources in the repository. */
  readonly sources: readonly string[];
  /** The paths of pictures that stand beside documents. */
  readonly pictures: readonly string[];
  /** What the references of both languages describe. */
  readonly names: Readonly<Record<Language, ReferenceNames>>;
  readonly #documents: ReadonlyMap<string, Document>;
  readonly #sources: ReadonlySet<string>;
  readonly #pictures: ReadonlySet<string>;

  constructor() {
    this.chapters = sections
      .map(({ title, pages }) => ({ title, groups: groupsOf(title, pages) }))
      .filter(({ groups }) => groups.length > 0);
    this.documents = this.chapters.flatMap(({ groups }) =>
      groups.flatMap(({ documents }) => documents),
    );
    this.sources = [...sources.files, ...sources.folders.flatMap(filesIn)].filter(isSource);
    this.pictures = filesIn('docs').filter((file) => pictures.includes(extensionOf(file)));
    this.names = { typescript: this.#namesIn('typescript'), cpp: this.#namesIn('cpp') };
    this.#documents = new Map(this.documents.map((document) => [document.file, document]));
    this.#sources = new Set(this.sources);
    this.#pictures = new Set(this.pictures);
  }

  /** The document with this path, or the one that a folder is introduced by. */
  documentAt(path: string): Document | undefined {
    return [path, `${path}/index.md`, `${path}/README.md`]
      .map((file) => this.#documents.get(posix.normalize(file)))
      .find((document) => document !== undefined);
  }

  hasSource(path: string): boolean {
    return this.#sources.has(path);
  }

  hasPicture(path: string): boolean {
    return this.#pictures.has(path);
  }

  #namesIn(language: Language): ReferenceNames {
    const folder = `docs/reference/${language}/`;
    return new ReferenceNames(this.documents.filter(({ file }) => file.startsWith(folder)));
  }
}

/** Where the page of a source lies, from the folder of the documentation. */
export function sourceAddress(path: string): string {
  return `source/${path}.html`;
}

/** Where a picture of a document lies, from the folder of the documentation. */
export function pictureAddress(path: string): string {
  return path.replace(/^docs\//, '');
}

function isSource(file: string): boolean {
  return shown.includes(extensionOf(file)) && !file.endsWith('package-lock.json');
}

function groupsOf(section: string, pages: readonly Entry[]): readonly Group[] {
  const written = { title: undefined, documents: pages.map((entry) => new Document(entry)) };
  const generated = section === 'Reference' ? references.map(referenceOf) : [];
  return [written, ...generated].filter(({ documents }) => documents.length > 0);
}

/** Its page named `index` is the first. */
function referenceOf({ title, folder, weight }: Reference): Group {
  const root = `build/reference/${folder}`;
  const files = filesIn(root)
    .filter((file) => file.endsWith('.md'))
    .toSorted((one, other) => Number(isIndex(other)) - Number(isIndex(one)));
  const documents = files.map(
    (file) => new Document({ file: file.replace(/^build/, 'docs'), of: title, weight }, file),
  );
  return { title, documents };
}

function isIndex(file: string): boolean {
  return posix.basename(file) === 'index.md';
}
