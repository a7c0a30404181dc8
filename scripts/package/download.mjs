import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distDir } from '../paths.mjs';

/** The names of a file in dist/ and of all that it imports, each once. */
function withImports(name, names = new Set()) {
  names.add(name);
  const code = readFileSync(join(distDir, name), 'utf8');
  for (const [, imported] of code.matchAll(/["']\.\/([\w-]+\.js)["']/g)) {
    if (!names.has(imported)) withImports(imported, names);
  }
  return names;
}

/**
 * What a page downloads for an entry of the package that fetches its binary, file by file. Sizes in bytes; `compressed` is with
 * brotli.
 */
export function downloadSizes(entry = 'index.js') {
  const binary = /["']\.\/([\w-]+\.wasm)["']/.exec(readFileSync(join(distDir, entry), 'utf8'))[1];
  return [...withImports(entry), binary].map((name) => {
    const content = readFileSync(join(distDir, name));
    return { name, bytes: content.length, compressed: brotliCompressSync(content).length };
  });
}
