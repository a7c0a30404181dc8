import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A build of the package and the code that calls it.
 *
 * @typedef {ReturnType<typeof import('./adapter.mjs').adapterOf> & { oneByOne: typeof import('../queries/one-by-one.mjs').oneByOne,
 *   blocks: typeof import('./blocks.mjs') }} Subject
 */

/**
 * Each subject gets its own copy of the code that calls it, as in a page with one build: code shared by two builds would meet
 * objects of two shapes, and calls would cost more than either does by itself.
 *
 * @param {string} name a different one for each subject
 * @param {string} checkout with the build in dist/
 * @returns {Promise<Subject>}
 */
export async function loadSubject(name, checkout) {
  const itsOwn = (file) => import(pathToFileURL(join(checkout, file)).href);
  const ownCopy = (module) => import(`${new URL(module, import.meta.url)}?of=${name}`);
  const { adapterOf } = await itsOwn('bench/compare/adapter.mjs');
  const [index, world] = [await itsOwn('dist/index.js'), await itsOwn('dist/world.js')];
  return {
    ...adapterOf({ index, world }),
    ...(await ownCopy('../queries/one-by-one.mjs')),
    blocks: await ownCopy('./blocks.mjs'),
  };
}

/** What an adapter does not need. */
const left = new Set(['node_modules', 'peers', 'results']);

/** A copy of a checkout's build and of what calls it, which Node loads as modules of their own. The caller removes it. */
export function copyBuild(checkout) {
  const copy = mkdtempSync(join(tmpdir(), 'quadrille-build-'));
  cpSync(join(checkout, 'dist'), join(copy, 'dist'), { recursive: true });
  cpSync(join(checkout, 'bench'), join(copy, 'bench'), {
    recursive: true,
    filter: (path) => !left.has(basename(path)),
  });
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  return copy;
}
