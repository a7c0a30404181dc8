import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { minify } from 'terser';
import { buildDir, checkout, distDir } from '../paths.mjs';
import { run } from '../run.mjs';
import { unlessUpToDate } from '../stamp.mjs';
import { replaceFolder } from './replace-folder.mjs';

const wasmFile = join(buildDir, 'wasm/quadrille.wasm');
const glueFile = join(buildDir, 'wasm/quadrille.mjs');
const libDir = join(checkout, 'web/lib');
const elementSources = ['features/embed', 'state'].map((name) => `web/playground/${name}`);

/** Builds the npm package in dist/: bundled TypeScript, the binary as a file and in base64, the element. */
export function buildPackage(report) {
  const inputs = [
    'web/lib',
    'tsconfig.base.json',
    'tsconfig.lib.json',
    'tsconfig.element.json',
    ...elementSources,
    'package-lock.json',
    'scripts/make',
    ...['mjs', 'd.mts', 'wasm'].map((ending) => `build/wasm/quadrille.${ending}`),
  ];
  return unlessUpToDate({ name: 'package', inputs, output: distDir }, () =>
    replaceFolder(distDir, async (folder) => {
      await declareLibrary(folder);
      await bundleLibrary(folder);
      await buildElement(join(folder, 'playground'), report);
      copyFileSync(wasmFile, join(folder, 'quadrille.wasm'));
      writeFileSync(join(folder, 'wasm-base64.js'), base64Module());
    }),
  );
}

const entries = { index: join(libDir, 'index.ts'), inline: join(libDir, 'inline.ts') };

/** The declarations of each entry, and one file for all that they share. */
async function declareLibrary(folder) {
  const bundle = await rolldown({
    input: entries,
    plugins: dts({ emitDtsOnly: true, oxc: true, tsconfig: join(checkout, 'tsconfig.lib.json') }),
  });
  await bundle.write({ dir: folder, chunkFileNames: 'quadtree.d.ts' });
  await bundle.close();
}

/** The two entries, and one module for all that they share: fewer requests, and half the bytes. */
async function bundleLibrary(folder) {
  const bundle = await rolldown({
    input: entries,
    external: ['./wasm-base64.js'],
    platform: 'neutral',
    plugins: [glueWithoutAddress],
  });
  const { output } = await bundle.generate({ chunkFileNames: '[name].js' });
  for (const { fileName, code } of output)
    writeFileSync(join(folder, fileName), await minified(code));
  await bundle.close();
}

/**
 * Emscripten's code contains an address of the binary, which is never used: the loader passes the binary to it.
 * Without that address, bundlers find the binary once, in the entry that needs it as a file.
 */
const glueWithoutAddress = {
  name: 'glue-without-address',
  transform(code, id) {
    if (id !== glueFile) return null;
    const address = /new URL\(["']quadrille\.wasm["'],\s*import\.meta\.url\)\.(href|toString\(\))/;
    if (!address.test(code))
      throw new Error(`${id} contains the address of its binary in an unknown form`);
    if (code.includes('getDynCaller')) throw new Error(`${id} calls methods through slow wrappers`);
    const stripped = code.replace(address, '""').replaceAll('import.meta.url', '""');
    if (stripped.includes('import.meta')) throw new Error(`${id} still uses import.meta`);
    return stripped;
  },
};

/** `<quadrille-playground>`, an entry of its own. Of the page it contains only the table of parameters. */
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

async function minified(code) {
  const result = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
    // Consoles and debuggers show this name.
    mangle: { reserved: ['Quadtree'] },
    // Node prints the whole line in which an error was thrown.
    format: { max_line_len: 500 },
  });
  return result.code;
}

function base64Module() {
  return `export default '${readFileSync(wasmFile).toString('base64')}';\n`;
}
