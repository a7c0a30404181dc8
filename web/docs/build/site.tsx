/** The documentation as files. Runs in Node. */
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { DocumentPage } from '../components/document-page.tsx';
import { HomePage, homeAddress } from '../components/home-page.tsx';
import { type Assets, PageContext } from '../components/page-context.ts';
import { SourceIndex, SourcePage, sourceIndexAddress } from '../components/source-pages.tsx';
import { type Document, isGuide } from './document.ts';
import { bytesOf } from './files.ts';
import { Library, pictureAddress, sourceAddress } from './library.ts';
import { textOf } from './text.ts';
import { llmsFull, llmsList, twinOf } from './twins.ts';
import { wildList } from './wild-list.ts';

export { homeAddress } from '../components/home-page.tsx';

export interface File {
  /** From the folder of the documentation. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

export class Site {
  readonly library = new Library();
  readonly #assets: Assets;

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  /** The pages that can be searched, in the order of the navigation. */
  documentPages(): Promise<readonly File[]> {
    return Promise.all(
      this.library.documents.map(async (document) => ({
        path: document.address,
        content: await this.#documentPage(document),
      })),
    );
  }

  /** Pages that are not searched, and what is no page. */
  otherFiles(): readonly File[] {
    return [...this.#others()].map(([path, make]) => ({ path, content: make() }));
  }

  /** One file; undefined if no file has this path. */
  async fileAt(path: string): Promise<File | undefined> {
    const document = this.library.documents.find(({ address }) => address === path);
    if (document) return { path, content: await this.#documentPage(document) };
    const make = this.#others().get(path);
    return make && { path, content: make() };
  }

  /** What makes each file that is not the page of a document. */
  #others(): ReadonlyMap<string, () => File['content']> {
    const assets = this.#assets;
    const { chapters, documents, pictures, sources } = this.library;
    const page = (address: string, content: VNode) =>
      [address, () => this.#page(address, content)] as const;
    return new Map<string, () => File['content']>([
      page(homeAddress, <HomePage assets={assets} />),
      page(sourceIndexAddress, <SourceIndex assets={assets} />),
      ...sources.map((path) =>
        page(sourceAddress(path), <SourcePage assets={assets} path={path} />),
      ),
      ...documents.map(
        (document) => [document.twin, () => twinOf(document, this.library)] as const,
      ),
      ...pictures.map((file) => [pictureAddress(file), () => bytesOf(file)] as const),
      ['llms-full.txt', () => llmsFull(documents.filter(isGuide), this.library)],
      ['llms.txt', () => llmsList(chapters, this.#introduction(), ({ twin }) => twin)],
    ]);
  }

  /** What the whole site has for programs that read; by the address of the site, if that is known. */
  llmsOfSite(): string {
    const { site = '' } = this.#assets;
    const documents = llmsList(
      this.library.chapters,
      this.#introduction(),
      ({ twin }) => `${site}docs/${twin}`,
    );
    return `${documents}\n${wildList(site)}`;
  }

  #introduction(): Document {
    return this.library.documentAt('README.md')!;
  }

  async #documentPage(document: Document): Promise<string> {
    const text = await textOf(document, this.library);
    return this.#page(
      document.address,
      <DocumentPage assets={this.#assets} document={document} text={text} />,
    );
  }

  #page(address: string, content: VNode): string {
    const page = { address, library: this.library };
    const html = renderToString(
      <PageContext.Provider value={page}>{content}</PageContext.Provider>,
    );
    return `<!doctype html>\n${html}\n`;
  }
}
