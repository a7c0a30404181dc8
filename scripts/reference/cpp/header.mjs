import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { includeDir } from './doxygen.mjs';

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
    let begin = end;
    while (mark.test(this.#lines[begin - 1])) begin--;
    return this.#lines
      .slice(begin, end)
      .map((line) => line.replace(mark, ''))
      .join('\n');
  }

  /** A type as the header has it, but for what is not public. */
  definition(declaration) {
    const begin = this.#start(declaration);
    const end = declaration.lastLine ?? this.#endOfStatement(begin);
    const text = this.#lines.slice(begin, end).join('\n').replaceAll('QUADRILLE_API ', '');
    return text.replace(/\n\n? *(?:private|protected):[\s\S]*$/, '\n};');
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
