// npm run size: what a page downloads for the package's default entry, file by file. Run `npm run build` before it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { distDir } from './paths.mjs';

const entry = 'index.js';
const imports = readFileSync(join(distDir, entry), 'utf8').matchAll(/["']\.\/([\w.-]+)["']/g);
const files = [entry, ...Array.from(imports, ([, name]) => name)];

const row = (name, bytes, compressed) =>
  console.log(name.padEnd(16), String(bytes).padStart(8), String(compressed).padStart(8));
row('', 'bytes', 'brotli');
let [bytes, compressed] = [0, 0];
for (const name of files) {
  const content = readFileSync(join(distDir, name));
  const small = brotliCompressSync(content).length;
  row(name, content.length, small);
  bytes += content.length;
  compressed += small;
}
row('all', bytes, compressed);
