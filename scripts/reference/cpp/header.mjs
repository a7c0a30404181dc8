import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { includeDir } from './doxygen.mjs';

/** A line of the doc comment above a declaration. */
const ABOVE = /^\s*\/\/\/(?!<) ?/;

/** The text of a public header: its comments, which are Markdown, and its declarations. */
export class Header {
  #lines;

  constructor(name) {
    this.#lines = readFileSync(join(includeDir, name), 'utf8').split('\n');
  }

  /** What the comment at its top says. */
  get purpose() {
    const end = this.#lines.findIndex((line) => !line.startsWith('//'));
    return this.#lines
      .slice(0, end)
      .map((line) => line.replace(/^\/\/ ?/, ''))
      .join('\n');
  }

  /** The doc comment above a declaration; empty where it has none. */
  comment(declaration) {
    let end = this.#start(declaration);
    while (/^\s*\/\/ NOLINT/.test(this.#lines[end - 1])) end--;
    return this.#commentBefore(end, /^\s*\/\/\/ ?/);
  }

  /** The comment that stands by itself above some members, a declaration among them: `// One object at a time. ...`. */
  section(declaration, classLine) {
    const isEnd = (i) => this.#lines[i] === '' && /^\s*\/\/(?!\/)/.test(this.#lines[i - 1]);
    for (let i = this.#start(declaration); i > classLine; i--)
      if (isEnd(i)) return this.#commentBefore(i, /^\s*\/\/(?!\/) ?/);
    return '';
  }

  /** The text of the comment lines that end before a line. */
  #commentBefore(end, mark) {
    return this.#linesAbove(end, mark)
      .toReversed()
      .map((i) => this.#lines[i].replace(mark, ''))
      .join('\n');
  }

  /** A type as the header has it, but for what is not public. */
  definition(declaration) {
    const begin = this.#start(declaration);
    const end = declaration.lastLine ?? this.#endOfStatement(begin);
    return publicPartOf(this.#lines.slice(begin, end));
  }

  /** The same without the comments on fields or values. */
  bareDefinition(declaration) {
    const begin = this.#start(declaration);
    const said = new Set(
      this.#fields(declaration).flatMap(({ line }) => this.#linesAbove(line - 1, ABOVE)),
    );
    const lines = this.#lines
      .slice(begin, declaration.lastLine)
      .filter((line, i) => !said.has(begin + i) && !/^\s*\/\/\/</.test(line))
      .map((line) => line.replace(/\s*\/\/\/<.*$/, ''));
    return publicPartOf(lines);
  }

  /**
   * What the comments in a type say of its fields, or of its values. What has no comment belongs to the one before, if that has the same
   * type; otherwise it is left out.
   *
   * @returns {{ names: string[], text: string }[]}
   */
  fieldComments(declaration) {
    const rows = [];
    let last;
    for (const { name, line, type } of this.#fields(declaration)) {
      const text = this.#fieldComment(line - 1);
      const isSame =
        last !== undefined && (last.line === line || (text === '' && last.type === type));
      if (isSame && type !== undefined) rows.at(-1).names.push(name);
      else if (text !== '') rows.push({ names: [name], text });
      last = isSame || text !== '' ? { line, type } : undefined;
    }
    return rows;
  }

  /** The fields of a class, or the values of an enumeration, which have no type, each with its line, from 1. */
  #fields({ kind, line, lastLine, members }) {
    if (kind !== 'enum') return members.filter((member) => member.kind === 'variable');
    return this.#lines.slice(line, lastLine).flatMap((text, i) => {
      const [, name] = /^\s*(k\w+)/.exec(text) ?? [];
      return name === undefined ? [] : [{ name, line: line + 1 + i }];
    });
  }

  /** The comment on the field that begins in a line: behind it, where it may go on below, or above it. */
  #fieldComment(at) {
    const end = this.#lines.findIndex((line, i) => i >= at && /[;,}]\s*(?:\/\/.*)?$/.test(line));
    const behind = [];
    for (let i = at; i <= end || /^\s*\/\/\/</.test(this.#lines[i]); i++)
      behind.push(/\/\/\/< ?(.*)$/.exec(this.#lines[i])?.[1] ?? '');
    const text = behind.join(' ').trim() || this.#commentBefore(at, ABOVE);
    return text.replaceAll(/\s+/g, ' ');
  }

  /** The indices of the comment lines that end before a line. */
  #linesAbove(end, mark) {
    const above = [];
    for (let i = end - 1; mark.test(this.#lines[i]); i--) above.push(i);
    return above;
  }

  /** The first line of a class. */
  head(declaration) {
    const begin = this.#start(declaration);
    const end = this.#lines.findIndex((line, i) => i >= begin && line.includes('{'));
    const text = this.#lines
      .slice(begin, end + 1)
      .join('\n')
      .replaceAll('QUADRILLE_API ', '');
    return text.replace(/\s*\{[\s\S]*$/, ';');
  }

  /** A function without its body. */
  signature(declaration) {
    const begin = this.#start(declaration);
    const lines = this.#lines.slice(begin, this.#endOfStatement(begin));
    const indent = /^ */.exec(lines[0])[0].length;
    const text = lines
      .map((line) => line.slice(indent))
      .join('\n')
      .replaceAll('QUADRILLE_API ', '');
    return text.replace(/(\)(?: const| noexcept)*)\s*(?::[^:][\s\S]*|\{[\s\S]*)$/, '$1;');
  }

  /** The index of the line where a declaration begins, with its template's parameters. */
  #start({ line }) {
    let start = line - 1;
    while (start > 0 && !/^\s*$|\/\/|[;{}:]\s*$/.test(this.#lines[start - 1])) start--;
    return start;
  }

  /** The index of the line after the one where a declaration, or its head, ends. */
  #endOfStatement(begin) {
    return this.#lines.findIndex((line, i) => i >= begin && /[;{}]\s*(?:\/\/.*)?$/.test(line)) + 1;
  }
}

function publicPartOf(lines) {
  const text = lines.join('\n').replaceAll('QUADRILLE_API ', '');
  return text.replace(/\n\n? *(?:private|protected):[\s\S]*$/, '\n};');
}
