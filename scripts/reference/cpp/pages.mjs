import { firstSentence, Links, mapText, paragraphs } from '../pages.mjs';
import { Header } from './header.mjs';

/** The classes with a page of their own. All else is data, or a function, and is shown as its header has it. */
const CLASSES = ['Quadtree', 'TreeQueries', 'World', 'WorldQueries'];

/** Members that need no words. */
const UNNAMED = /^(?:~|operator)/;

/**
 * The pages of the C++ reference: one for each large class, one for the other types and functions, header by header, and an index.
 *
 * @param {import('./doxygen.mjs').Declaration[]} declarations
 * @returns {import('../pages.mjs').Page[]}
 */
export function cppPages(declarations) {
  const writer = new Writer(declarations);
  const classes = CLASSES.map((name) => declarations.find((one) => one.name === name));
  const others = declarations.filter(({ name }) => !CLASSES.includes(name));
  const pages = [...classes.map((one) => classPage(one, writer)), typesPage(others, writer)];
  pages.unshift(indexPage(classes, others, writer));
  writer.links = new Links(pages);
  return pages;
}

/** What stands for the pages where they cannot be made. */
const MISSING =
  'These pages were built without Doxygen, so the reference of C++ is missing here. The headers have the same comments: start with [quadtree.hpp](../../../cpp/include/quadrille/quadtree.hpp) and [world.hpp](../../../cpp/include/quadrille/world.hpp).';

/** @returns {import('../pages.mjs').Page[]} */
export function missingPages() {
  return [{ file: 'index.md', title: 'C++ reference', blocks: [{ body: () => MISSING }] }];
}

class Writer {
  /** @type {import('../pages.mjs').Links} */
  links;
  #headers = new Map();
  /** Of each class, those whose members it has. */
  #bases;
  /** The enumeration of each of its values. */
  #enumerators = new Map();

  constructor(declarations) {
    this.#bases = new Map(declarations.map(({ name, bases }) => [name, bases]));
    for (const declaration of declarations.filter(({ kind }) => kind === 'enum')) {
      const { name } = declaration;
      for (const [, value] of this.header(declaration)
        .definition(declaration)
        .matchAll(/^\s*(k\w+)/gm))
        this.#enumerators.set(value, this.#enumerators.has(value) ? undefined : name);
    }
  }

