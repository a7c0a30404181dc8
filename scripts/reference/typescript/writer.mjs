import { mapText, paragraphs } from '../pages.mjs';
import { parseComment } from './comment.mjs';
import { plainName, signatureOf, tokenText } from './signature.mjs';

/**
 * Where a text stands.
 *
 * @typedef {object} At
 * @property {string} entry the entry whose names it uses
 * @property {string} file the page
 * @property {string} [owner] the class whose members it may name
 * @property {string} [self] what it describes, to which it has no links
 */

/** Writes declarations and their doc comments as Markdown, with links to what they name. */
export class Writer {
  /** @type {import('../pages.mjs').Links} */
  links;
  /** The entry that describes each name of each entry. @type {Map<string, Map<string, string>>} */
  homes;

  /** Names that also are words of another meaning. @type {Set<string>} */
  #ambiguous;

  constructor(homes, ambiguous) {
    this.homes = homes;
    this.#ambiguous = ambiguous;
  }

  /** A name, or a member of a class as in `World.step`, as code; a link, where something describes it. */
  link(name, at) {
    const shown = name.startsWith(`${at.owner}.`) ? name.slice(at.owner.length + 1) : name;
    const address = this.#addressOf(name, at) ?? this.#addressOf(topOf(name), at);
    return address === undefined ? `\`${shown}\`` : `[\`${shown}\`](${address})`;
  }

