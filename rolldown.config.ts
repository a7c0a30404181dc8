import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { minify } from 'terser';

// The npm package in dist/: the library's entries and what they share, the binary as a file and in base64, and the element.
const library = {
  index: 'web/lib/index.ts',
  inline: 'web/lib/inline.ts',
  checked: 'web/lib/checked.ts',
};
// Bundled without the library: of the page it contains only the table of parameters.
const element = {
  'playground/features/embed/element': 'web/playground/features/embed/element.ts',
};
const glue = 'build/wasm/quadrille.mjs';
const binary = 'build/wasm/quadrille.wasm';

/**
 * Emscripten's code can fetch the binary by itself, which is never used: the loader passes the binary to it.
 * Without its address, bundlers find the binary once, in the entry that needs it as a file. Without the way to
 * the fetching, and the question where the code runs, the minifier drops what belongs to them.
 */
const glueWithoutFetching: Plugin = {
  name: 'glue-without-fetching',
  transform(code, id) {
    if (!id.endsWith(glue)) return null;
    const address = /new URL\(["']quadrille\.wasm["'],\s*import\.meta\.url\)\.(href|toString\(\))/;
    if (!address.test(code))
      throw new Error(`${id} contains the address of its binary in an unknown form`);
    if (code.includes('getDynCaller')) throw new Error(`${id} calls methods through slow wrappers`);
    const stripped = code
      .replace(address, '""')
      .replaceAll('import.meta.url', '""')
      .replace(/(?=wasmBinaryFile\s*\?\?=)/, 'return {};')
      .replaceAll(/typeof (?:window|importScripts|process)\s*==\s*"\w+"/g, 'false');
    if (stripped.includes('import.meta')) throw new Error(`${id} still uses import.meta`);
    return stripped;
  },
};

/** The binary as a file, and as the module that `inline` imports. */
const binaryFiles: Plugin = {
  name: 'binary-files',
  generateBundle() {
    const source = readFileSync(binary);
    this.emitFile({ type: 'asset', fileName: 'quadrille.wasm', source });
    const module = `export default '${source.toString('base64')}';\n`;
    this.emitFile({ type: 'asset', fileName: 'wasm-base64.js', source: module });
  },
};

const minified: Plugin = {
  name: 'minified',
  async renderChunk(code) {
    const result = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 3 },
      // Consoles and debuggers show these names.
      mangle: { reserved: ['Quadtree', 'QuadrillePlayground'] },
      // Node prints the whole line in which an error was thrown.
      format: { max_line_len: 500 },
    });
    return result.code ?? null;
  },
};

export default defineConfig([
  {
    input: library,
    external: ['./wasm-base64.js'],
    platform: 'neutral',
    plugins: [glueWithoutFetching, binaryFiles, minified],
    output: { chunkFileNames: 'quadtree.js', minify: false },
  },
  {
    input: library,
    plugins: dts({ emitDtsOnly: true, oxc: true, tsconfig: 'tsconfig.lib.json' }),
    output: { chunkFileNames: 'quadtree.d.ts' },
  },
  { input: element, platform: 'neutral', plugins: minified, output: { minify: false } },
  {
    input: element,
    // The types of the parameters follow from their table, which only the compiler works out.
    plugins: dts({
      emitDtsOnly: true,
      tsgo: { path: 'node_modules/.bin/tsc' },
      tsconfig: 'tsconfig.base.json',
    }),
  },
]);
