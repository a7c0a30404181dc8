import { firstSentence, Links, paragraphs } from '../pages.mjs';
import { parseComment } from './comment.mjs';
import { baseOf } from './extract.mjs';
import { purposesOf } from './purposes.mjs';
import { Writer } from './writer.mjs';

/** The classes with a page of their own. */
const CLASSES = ['Quadtree', 'World'];

/** What an entry exports, by kind, in the order of its page. */
const GROUPS = [
  ['Classes', ['Class']],
  ['Functions', ['Function']],
  ['Constants', ['Variable']],
  ['Types', ['Interface', 'TypeAlias']],
];

/**
 * The pages of the TypeScript reference: one for each of the two classes, one for each entry, and an index. A name that several entries
 * export alike is on the page of the first of them.
 *
 * @param {import('./model.mjs').Entry[]} entries
 * @returns {import('../pages.mjs').Page[]}
 */
export function typescriptPages(entries) {
  const writer = new Writer(homesOf(entries), argumentNames(entries));
  const pages = entries.map((entry) => entryPage(entry, writer));
  for (const name of CLASSES) {
    const entry = entries.find(({ exports }) => exports.has(name));
    pages.push(classPage(name, entry, entries, writer));
  }
  pages.unshift(indexPage(entries, pages, writer));
  writer.links = new Links(pages);
  return pages;
}

/** The entry on whose page each name of each entry is described. */
function homesOf(entries) {
  const first = new Map();
  const homes = new Map();
  for (const { name: entry, exports } of entries) {
    const own = new Map();
    for (const [name, declarations] of exports) {
      const content = `${name} ${JSON.stringify(declarations)}`;
      if (!first.has(content)) first.set(content, entry);
      own.set(name, first.get(content));
    }
    homes.set(entry, own);
  }
  return homes;
}

/** The names of parameters and options: as words of a text, they rarely mean a member of a class. */
function argumentNames(entries) {
  const all = entries
    .flatMap(({ exports }) => [...exports.values()].flat())
    .flatMap((one) => [one].concat(one.members ?? []));
  const options = all.filter(({ isOptional }) => isOptional).map(({ name }) => name);
  const parameters = all.flatMap((one) => one.parameters ?? []);
  return new Set([...options, ...parameters.map(({ parameterName }) => parameterName)]);
}

function fileOf(name) {
  return `${name.toLowerCase().replaceAll('/', '-')}.md`;
}

function entryPage(entry, writer) {
  const file = fileOf(entry.name);
  const at = { entry: entry.name, file };
  const { text } = parseComment(entry.comment);
  const homes = writer.homes.get(entry.name);
  const own = [...entry.exports].filter(
    ([name]) => homes.get(name) === entry.name && !CLASSES.includes(name),
  );
  const blocks = [
    {
      name: `${entry.name}:`,
      body: () => paragraphs(writer.text(text, at), elsewhere(entry, writer, at)),
    },
  ];
  for (const [heading, kinds] of GROUPS) {
    const items = own.filter(([, [declaration]]) => kinds.includes(declaration.kind));
    if (items.length === 0) continue;
    blocks.push({ heading, body: () => '' });
    for (const [name, declarations] of items)
      blocks.push(...itemBlocks(entry.name, name, declarations, writer, file));
  }
  return { file, title: entry.name, blocks };
}

/** Where the other names are that an entry exports. */
function elsewhere(entry, writer, at) {
  const base = baseOf(entry.name);
  if (base !== entry.name) return `All other names are those of [\`${base}\`](${fileOf(base)}).`;
  const others = [...writer.homes.get(entry.name)]
    .filter(([name, home]) => home !== entry.name || CLASSES.includes(name))
    .map(([name]) => writer.link(name, at));
  return others.length > 0 && `This entry also has ${others.join(', ')}.`;
}

/** One exported name: a section, and for a class one for each of its members. */
function itemBlocks(entry, name, declarations, writer, file) {
  const at = { entry, file, owner: name };
  const blocks = [
    {
      heading: name,
      depth: 3,
      name: `${entry}:${name}`,
      body: () => writer.item(declarations, { ...at, self: name }),
    },
  ];
  for (const [member, overloads] of membersOf(declarations))
    blocks.push({
      heading: escaped(member),
      depth: 4,
      name: `${entry}:${name}.${member}`,
      body: () => writer.callables(overloads, { ...at, self: `${name}.${member}` }),
    });
  return blocks;
}

