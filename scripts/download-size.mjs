// npm run size: what a page downloads for the package's entries with a binary, file by file. Run `npm run build` before it.
import { downloadSizes } from './package/download.mjs';

const row = (name, bytes, compressed) =>
  console.log(name.padEnd(20), String(bytes).padStart(8), String(compressed).padStart(8));

for (const [entry, file] of [
  ['quadrille', 'index.js'],
  ['quadrille/world', 'world.js'],
]) {
  const sizes = downloadSizes(file);
  const sum = (kind) => sizes.reduce((all, size) => all + size[kind], 0);
  row(entry, 'bytes', 'brotli');
  for (const { name, bytes, compressed } of sizes) row(`  ${name}`, bytes, compressed);
  row('  all', sum('bytes'), sum('compressed'));
}
