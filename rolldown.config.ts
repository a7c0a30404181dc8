import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin, type RolldownOptions } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { minify } from 'terser';

// The npm package in dist/: the library's entries and what they share, the binaries as files and in base64, and the element.
const library = {
  index: 'web/lib/entries/index.ts',
  inline: 'web/lib/entries/inline.ts',
  checked: 'web/lib/entries/checked.ts',
};
// The same with the class World and a binary of its own. Nothing is shared with the entries above, so that these pay nothing for it.
const world = {
  world: 'web/lib/entries/world.ts',
  'world-inline': 'web/lib/entries/world-inline.ts',
  'world-checked': 'web/lib/entries/world-checked.ts',
};
// The same for script tags and for require() in programs that cannot load ES modules: a file each, with everything in it.
const umd = {
  quadrille: 'web/lib/entries/inline.ts',
  checked: 'web/lib/entries/checked.ts',
  world: 'web/lib/entries/world-inline.ts',
  'world-checked': 'web/lib/entries/world-checked.ts',
};
// Apart from the library, of whose types alone it speaks.
const recorder = { recorder: 'web/lib/entries/recorder.ts' };
// The same; of World it has the checks of shapes, and types.
const tiled = { tiled: 'web/lib/entries/tiled.ts' };
/** By which names scripts without imports reach what the entries of a file export. */
const global = 'Quadrille';
const recorderGlobal = 'QuadrilleRecorder';
// Bundled without the library: of the page it contains only the table of parameters.
const element = {
  'playground/features/embed/element': 'web/playground/features/embed/element.ts',
};

/**
 * Emscripten's code can fetch the binary by itself, which is never used: the loader passes the binary to it.
 * Without its address, bundlers find the binary once, in the entry that needs it as a file. Without the way to
 * the fetching, and the question where the code runs, the minifier drops what belongs to them.
 */
