/** One document: GitHub's Markdown, of which the first heading is the title and the first paragraph the summary. */
import { createProcessor } from '@mdx-js/mdx';
import type { Heading, Root } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import manifest from '../../../package.json' with { type: 'json' };
import { withInstallation } from '../../../scripts/package/installation.mjs';
import type { Entry, Language } from '../contents.ts';
import { textOf } from './files.ts';

const site = process.env['SITE_URL'];
/** What the pages say of the package: it is installed from this very site. */
const packageHere = {
  ...manifest,
  isOnSite: true,
  ...(site !== undefined && { homepage: site }),
};

const parser = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

export function parse(markdown: string): Root {
  return parser.parse(markdown);
}

export class Document {
  /** Its path in the repository; of a generated one, the path that it would have there. */
  readonly file: string;
  readonly markdown: string;
  readonly tree: Root;
  readonly title: string;
  /** Its first sentence. */
  readonly summary: string;
  /** What the navigation calls it. */
  readonly label: string;
  /** What it is called in a search. */
  readonly found: string;
  /** How much its words count in a search. */
  readonly weight: number;
  /** What its code is written in. */
  readonly language: Language;

  /** `path` is where it is read from, if not at `file`. */
  constructor({ file, label, of, weight = 1, language = 'typescript' }: Entry, path = file) {
    this.file = file;
    this.markdown = withInstallation(textOf(path), packageHere);
    this.tree = parse(this.markdown);
    const heading = this.tree.children.find(isTitle);
    if (heading === undefined) throw new Error(`${path} has no heading`);
    this.title = textIn(heading);
    this.label = label ?? this.title;
    this.found = of === undefined ? this.title : `${of}: ${this.title}`;
    this.weight = weight;
    this.language = language;
    const paragraph = this.tree.children.find(({ type }) => type === 'paragraph');
    this.summary = firstSentenceOf(textIn(paragraph));
  }

  /** Where its page lies, from the folder of the documentation. */
  get address(): string {
    return this.twin.replace(/\.md$/, '.html');
  }

  /** Where its Markdown lies. */
  get twin(): string {
    return this.file.replace(/^docs\//, '');
  }
}

/** Neither a record nor generated: what tells how the library is used. */
export function isGuide(document: Document): boolean {
  return document.weight >= 1 && !isReference(document);
}

/** Generated from doc comments. */
export function isReference({ file }: Document): boolean {
  return file.startsWith('docs/reference/');
}

function isTitle(node: Root['children'][number]): node is Heading {
  return node.type === 'heading' && node.depth === 1;
}

function firstSentenceOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return /^.+?[.!?](?= |$)/.exec(line)?.[0] ?? line;
}
