import { buildWasm } from './make/wasm.mjs';
import { setUpEmscripten } from './setup/emscripten.mjs';
import { installNodeModules } from './setup/node-modules.mjs';

/** The steps before any build: [title, work] in order. */
export const setUpSteps = [
  ['Emscripten', setUpEmscripten],
  ['Node packages from the lock file', installNodeModules],
];

export const packageSteps = [
  ['C++ to WebAssembly', (report) => buildWasm('quadrille_wasm', report)],
  [
    'npm package in dist/',
    async (report) => (await import('./make/package.mjs')).buildPackage(report),
  ],
];

export const siteSteps = [
  ['Playground in site/', async (report) => (await import('./make/site.mjs')).buildSite(report)],
];
