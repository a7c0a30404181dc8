// node bench/main.mjs: the benchmark itself. `npm run bench` prepares what it needs and starts it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contenders } from './contenders.mjs';
import { measureScene } from './measure.mjs';
import { isScene, makeScene, sceneKinds } from './scenes.mjs';
import { sceneTable } from './table.mjs';

const oursAloneFrom = 1_000_000;
const { values: options } = parseArgs({
  options: {
    json: { type: 'string' },
    scene: { type: 'string', multiple: true, default: sceneKinds },
    size: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
  },
});
const sizes = (
  options.size ?? ['1000', '10000', '100000', ...(options.quick ? [] : ['1000000'])]
).map(Number);
const ms = options.quick ? 60 : 1500;

const scenes = [];
for (const kind of options.scene) {
  for (const count of sizes.filter((size) => isScene(kind, size))) {
    const results = await measureScene(makeScene(kind, count), chosen(count), { ms, onProgress });
    scenes.push({ kind, count, results });
    const title = `\r\x1b[K${kind}, ${count}`;
    process.stdout.write(`${title}\n${sceneTable({ results }).join('\n')}\n\n`);
  }
}
save();

function chosen(count) {
  return contenders.filter(({ name, kind, most = Infinity }) => {
    const wanted = options.only?.some((part) => name.includes(part)) ?? true;
    return wanted && count <= most && (count < oursAloneFrom || kind !== 'package');
  });
}

function onProgress(text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
}

function save() {
  const file = resolve(
    options.json ?? fileURLToPath(new URL('results/latest.json', import.meta.url)),
  );
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus()[0].model}, ${cpus().length} cores, Node ${process.version}, ${date}`;
  const mode = options.quick ? 'quick run' : 'full run';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ machine, mode, scenes }, null, 2)}\n`);
  process.stdout.write(`${machine}\nResults: ${file}\n`);
}
