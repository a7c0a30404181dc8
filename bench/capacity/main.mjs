// npm run bench:capacity: how many objects fit into the 2 GB of memory that a module has. Each is tried in a process of its own, since
// memory never shrinks. Prints a table in Markdown.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { table } from '../report/tables.mjs';

const million = 1_000_000;
const most = 16;
const fill = fileURLToPath(new URL('fill.mjs', import.meta.url));

function fits(kind, millions) {
  const { status, stderr } = spawnSync(process.execPath, [fill, kind, String(millions * million)], {
    encoding: 'utf8',
  });
  if (status === 0) return true;
  if (stderr.includes('out of memory')) return false;
  throw new Error(`${kind}, ${millions} million: ${stderr}`);
}

/** The most millions that fit, by halving. */
function millionsOf(kind) {
  let [least, beyond] = [0, most + 1];
  while (beyond - least > 1) {
    const middle = Math.floor((least + beyond) / 2);
    if (fits(kind, middle)) least = middle;
    else beyond = middle;
  }
  return least;
}

const rows = [];
for (const kind of ['cover', 'leaf', 'parent', 'loose', 'World']) {
  rows.push([kind, `${millionsOf(kind)} million`]);
  process.stderr.write(`${kind}: ${rows.at(-1)[1]}\n`);
}
process.stdout.write(`${table(['', 'objects that fit'], rows).join('\n')}\n`);
