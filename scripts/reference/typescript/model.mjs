import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildDir, checkout } from '../../paths.mjs';
import { entries, extract } from './extract.mjs';
import { plainName } from './signature.mjs';

/**
 * An entry of the package.
 *
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} comment the doc comment of its module
 * @property {Map<string, object[]>} exports the declarations of each name
 */

/** Reads the entries of the built package. @returns {Entry[]} */
export function readEntries() {
  const folder = join(buildDir, 'api');
  mkdirSync(folder, { recursive: true });
  return entries.map(([name, declarations]) => {
    const model = join(folder, `${name.replaceAll('/', '-')}.api.json`);
    extract(declarations, { model });
    return { name, comment: moduleComment(declarations), exports: exportsOf(model) };
  });
}

function exportsOf(model) {
  const [{ members }] = JSON.parse(readFileSync(model, 'utf8')).members;
  const exports = new Map();
  for (const member of members) {
    const name = plainName(member.name);
    exports.set(name, [...(exports.get(name) ?? []), inOrder(member)]);
  }
  return exports;
}

/** A declaration with its members in the order of the file; the model has them by name. */
function inOrder(declaration) {
  const { fileUrlPath, excerptTokens, members } = declaration;
  if (members === undefined) return declaration;
  const text = readFileSync(join(checkout, fileUrlPath), 'utf8');
  const start = text.indexOf(textOf(excerptTokens));
  const place = (member) => text.indexOf(textOf(member.excerptTokens), start);
  return { ...declaration, members: members.toSorted((a, b) => place(a) - place(b)) };
}

const textOf = (tokens) => tokens.map(({ text }) => text).join('');

/** The first comment of the entry's source: bundled declarations do not have it. */
function moduleComment(declarations) {
  const file = basename(declarations).replace('.d.ts', '.ts');
  const folder = file === 'element.ts' ? 'web/playground/features/embed' : 'web/lib/entries';
  const [comment] = /\/\*\*[\s\S]*?\*\//.exec(readFileSync(join(checkout, folder, file), 'utf8'));
  return comment;
}
