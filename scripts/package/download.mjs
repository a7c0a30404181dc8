import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distDir } from '../paths.mjs';

const entry = 'index.js';

/** What a page downloads for the package's default entry, file by file. Sizes in bytes; `compressed` is with brotli. */
export function downloadSizes() {
  const imports = readFileSync(join(distDir, entry), 'utf8').matchAll(/["']\.\/([\w.-]+)["']/g);
  return [entry, ...Array.from(imports, ([, name]) => name)].map((name) => {
    const content = readFileSync(join(distDir, name));
    return { name, bytes: content.length, compressed: brotliCompressSync(content).length };
  });
}
