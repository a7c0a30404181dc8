import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { neighbours } from '../queries/query-sets.mjs';

/**
 * A build of the package and the code that calls it.
 *
 * @typedef {object} Subject
 * @property {typeof import('quadrille')} build
 * @property {typeof import('../implementations/quadrille-variants.mjs').quadrilleVariants} quadrilleVariants
 * @property {typeof import('../queries/quadrille-queries.mjs').quadrilleQueries} quadrilleQueries
 * @property {typeof import('../queries/one-by-one.mjs').oneByOne} oneByOne
 * @property {typeof import('./blocks.mjs')} blocks
 */

/**
 * Each subject gets its own copy of the code that calls it, as in a page with one build: code shared by two builds would meet
 * objects of two shapes, and calls would cost more than either does by itself.
 *
 * @param {string} name a different one for each subject
 * @param {string} folder the build's dist folder
 * @returns {Promise<Subject>}
 */
export async function loadSubject(name, folder) {
  const ownCopy = (module) => import(`${new URL(module, import.meta.url)}?of=${name}`);
  const build = await import(pathToFileURL(join(folder, 'index.js')).href);
  const { quadrilleQueries } = await ownCopy('../queries/quadrille-queries.mjs');
  return {
    build,
    ...(await ownCopy('../implementations/quadrille-variants.mjs')),
    quadrilleQueries: (_, tree) => quadrilleQueries(build, tree, nearbyOf(build)),
    ...(await ownCopy('../queries/one-by-one.mjs')),
    blocks: await ownCopy('./blocks.mjs'),
  };
}

/** How many neighbours a query is for: an option, but in builds that do not have forEachPair yet an argument. */
function nearbyOf({ Quadtree }) {
  return 'forEachPair' in Quadtree.prototype ? { count: neighbours } : neighbours;
}

/** A copy of a build, which Node loads as modules of their own. The caller removes it. */
export function copyBuild(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'quadrille-build-'));
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  return copy;
}