  /** Entries that export nothing but their own names use those of the others. */
  #addressOf(name, { entry, file }) {
    for (const one of [entry, ...this.homes.keys()]) {
      const home = this.homes.get(one).get(topOf(name));
      if (home !== undefined) return this.links.to(`${home}:${name}`, file);
    }
    return undefined;
  }

  /** A text of a doc comment. */
  text(text, at) {
    const onText = (part) =>
      part
        .replace(/\{@link\s+([\w.]+)\s*\}/g, (_, name) => this.#linked(name, at))
        .replace(/\bdocs\/([\w/-]+\.md)\b/g, '[docs/$1](../../$1)');
    return mapText(text, { onText, onCode: (code) => this.#code(code, at) });
  }

  /** A name that a comment says is described. */
  #linked(name, at) {
    if (this.#addressOf(topOf(name), at) === undefined)
      throw new Error(`A doc comment of ${at.entry} links to ${name}, which no entry exports`);
    return this.link(name, at);
  }

  /** Links code that is a name, or a call: of a member of the class, or of what an entry exports. */
  #code(code, at) {
    const [, name, member, call] = /^`(\w+)(?:\.(\w+))?(\([^`]*\))?`$/.exec(code) ?? [];
    if (name === undefined || (!member && !call && this.#ambiguous.has(name))) return code;
    const full = member ? `${name}.${member}` : `${at.owner}.${name}`;
    if (at.self === full || at.self === name) return code;
    const address = this.#addressOf(full, at) ?? this.#addressOf(name, at);
    return address === undefined ? code : `[${code}](${address})`;
  }

  /** The declarations of one exported name: as code, with what they mean. */
  item(declarations, at) {
    const [first] = declarations;
    if (first.kind === 'Function') return this.callables(declarations, at);
    return paragraphs(...declarations.map((one) => this.#declaration(one, at, declarations)));
  }

  #declaration(declaration, at, all) {
    const { text, cost, examples } = parseComment(declaration.docComment);
    const isMerged = declaration.kind === 'Interface' && all.some(({ kind }) => kind === 'Class');
    if (isMerged) return declaration.members.length === 0 && this.text(text, at);
    return paragraphs(
      code(shortened(declaration)),
      this.text(text, at),
      this.#values(declaration),
      declaration.kind === 'Interface' && this.#properties(declaration, at),
      cost && this.text(emphasized(cost), at),
      ...examples.map((example) => `**Example:**\n\n${example}`),
    );
  }

  /** Functions or methods of one name, or a property of a class. */
  callables(overloads, at) {
    return paragraphs(...overloads.map((one) => this.#callable(one, at)));
  }

  #callable(declaration, at) {
    const { text, cost, parameters, returns, throws, examples } = parseComment(
      declaration.docComment,
    );
    return paragraphs(
      code(signatureOf(declaration)),
      this.text(text, at),
      this.#parameters(declaration, parameters, at),
      returns && `**Returns:** ${this.text(returns, at)}`,
      throws && `**Throws:** ${this.text(throws, at)}`,
      cost && this.text(emphasized(cost), at),
      this.#isView(declaration) &&
        '**Lifetime:** a view, valid until the next call on any tree or world: see [Views](../../views.md).',
      ...examples.map((example) => `**Example:**\n\n${example}`),
    );
  }

  /** Parameters with a meaning, or of a type that has a section of its own. */
  #parameters(declaration, meanings, at) {
    const lines = (declaration.parameters ?? [])
      .filter(({ parameterName }) => parameterName !== 'this')
      .map(({ parameterName, parameterTypeTokenRange: range, isOptional }) => {
        const type = this.#type(declaration, range, at);
        const meaning = meanings.get(parameterName);
        if (meaning === undefined && !type.includes('](')) return undefined;
        const optional = isOptional ? ', optional' : '';
        const said =
          meaning === undefined ? '' : `: ${this.text(meaning, at).replace(/\s+/g, ' ')}`;
        return `- \`${parameterName}\` (${type}${optional})${said}`;
      })
      .filter(Boolean);
    return lines.length > 0 && `**Parameters:**\n\n${lines.join('\n')}`;
  }

  #properties({ members, extendsTokenRanges, ...declaration }, at) {
    const lines = members.map((member) => {
      const { text, cost } = parseComment(member.docComment);
      const said = paragraphs(this.text(text, at), cost && this.text(emphasized(cost), at));
      const range = member.propertyTypeTokenRange;
      const type = range && ` (${this.#type(member, range, at).replace(/`? \| undefined`$/, '`')})`;
      const name = range ? member.name + (member.isOptional ? '?' : '') : signatureOf(member);
      return `- \`${name}\`${type ?? ''}: ${said.replaceAll('\n', '\n  ')}`;
    });
    const bases = extendsTokenRanges
      .map((range) => this.#type(declaration, range, at))
      .filter((type) => type.includes(']('));
    return paragraphs(
      lines.join('\n'),
      bases.length > 0 &&
        `${lines.length > 0 ? 'And the' : 'The'} properties of ${bases.join(' and ')}.`,
    );
  }

  /** The numbers of a constant that names them, with the comments that stand before them. */
  #values({ kind, excerptTokens }) {
    if (kind !== 'Variable') return false;
    const text = excerptTokens.map(tokenText).join('');
    const values = Array.from(
      text.matchAll(/(?:\/\*\*([\s\S]*?)\*\/\s*)?readonly (\w+): (-?\d+);/g),
      ([, comment = '', name, value]) => [
        name,
        value,
        comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
      ],
    );
    if (values.length === 0) return false;
    const hasComments = values.some(([, , comment]) => comment !== '');
    const row = (cells) => `| ${cells.slice(0, hasComments ? 3 : 2).join(' | ')} |`;
    return [
      row(['name', 'value', 'meaning']),
      row(['---', '---', '---']),
      ...values.map(([name, value, comment]) => row([`\`${name}\``, value, comment])),
    ].join('\n');
  }

  /** A type as code, with links. */
  #type({ excerptTokens }, { startIndex, endIndex }, at) {
    const parts = [];
    for (const token of excerptTokens.slice(startIndex, endIndex)) {
      const text = tokenText(token).replace(/\s+/g, ' ');
      const link =
        token.kind === 'Reference' && this.link(plainName(text), { ...at, owner: undefined });
      if (link && link.includes('](')) parts.push(link);
      else if (parts.at(-1)?.endsWith('`')) parts.push(`${parts.pop().slice(0, -1)}${text}\``);
      else parts.push(`\`${text}\``);
    }
    return parts.join('');
  }

  /** Whether a call returns a view, or an object of views. */
  #isView({ excerptTokens, returnTypeTokenRange: range }) {
    if (range === undefined) return false;
    return excerptTokens
      .slice(range.startIndex, range.endIndex)
      .some(({ kind, text }) => kind === 'Reference' && /^(?:View|\w+Lists|Moves)$/.test(text));
  }
}

const topOf = (name) => name.split('.')[0];

const code = (text) => `\`\`\`ts\n${text}\n\`\`\``;

const emphasized = (cost) => cost.replace(/^(Cost[^:]*:)/, '**$1**');

/** The signature; of a constant that names numbers, which a table shows, only the name. */
function shortened(declaration) {
  const text = signatureOf(declaration);
  return declaration.kind === 'Variable' && text.includes('\n')
    ? text.replace(/: \{[\s\S]*\}/, '')
    : text;
}
