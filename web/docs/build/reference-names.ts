/** What names in code mean: each is that of an entry in the generated reference of a language. */
import type { Root } from 'mdast';
import { toString as textIn } from 'mdast-util-to-string';
import { anchors } from '../../../scripts/reference/pages.mjs';
import type { Document } from './document.ts';

export interface ReferenceEntry {
  /** With its class: `World.step`. */
  readonly name: string;
  /** From the folder of the documentation. */
  readonly address: string;
}

/** What stands before a member in documents, and the class that it is of. */
const owners: Readonly<Record<string, string>> = {
  tree: 'Quadtree',
  world: 'World',
  'inspect(tree)': 'TreeInspector',
  'inspect(...)': 'TreeInspector',
};

/** `World.step`, `tree.pairs()`, `new World({ bounds })`, `HIT_STRIDE`, `quadrille::Box`. */
const form =
  /^(?:await )?(?<isNew>new )?(?:quadrille::)?(?:(?<owner>\w+|inspect\([^()]*\))(?:\.|::))?(?<name>\w+)(?<call>\(.*\))?$/s;

/** A single word in small letters may be an option or a variable as well. */
const unmistakable = /^[A-Z]|[a-z][A-Z]|_/;

export class ReferenceNames {
  /** The classes with a page of their own. */
  readonly #classes = new Set<string>();
  /** By their names with their classes; several entries of the package may have one name. */
  readonly #entries = new Map<string, ReferenceEntry[]>();
  /** The members of these classes by their names alone. */
  readonly #members = new Map<string, ReferenceEntry[]>();

  /** `pages` are those of one language. */
  constructor(pages: readonly Document[]) {
    for (const page of pages) {
      if (isOfClass(page)) this.#addClass(page);
      else this.#addOthers(page);
    }
  }

  /** Whether a class has a page of its own. */
  hasClass(name: string): boolean {
    return this.#classes.has(name);
  }

  /** The one entry that code names. `owner` is a class whose members may stand there without it. */
  entryOf(code: string, owner?: string): ReferenceEntry | undefined {
    const { isNew, owner: written, name = '', call } = form.exec(code)?.groups ?? {};
    if (isNew) return this.#entry(`${name}.constructor`);
    if (written) return this.#entry(`${owners[written] ?? written}.${name}`);
    if (!call && !unmistakable.test(name)) return undefined;
    if (owner !== undefined) return this.#entry(`${owner}.${name}`) ?? this.#entry(name);
    return this.#entry(name) ?? this.memberOf(name);
  }

  /** The one entry of a member of the classes with pages of their own. */
  memberOf(name: string): ReferenceEntry | undefined {
    return onlyOf(this.#members.get(name));
  }

  #entry(name: string): ReferenceEntry | undefined {
    return onlyOf(this.#entries.get(name));
  }

  #addClass({ title, address, tree }: Document): void {
    this.#classes.add(title);
    this.#add(title, address);
    for (const { text, depth, anchor } of headingsOf(tree))
      if (depth === 3)
        add(this.#members, text, this.#add(`${title}.${text}`, `${address}#${anchor}`));
  }

  #addOthers({ address, tree }: Document): void {
    let owner = '';
    for (const { text, depth, anchor } of headingsOf(tree)) {
      if (depth === 3) owner = text;
      if (depth >= 3) this.#add(depth === 3 ? text : `${owner}.${text}`, `${address}#${anchor}`);
    }
  }

  #add(name: string, address: string): ReferenceEntry {
    const entry = { name, address };
    add(this.#entries, name, entry);
    return entry;
  }
}

function isOfClass({ title }: Document): boolean {
  return /^[A-Z]\w*$/.test(title);
}

interface Place {
  readonly text: string;
  readonly depth: number;
  readonly anchor: string;
}

function headingsOf({ children }: Root): readonly Place[] {
  const anchorOf = anchors();
  return children
    .filter((node) => node.type === 'heading')
    .map((heading) => {
      const text = textIn(heading);
      return { text, depth: heading.depth, anchor: anchorOf(text) };
    });
}

function add(entries: Map<string, ReferenceEntry[]>, name: string, entry: ReferenceEntry): void {
  entries.set(name, [...(entries.get(name) ?? []), entry]);
}

function onlyOf(entries: readonly ReferenceEntry[] = []): ReferenceEntry | undefined {
  return entries.length === 1 ? entries[0] : undefined;
}
