import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import { buildDir, checkout, distDir } from '../paths.mjs';
import { run } from '../run.mjs';
import { unlessUpToDate } from '../stamp.mjs';
import { replaceFolder } from './replace-folder.mjs';

const wasmFile = join(buildDir, 'wasm/quadrille.wasm');
const elementSources = ['element', 'embed', 'state'].map((room) => `web/playground/${room}`);
const glueFile = join(buildDir, 'wasm/quadrille.mjs');

/** Puts the npm package together in dist/: compiled TypeScript, minified glue, the binary twice, the element. */
export function buildPackage(report) {
  const inputs = [
    'web/lib',
    'tsconfig.base.json',
    'tsconfig.lib.json',
    'tsconfig.element.json',
    ...elementSources,
    'package-lock.json',
    'scripts/make',
    'build/wasm/quadrille.wasm',
    'build/wasm/quadrille.mjs',
  ];
  return unlessUpToDate({ name: 'package', inputs, output: distDir }, () =>
    replaceFolder(distDir, async (folder) => {
      const tsc = ['node_modules/.bin/tsc', '-p', 'tsconfig.lib.json', '--outDir', folder];
      await run(tsc, { log: 'tsc-lib', onLine: report });
      await buildElement(join(folder, 'playground'), report);
      await minifyModules(folder);
      copyHandWrittenTypes(folder);
      writeFileSync(join(folder, 'glue.mjs'), await shippedGlue());
      copyFileSync(wasmFile, join(folder, 'quadrille.wasm'));
      writeFileSync(join(folder, 'wasm-base64.js'), base64Module());
    }),
  );
}

/** `<quadrille-playground>`, an entry of its own: it shares the page's table of parameters and nothing else. */
async function buildElement(folder, report) {
  const tsc = ['node_modules/.bin/tsc', '-p', 'tsconfig.element.json', '--outDir', folder];
  await run(tsc, { log: 'tsc-element', onLine: report });
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    // The compiler rewrites the endings of imports in modules, but not in declarations.
    if (name.endsWith('.d.ts'))
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(/(["']\.[^"']*)\.ts(["'])/g, '$1.js$2'),
      );
    if (name.endsWith('.js')) writeFileSync(file, await minified(readFileSync(file, 'utf8')));
  }
}

/** The compiler emits no declarations for files that are declarations already. */
function copyHandWrittenTypes(folder) {
  const lib = join(checkout, 'web/lib');
  for (const name of readdirSync(lib).filter((file) => /\.d\.m?ts$/.test(file))) {
    copyFileSync(join(lib, name), join(folder, name));
  }
}

/** Half of what the compiler writes is doc comments, which belong to the declarations. */
async function minifyModules(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    writeFileSync(file, await minified(readFileSync(file, 'utf8')));
  }
}

async function shippedGlue() {
  return minified(withoutBinaryUrl(readFileSync(glueFile, 'utf8')));
}

async function minified(code) {
  const result = await minify(code, { module: true, ecma: 2020, compress: { passes: 3 } });
  return result.code;
}

/**
 * Our loader finds the binary, never the glue. Bundlers do not know that: from this address in the
 * glue they would ship the binary once more, even with the inline entry.
 */
function withoutBinaryUrl(glue) {
  const url = /new URL\("quadrille\.wasm",\s*import\.meta\.url\)\.(href|toString\(\))/g;
  if (!url.test(glue)) {
    throw new Error('The glue no longer holds the address of the binary in the known form.');
  }
  return glue.replace(url, '"quadrille.wasm"');
}

function base64Module() {
  return `export default '${readFileSync(wasmFile).toString('base64')}';\n`;
}