  header({ header }) {
    if (!this.#headers.has(header)) this.#headers.set(header, new Header(header));
    return this.#headers.get(header);
  }

  /** A name as code, with a link where a page describes it. */
  link(name, at) {
    const address = this.#addressOf(name, at);
    return address === undefined ? `\`${name}\`` : `[\`${name}\`](${address})`;
  }

  #addressOf(name, { file, owner, self }) {
    if (name === self) return undefined;
    const owners = owner === undefined ? [] : [owner, ...(this.#bases.get(owner) ?? [])];
    const enumerator = this.#enumerators.get(name);
    const names = [...owners, enumerator].filter(Boolean).map((one) => `${one}::${name}`);
    names.push(name, enumerator);
    const [type, member] = name.split('::');
    if (member !== undefined) {
      const bases = this.#bases.get(type) ?? [];
      names.push(...bases.map((base) => `${base}::${member}`), type);
    }
    const found = names.filter((one) => one !== undefined && one !== self);
    return found.map((one) => this.links.to(one, file)).find(Boolean);
  }

  /** The text of a comment. */
  text(text, at) {
    const linked = (name, code) => {
      const address = this.#addressOf(name, at);
      return address === undefined ? code : `[${code}](${address})`;
    };
    const onCode = (code) => {
      const [, name] = /^`(?:quadrille::)?((?:\w+::)?\w+)(?:\(.*\))?`$/.exec(code) ?? [];
      return name === undefined ? code : linked(name, code);
    };
    const onText = (part) =>
      part.replace(/\b(?:\w+::)?k[A-Z]\w+\b/g, (name) => linked(name, `\`${name}\``));
    return mapText(text, { onCode, onText }).replace(
      /(?:^|\s)Cost: /g,
      (found) => `${found.trimEnd().replace('Cost:', '**Cost:**')} `,
    );
  }
}

const cpp = (text) => `\`\`\`cpp\n${text}\n\`\`\``;

const fileOf = (name) => `${name.toLowerCase()}.md`;

function classPage(declaration, writer) {
  const { name } = declaration;
  const file = fileOf(name);
  const header = writer.header(declaration);
  const at = { file, owner: name, self: name };
  const groups = groupsOf(declaration, header);
  const bases = () =>
    declaration.bases.length > 0 &&
    `It also has the members of ${declaration.bases.map((base) => writer.link(base, at)).join(' and ')}.`;
  const blocks = [
    {
      name,
      body: () =>
        paragraphs(
          cpp(`#include "${declaration.header}"\n\n${header.head(declaration)}`),
          writer.text(header.comment(declaration), at),
          bases(),
        ),
    },
    { heading: 'Members', body: () => '' },
    { body: () => groups.map((group) => overview(group, header, writer, at)).join('\n\n') },
  ];
  for (const { title, text, members } of groups) {
    blocks.push({ heading: title, body: () => writer.text(asSentence(text), at) });
    for (const [member, { place, overloads }] of members)
      blocks.push({
        heading: member,
        depth: 3,
        name: place,
        body: () => functions(overloads, header, writer, { ...at, self: `${name}::${member}` }),
      });
  }
  return { file, title: name, blocks };
}

/** The members of a class by the comments that head them. A name that several groups have has a place in each. */
function groupsOf(declaration, header) {
  const groups = new Map();
  const places = new Set();
  for (const member of declaration.members.toSorted((a, b) => a.line - b.line)) {
    if (member.kind !== 'function' || UNNAMED.test(member.name)) continue;
    if (member.name === declaration.name && header.comment(member) === '') continue;
    const section = header.section(member, declaration.line);
    const [, title, text] = /^([^.:]*)[.:]\s*([\s\S]*)$/.exec(section);
    if (!groups.has(section)) groups.set(section, { title, text, members: new Map() });
    const { members } = groups.get(section);
    if (!members.has(member.name)) {
      const name = `${declaration.name}::${member.name}`;
      const place = places.has(name) ? `${name} of ${title}` : name;
      places.add(place);
      members.set(member.name, { place, overloads: [] });
    }
    members.get(member.name).overloads.push(member);
  }
  return [...groups.values()];
}

/** What follows a colon, as a sentence; names of constants stay. */
function asSentence(text) {
  return text.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase());
}

function overview({ title, members }, header, writer, at) {
  const rows = [...members].map(([name, { place, overloads }]) => {
    const sentence = writer.text(firstSentence(header.comment(overloads[0])), at);
    const link = `[\`${name}\`](${writer.links.to(place, at.file)})`;
    return `| ${link} | ${sentence.replaceAll('|', '\\|')} |`;
  });
  return `| ${title} | in short |\n| --- | --- |\n${rows.join('\n')}`;
}

/** Functions of one name; one without a comment belongs to the one before. */
function functions(overloads, header, writer, at) {
  const described = [];
  for (const one of overloads) {
    const comment = header.comment(one);
    if (comment === '' && described.length > 0) described.at(-1).code.push(header.signature(one));
    else described.push({ code: [header.signature(one)], comment });
  }
  return paragraphs(
    ...described.flatMap(({ code, comment }) => [cpp(code.join('\n')), writer.text(comment, at)]),
  );
}

function typesPage(declarations, writer) {
  const file = 'types.md';
  const blocks = [
    {
      body: () =>
        'Structs, enumerations, functions and constants, header by header, as the headers have them. All are in the namespace `quadrille`; `quadrille/quadrille.hpp` includes all headers.',
    },
  ];
  for (const header of new Set(declarations.map((one) => one.header))) {
    const at = { file };
    const { purpose } = writer.header({ header });
    blocks.push({ heading: header, body: () => writer.text(purpose, at) });
    const names = new Map();
    for (const one of declarations.filter((other) => other.header === header))
      if (!UNNAMED.test(one.name)) names.set(one.name, [...(names.get(one.name) ?? []), one]);
    for (const [name, all] of names)
      blocks.push({
        heading: name,
        depth: 3,
        name,
        rows: fieldsOf(all[0], writer).flatMap((row) => row.names),
        body: () => item(all, writer, { ...at, owner: name, self: name }),
      });
  }
  return { file, title: 'Types and functions', blocks };
}

/** What a type says of its fields or values. Small classes with functions are shown with all their comments. */
function fieldsOf(declaration, writer) {
  const isPlain = ['enum', 'struct'].includes(declaration.kind);
  return isPlain ? writer.header(declaration).fieldComments(declaration) : [];
}

function item(declarations, writer, at) {
  const [first] = declarations;
  const header = writer.header(first);
  if (first.kind === 'function') return functions(declarations, header, writer, at);
  const comment = writer.text(header.comment(first), at);
  const fields = fieldsOf(first, writer);
  if (fields.length === 0) return paragraphs(cpp(header.definition(first)), comment);
  const rows = fields.map(({ names, text }) => {
    const codes = names.map((name) => `\`${name}\``).join(', ');
    return `| ${codes} | ${writer.text(text, at).replaceAll('|', '\\|')} |`;
  });
  const head = first.kind === 'enum' ? 'value' : 'field';
  return paragraphs(
    cpp(header.bareDefinition(first)),
    comment,
    `| ${head} | what it is |\n| --- | --- |\n${rows.join('\n')}`,
  );
}

function indexPage(classes, others, writer) {
  const at = { file: 'index.md' };
  const lines = () =>
    classes.map((one) => {
      const sentence = firstSentence(writer.header(one).comment(one));
      return `- ${writer.link(one.name, at)}: ${writer.text(sentence, at)}`;
    });
  const names = () =>
    [...new Set([...classes, ...others].map(({ name }) => name))]
      .filter((name) => !UNNAMED.test(name))
      .toSorted((a, b) => a.localeCompare(b, 'en'))
      .map((name) => writer.link(name, at));
  return {
    file: at.file,
    title: 'C++ reference',
    blocks: [
      {
        body: () =>
          'The public headers of `cpp/include/quadrille`. These pages are made from their comments. [From C++](../../cpp.md) says how to build the library and where to begin.',
      },
      { heading: 'Classes', body: () => lines().join('\n') },
      {
        heading: 'All else',
        body: () =>
          '[Types and functions](types.md): structs, enumerations, functions and constants, header by header.',
      },
      { heading: 'All names', body: () => names().join(' · ') },
    ],
  };
}
