// node bench/native/main.mjs: the same C++ natively and as WebAssembly, in turns. `npm run bench:native`
// builds both and starts it.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { sceneKinds } from '../scenes.mjs';
import { cases } from './cases.mjs';
import { resultFile, writePerformance } from './files.mjs';
import { buildPeers } from './peers.mjs';
import { articleTable, goalTable, peerTable, ratioTable } from './tables.mjs';
import { turn } from './turn.mjs';

const help = `npm run bench:native -- [options]

Times the same C++ natively and as WebAssembly, and natively the trees of the articles, Boost.Geometry's
R-tree and Box2D's broad phase (if libboost-dev and libbox2d-dev are installed), in turns, and checks the
pairs of every turn against a reference. A run of everything replaces the committed
results and what is made from them.

  --scene NAME   only that scene: ${sceneKinds.join(', ')} (may be repeated)
  --most N       no more than that many objects
  --quick        one short round
  --json FILE    also write the results to FILE
  --help         this text

Run it on a quiet machine, or with real-time priority: chrt --rr 1 node bench/native/main.mjs
`;

/** A case that took longer than this is not measured again: long frames vary little. */
const longCaseMs = 10_000;

const { values: options } = parseArgs({
  options: {
    scene: { type: 'string', multiple: true },
    most: { type: 'string' },
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) process.stdout.write(help);
else report(measureAll(chosen()));

function chosen() {
  const most = options.most && Number(options.most);
  const list = cases({ scenes: options.scene, most, builtPeers: buildPeers() });
  if (list.length > 0) return list;
  throw new RangeError(`No case is left of scenes ${sceneKinds.join(', ')}; see --help.`);
}

function measureAll(list) {
  const { rounds, ms } = options.quick ? { rounds: 1, ms: 60 } : { rounds: 3, ms: 250 };
  const measured = list.map((what) => ({ what, best: {}, spent: 0 }));
  for (let round = 1; round <= rounds; round++) {
    for (const [index, one] of measured.entries()) {
      const { scene, count, implementation } = one.what;
      onProgress(
        `round ${round}/${rounds}, ${index + 1}/${list.length}: ${scene} ${count} ${implementation}`,
      );
      if (one.spent < longCaseMs) measure(one, round, ms);
    }
  }
  onProgress('');
  return measured;
}

/** One turn for each build, in changing order. Of all turns of a build, the one with the smallest median counts. */
function measure(one, round, ms) {
  const started = performance.now();
  const { builds } = one.what;
  for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
    const result = turn(build, one.what, ms);
    const best = one.best[build];
    if (!best || result.ms.median < best.ms.median) one.best[build] = result;
  }
  one.spent = performance.now() - started;
}

function report(measured) {
  const compilers = {};
  const rows = measured.map(({ what: { scene, count, implementation }, best }) => {
    const row = { scene, count, implementation };
    for (const [build, { compiler, frames, ms, bytes }] of Object.entries(best)) {
      compilers[build] = compiler;
      row[build] = { frames, ms };
      if (bytes > 0) row.bytes = bytes;
    }
    return row;
  });
  for (const table of [ratioTable, articleTable, peerTable, goalTable]) {
    process.stdout.write(`${table(rows).join('\n')}\n\n`);
  }
  save({ compilers, cases: rows });
}

function save(results) {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus()[0].model}, ${cpus().length} cores, Node ${process.versions.node}, ${date}`;
  const mode = options.quick ? 'quick run' : 'full run';
  const text = `${JSON.stringify({ machine, mode, ...results }, null, 2)}\n`;
  process.stdout.write(`${machine}, ${mode}\n`);
  if (options.json) writeFileSync(options.json, text);
  if (options.scene || options.most) return;
  writeFileSync(resultFile, text);
  writePerformance();
}

function onProgress(text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
}
