/** A reader of XML, as far as level files use it: elements, attributes, text, CDATA, comments, instructions and the five entities. */

import { rangeError } from '../coded-errors.js';
import { quote } from '../quote.js';
import { withoutMark } from './file-values.js';

/** An element. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** All text in it, without that of its children. */
  readonly text: string;
}

/** An element that is being read. */
interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** How deep elements may be in each other. */
const MAX_DEPTH = 100;

const NAME = /[A-Za-z_:][\w:.-]*/y;
const SPACE = /\s*/y;
const TEXT_BEFORE_MARKUP = /[^<]*/y;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * The root element of a document. `place` begins the sentence of each error. Entities cannot be declared: a document type is refused,
 * so that a short text cannot stand for a long one. Takes time in proportion to the text.
 */
export function readXml(place: string, document: string): XmlElement {
  return new XmlReader(place, withoutMark(document)).read();
}

class XmlReader {
  readonly #place: string;
  readonly #text: string;
  readonly #open: OpenElement[] = [];
  #root: XmlElement | undefined;
  #at = 0;

  constructor(place: string, text: string) {
    this.#place = place;
    this.#text = text;
  }

  read(): XmlElement {
    while (this.#at < this.#text.length) {
      this.#addText(this.#decoded(this.#match(TEXT_BEFORE_MARKUP)));
      if (this.#at < this.#text.length) this.#readMarkup();
    }
    const [unclosed] = this.#open.slice(-1);
    if (unclosed !== undefined) throw this.#error(`element ${unclosed.name} has no end`);
    if (this.#root === undefined) throw this.#error('there is no element');
    return this.#root;
  }

  #readMarkup(): void {
    if (this.#skips('<!--')) this.#until('-->', 'a comment');
    else if (this.#skips('<![CDATA[')) this.#addText(this.#until(']]>', 'a CDATA section'));
    else if (this.#skips('<?')) this.#until('?>', 'an instruction');
    else if (this.#skips('<!')) throw this.#error('document types and entities are not read');
    else if (this.#skips('</')) this.#readEnd();
    else this.#readStart();
  }

  #readStart(): void {
    this.#at++;
    const name = this.#name('an element');
    if (this.#root !== undefined) throw this.#error(`element ${name} is outside the first one`);
    if (this.#open.length === MAX_DEPTH) {
      throw this.#error(`elements are more than ${MAX_DEPTH} deep in each other`);
    }
    const attributes = this.#readAttributes(name);
    this.#open.push({ name, attributes, children: [], text: '' });
    if (this.#skips('/>')) this.#close();
    else if (!this.#skips('>')) throw this.#error(`element ${name} has no end`);
  }

  #readAttributes(element: string): Map<string, string> {
    const attributes = new Map<string, string>();
    for (;;) {
      const spaces = this.#match(SPACE);
      const next = this.#text[this.#at];
      if (next === '>' || next === '/' || next === undefined) return attributes;
      if (spaces === '') throw this.#error(`attributes of ${element} are not apart`);
      const name = this.#name(`an attribute of ${element}`);
      this.#match(SPACE);
      if (!this.#skips('=')) throw this.#error(`attribute ${name} of ${element} has no value`);
      this.#match(SPACE);
      const end = ['"', "'"].find((mark) => this.#skips(mark));
      if (end === undefined) throw this.#error(`attribute ${name} of ${element} is not in quotes`);
      const value = this.#until(end, `attribute ${name} of ${element}`);
      if (value.includes('<')) throw this.#error(`attribute ${name} of ${element} contains a <`);
      if (attributes.has(name)) throw this.#error(`element ${element} has attribute ${name} twice`);
      attributes.set(name, this.#decoded(value));
    }
  }

  #readEnd(): void {
    const name = this.#name('the end of an element');
    this.#match(SPACE);
    const [open] = this.#open.slice(-1);
    if (open?.name !== name || !this.#skips('>')) {
      throw this.#error(`the end of ${open?.name ?? 'no element'} is expected, not of ${name}`);
    }
    this.#close();
  }

  #close(): void {
    const element = this.#open.pop()!;
    const [parent] = this.#open.slice(-1);
    if (parent === undefined) this.#root = element;
    else parent.children.push(element);
  }

  #addText(text: string): void {
    const [open] = this.#open.slice(-1);
    if (open !== undefined) open.text += text;
    else if (text.trim() !== '') throw this.#error(`${quote(text.trim())} is outside an element`);
  }

  #name(of: string): string {
    const name = this.#match(NAME);
    if (name === '') throw this.#error(`${of} has no name`);
    return name;
  }

  /** What a pattern matches here, which is then behind; the empty text where it does not match. */
  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [text = ''] = pattern.exec(this.#text) ?? [];
    this.#at += text.length;
    return text;
  }

  #skips(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** The text before `end`, which are both behind then. */
  #until(end: string, of: string): string {
    const found = this.#text.indexOf(end, this.#at);
    if (found < 0) throw this.#error(`${of} has no end`);
    const text = this.#text.slice(this.#at, found);
    this.#at = found + end.length;
    return text;
  }

  #decoded(text: string): string {
    if (!text.includes('&')) return text;
    return text.replaceAll(/&([^;&\s]{0,10};)?/g, (_, entity: string | undefined) => {
      const name = entity?.slice(0, -1) ?? '';
      const character = ENTITIES.get(name) ?? characterOf(name);
      if (character === undefined) throw this.#error(`there is no entity ${quote(`&${name}`)}`);
      return character;
    });
  }

  #error(why: string): Error {
    const line = this.#text.slice(0, this.#at).split('\n').length;
    return rangeError(`${this.#place}: this is no XML that can be read: line ${line}: ${why}`);
  }
}

/** The character of `#10` or `#xA`; undefined where there is none. */
function characterOf(reference: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(reference) ?? [];
  if (hex === undefined && decimal === undefined) return undefined;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
