/** Names in the code of a line lead to the reference, each once a page. */
import type { InlineCode, Link, Node, Parent, Root, Table } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import type { Document } from './document.ts';
import { pathTo } from './links.ts';
import type { ReferenceEntry, ReferenceNames } from './reference-names.ts';

/** What code without a class before it names. */
type Meaning = (code: string) => ReferenceEntry | undefined;

export function linkNames(tree: Root, { address }: Document, names: ReferenceNames): void {
  new NameLinks(names, address).in(tree, (code) => names.entryOf(code));
}

class NameLinks {
  readonly #names: ReferenceNames;
  /** Where the page lies. */
  readonly #from: string;
  readonly #linked = new Set<ReferenceEntry>();

  constructor(names: ReferenceNames, from: string) {
    this.#names = names;
    this.#from = from;
  }

  in(parent: Parent, meaning: Meaning): void {
    parent.children.forEach((node, at) => {
      if (isCode(node)) parent.children[at] = this.#linkTo(meaning(node.value), node);
      else if (isTable(node)) this.#inTable(node, meaning);
      // A heading is an anchor, and links hold no links.
      else if ('children' in node && !['heading', 'link', 'linkReference'].includes(node.type))
        this.in(node, meaning);
    });
  }

  /** By columns: what a first column lists is linked there, not in a remark on what comes before. */
  #inTable({ children: [head, ...rows] }: Table, meaning: Meaning): void {
    const heads = head!.children.map((cell) => textIn(cell));
    this.#meaningsBelow(heads, meaning).forEach((one, at) => {
      for (const { children: cells } of rows) if (cells[at] !== undefined) this.in(cells[at], one);
    });
  }

  /**
   * A column headed by a class has the members of that class; the others of that table name the members of all. Beside a column
   * `here`, others tell of another library.
   */
  #meaningsBelow(heads: readonly string[], meaning: Meaning): readonly Meaning[] {
    const names = this.#names;
    const isHere = (head: string): boolean => /^here\b/.test(head);
    if (heads.some(isHere)) return heads.map((head) => (isHere(head) ? meaning : nothing));
    if (!heads.some((head) => names.hasClass(head))) return heads.map(() => meaning);
    return heads.map((head) =>
      names.hasClass(head)
        ? (code) => names.entryOf(code, head)
        : (code) => names.memberOf(code) ?? meaning(code),
    );
  }

  #linkTo(entry: ReferenceEntry | undefined, code: InlineCode): InlineCode | Link {
    if (entry === undefined || this.#linked.has(entry)) return code;
    this.#linked.add(entry);
    const { name, address } = entry;
    return {
      type: 'link',
      url: pathTo(address, this.#from),
      title: name,
      data: { hProperties: { className: 'name' } },
      children: [code],
    };
  }
}

function nothing(): undefined {
  return undefined;
}

function isCode(node: Node): node is InlineCode {
  return node.type === 'inlineCode';
}

function isTable(node: Node): node is Table {
  return node.type === 'table';
}