const glueWithoutFetching: Plugin = {
  name: 'glue-without-fetching',
  transform(code, id) {
    if (!/build\/wasm\/[\w-]+\.mjs$/.test(id)) return null;
    const address = /new URL\(["'][\w-]+\.wasm["'],\s*import\.meta\.url\)\.(href|toString\(\))/;
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

/** The modules with the contents of a binary, and the binary of each. */
const base64Modules: Record<string, string> = {
  './wasm-base64.js': 'quadrille',
  './world-base64.js': 'quadrille-world',
};

function contents(binary: string): Buffer {
  return readFileSync(`build/wasm/${binary}.wasm`);
}

function base64Module(name: string): string {
  return `export default '${contents(base64Modules[name]!).toString('base64')}';\n`;
}

/** A binary as a file, and as the module that an `inline` entry imports. */
function binaryFiles(base64: string): Plugin {
  return {
    name: 'binary-files',
    generateBundle() {
      const binary = base64Modules[base64]!;
      const source = contents(binary);
      this.emitFile({ type: 'asset', fileName: `${binary}.wasm`, source });
      this.emitFile({ type: 'asset', fileName: base64.slice(2), source: base64Module(base64) });
    },
  };
}

/** The binary in the bundle. */
const binaryInside: Plugin = {
  name: 'binary-inside',
  resolveId: (name) => (name in base64Modules ? `\0${name}` : null),
  load: (id) => (id.slice(1) in base64Modules ? base64Module(id.slice(1)) : null),
};

/** Says to Node and TypeScript that files are CommonJS modules, in a package of ES modules. */
const commonJs: Plugin = {
  name: 'common-js',
  generateBundle() {
    const source = '{ "type": "commonjs" }\n';
    this.emitFile({ type: 'asset', fileName: 'umd/package.json', source });
  },
};

/** Says to TypeScript by which name scripts without imports reach an entry. */
function globalName(name: string): Plugin {
  return {
    name: 'global-name',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry) file.code += `export as namespace ${name};\n`;
      }
    },
  };
}

const minified: Plugin = {
  name: 'minified',
  async renderChunk(code, _chunk, { format }) {
    const result = await minify(code, {
      module: format === 'es',
      ecma: 2020,
      // A function that is used once is not moved into its caller: engines would make it anew at each call.
      compress: { passes: 2, reduce_funcs: false },
      // Consoles and debuggers show these names.
      mangle: { reserved: ['Quadtree', 'World', 'QuadrillePlayground'] },
      // Node prints the whole line in which an error was thrown. Bundlers read annotations.
      format: { max_line_len: 500, preserve_annotations: true },
    });
    return result.code ?? null;
  },
};

/** The declarations that the entries with World share, or those that all share. */
function sharedTypes(moduleIds: readonly string[]): string {
  return moduleIds.some((id) => id.includes('/web/lib/world/')) ? 'bodies' : 'quadtree';
}

/**
 * What programs use without a tree, with what it needs: a file without the classes, so that bundlers leave out the classes, the
 * code of Emscripten and the binary where nothing but this is used.
 */
const values = {
  name: 'values',
  test: /\/web\/lib\/(?:world\/)?(?:boxes|fields|limits|trace|shapes)\.ts$/,
};

/** Entries of one binary, with what they share in two files. */
function modules(input: Record<string, string>, base64: string, shared: string): RolldownOptions {
  return {
    input,
    external: [base64],
    platform: 'neutral',
    plugins: [glueWithoutFetching, binaryFiles(base64), minified],
    output: {
      chunkFileNames: ({ name }) => (name === values.name ? `${shared}-values.js` : `${shared}.js`),
      codeSplitting: { groups: [values] },
      minify: false,
    },
  };
}

/** Each entry as one script. */
function umdScripts(entries: Record<string, string>, name: string): RolldownOptions[] {
  return Object.entries(entries).map(([entry, input]) => ({
    input,
    platform: 'neutral',
    plugins: [glueWithoutFetching, binaryInside, minified],
    output: { entryFileNames: `umd/${entry}.js`, format: 'umd', name, strict: true, minify: false },
  }));
}

/** The types of such scripts. */
function umdTypes(
  input: Record<string, string>,
  name: string,
  ...plugins: Plugin[]
): RolldownOptions {
  const types = dts({ emitDtsOnly: true, oxc: true, tsconfig: 'tsconfig.lib.json' });
  return {
    input,
    plugins: [types, globalName(name), ...plugins],
    output: {
      entryFileNames: 'umd/[name].js',
      chunkFileNames: ({ moduleIds }) => `umd/${sharedTypes(moduleIds)}.d.ts`,
    },
  };
}

export default defineConfig([
  modules(library, './wasm-base64.js', 'quadtree'),
  modules(world, './world-base64.js', 'bodies'),
  { input: recorder, platform: 'neutral', plugins: minified, output: { minify: false } },
  { input: tiled, platform: 'neutral', plugins: minified, output: { minify: false } },
  {
    input: { ...library, ...world },
    plugins: dts({ emitDtsOnly: true, oxc: true, tsconfig: 'tsconfig.lib.json' }),
    output: { chunkFileNames: ({ moduleIds }) => `${sharedTypes(moduleIds)}.d.ts` },
  },
  {
    input: recorder,
    plugins: dts({ emitDtsOnly: true, oxc: true, tsconfig: 'tsconfig.lib.json' }),
  },
  {
    input: tiled,
    plugins: dts({ emitDtsOnly: true, oxc: true, tsconfig: 'tsconfig.lib.json' }),
  },
  ...umdScripts(umd, global),
  ...umdScripts(recorder, recorderGlobal),
  umdTypes(umd, global, commonJs),
  umdTypes(recorder, recorderGlobal),
  { input: element, platform: 'neutral', plugins: minified, output: { minify: false } },
  {
    input: element,
    // The types of the parameters follow from their table, which only the compiler works out.
    plugins: dts({
      emitDtsOnly: true,
      tsgo: { path: 'node_modules/.bin/tsc' },
      tsconfig: 'tsconfig.element.json',
    }),
  },
]);