function classPage(name, entry, entries, writer) {
  const file = fileOf(name);
  const declarations = entry.exports.get(name);
  const at = { entry: entry.name, file, owner: name };
  const members = membersOf(declarations);
  const purposes = [...purposesOf(name)]
    .map(([heading, names]) => [heading, names.filter((one) => members.has(one))])
    .filter(([, names]) => names.length > 0);
  const importers = entries
    .filter(({ exports }) => exports.has(name))
    .map((one) => `[\`${one.name}\`](${fileOf(one.name)})`);
  const blocks = [
    {
      name: `${entry.name}:${name}`,
      body: () => paragraphs(writer.item(declarations, at), `Exported by ${importers.join(', ')}.`),
    },
    { heading: 'Members', body: () => '' },
    { body: () => purposes.map((one) => overview(one, members, writer, at)).join('\n\n') },
  ];
  for (const [heading, names] of purposes) {
    blocks.push({ heading, body: () => '' });
    for (const member of names)
      blocks.push({
        heading: escaped(member),
        depth: 3,
        name: `${entry.name}:${name}.${member}`,
        body: () => writer.callables(members.get(member), { ...at, self: `${name}.${member}` }),
      });
  }
  return { file, title: name, blocks };
}

/** The members for one purpose, with what each does in a sentence. */
function overview([heading, names], members, writer, at) {
  const rows = names.map((name) => {
    const [{ docComment }] = members.get(name);
    const sentence = writer.text(firstSentence(parseComment(docComment).text), at);
    return `| ${writer.link(`${at.owner}.${name}`, at)} | ${sentence.replaceAll('|', '\\|')} |`;
  });
  return `| ${heading} | in short |\n| --- | --- |\n${rows.join('\n')}`;
}

/** The members of a class by name; several of one name are overloads. */
function membersOf(declarations) {
  const members = new Map();
  const isClass = declarations.some(({ kind }) => kind === 'Class');
  for (const member of isClass ? declarations.flatMap((one) => one.members) : []) {
    const name = member.kind === 'Constructor' ? 'constructor' : member.name;
    members.set(name, [...(members.get(name) ?? []), member]);
  }
  return members;
}

function indexPage(entries, pages, writer) {
  const at = { entry: entries[0].name, file: 'index.md' };
  const intro =
    'What each entry of the package exports, with every class, function, constant and type. These pages are made from the doc comments of the sources.';
  const classes = () =>
    CLASSES.map((name) => {
      const declarations = entries.find(({ exports }) => exports.has(name)).exports.get(name);
      const { docComment } = declarations.find(({ kind }) => kind === 'Class');
      const sentence = firstSentence(parseComment(docComment).text);
      return `- ${writer.link(name, { ...at, entry: 'quadrille/world' })}: ${writer.text(sentence, at)}`;
    }).join('\n');
  const list = () =>
    entries
      .map(({ name, comment }) => {
        const sentence = firstSentence(parseComment(comment).text);
        return `- [\`${name}\`](${fileOf(name)}): ${writer.text(sentence, { ...at, entry: name })}`;
      })
      .join('\n');
  return {
    file: at.file,
    title: 'TypeScript reference',
    blocks: [
      { body: () => intro },
      { heading: 'Classes', body: classes },
      { heading: 'Entries', body: list },
      { heading: 'All names', body: () => allNames(entries, writer, at) },
    ],
  };
}

/** Every name of every entry, in alphabetical order, once for each place where it is described. */
function allNames(entries, writer, at) {
  const names = new Map();
  for (const { name: entry, exports } of entries)
    for (const name of exports.keys()) names.set(writer.link(name, { ...at, entry }), name);
  return [...names]
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'))
    .map(([link]) => link)
    .join(' · ');
}

const escaped = (name) => name.replace(/^\[/, '\\[').replace(/\]$/, '\\]');
