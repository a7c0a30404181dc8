import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { buildDir, checkout } from '../../paths.mjs';

/**
 * What a public header declares: where, and of which class it is a member.
 *
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} kind as Doxygen says it: class, struct, enum, function, variable, typedef, concept
 * @property {string | undefined} type of a variable
 * @property {string} header as it is included: quadrille/box.hpp
 * @property {number} line where it stands, from 1
 * @property {number | undefined} lastLine of its body
 * @property {boolean} isOutOfLine whether it is a function that the library defines, not its header
 * @property {Declaration[]} members public ones of a class
 * @property {string[]} bases
 */

/** The folder of the public headers' folder. */
export const includeDir = join(checkout, 'cpp/include');

/** Whether Doxygen is installed. */
export function hasDoxygen() {
  try {
    execFileSync('doxygen', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Reads all public headers by Doxygen. @returns {Declaration[]} those of the namespace quadrille, header by header */
export function readHeaders() {
  const folder = join(buildDir, 'doxygen');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('doxygen', ['-'], { input: settings(folder), stdio: ['pipe', 'ignore', 'pipe'] });

  const xml = join(folder, 'xml');
  const compounds = readdirSync(xml)
    .filter((file) => /^(?:class|struct|concept|namespace)quadrille/.test(file))
    .flatMap((file) => childrenOf(parse(join(xml, file)), 'compounddef'));
  const namespace = compounds.find((one) => textOf(one, 'compoundname') === 'quadrille');
  const types = compounds
    .filter((one) => /^quadrille::\w+$/.test(textOf(one, 'compoundname')))
    .map((one) => declarationOf(one, 'compoundname'))
    .filter(({ kind, lastLine }) => kind === 'concept' || lastLine !== undefined); // is no mention
  return [...types, ...membersOf(namespace)].toSorted(
    (a, b) => a.header.localeCompare(b.header, 'en') || a.line - b.line,
  );
}

function settings(folder) {
  return Object.entries({
    INPUT: join(includeDir, 'quadrille'),
    STRIP_FROM_PATH: includeDir,
    OUTPUT_DIRECTORY: folder,
    GENERATE_HTML: 'NO',
    GENERATE_LATEX: 'NO',
    GENERATE_XML: 'YES',
    XML_PROGRAMLISTING: 'NO',
    EXTRACT_ALL: 'YES', // overloads share a comment
    MACRO_EXPANSION: 'YES',
    EXPAND_ONLY_PREDEF: 'YES',
    PREDEFINED: ['QUADRILLE_API=', 'QUADRILLE_HIDDEN='],
    QUIET: 'YES',
    WARNINGS: 'NO',
  })
    .map(([name, values]) => `${name} = ${quoted(values)}\n`)
    .join('');
}

function quoted(values) {
  return [values]
    .flat()
    .map((value) => `"${value}"`)
    .join(' ');
}

function membersOf(compound) {
  return childrenOf(compound, 'sectiondef')
    .flatMap((section) => childrenOf(section, 'memberdef'))
    .filter((member) => member.getAttribute('prot') === 'public')
    .map((member) => declarationOf(member, 'name'));
}

function declarationOf(element, nameTag) {
  const [location] = childrenOf(element, 'location');
  const lastLine = Number(location.getAttribute('bodyend') ?? -1);
  return {
    name: textOf(element, nameTag).replace('quadrille::', ''),
    kind: element.getAttribute('kind') ?? 'concept',
    type: childrenOf(element, 'type')[0]?.textContent,
    // Doxygen strips no path with letters beyond ASCII.
    header: relative(includeDir, resolve(includeDir, location.getAttribute('file'))),
    line: Number(location.getAttribute('line')),
    lastLine: lastLine > 0 ? lastLine : undefined,
    isOutOfLine: isOutOfLine(element),
    members: membersOf(element),
    bases: childrenOf(element, 'basecompoundref').map((base) => textAfterColons(base.textContent)),
  };
}

function isOutOfLine(element) {
  if (element.getAttribute('kind') !== 'function') return false;
  const isInHeader =
    element.getAttribute('inline') === 'yes' ||
    element.getAttribute('constexpr') === 'yes' ||
    childrenOf(element, 'templateparamlist').length > 0 ||
    /= *(?:default|delete)$/.test(textOf(element, 'argsstring'));
  return !isInHeader;
}

const textAfterColons = (name) => name.split('::').at(-1);

function parse(file) {
  return new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/xml').documentElement;
}

function childrenOf(element, name) {
  return Array.from(element.childNodes).filter((child) => child.nodeName === name);
}

function textOf(element, name) {
  return childrenOf(element, name)[0].textContent;
}
