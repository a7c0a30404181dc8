// node bench/main.mjs: the benchmark itself. `npm run bench` prepares what it needs and starts it.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { optionsOrExit } from './command.mjs';
import { help, readOptions } from './options.mjs';
import { bodyResultFile, resultFile, writeReports } from './report/files.mjs';
import { runSuite } from './suite.mjs';
import { Terminal } from './terminal.mjs';

const { browser, json, replaces, plan } = optionsOrExit(readOptions, help);
const terminal = new Terminal(plan.scenes.length + plan.queries.length + plan.bodies.length);
const listeners = {
  onProgress: (text) => terminal.progress(text),
  onDone: (part, result) => terminal.done(part, result),
};
const { engine, frames, queries, bodies } = await (browser ? runInChromium() : runInNode());
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus()[0].model}, ${cpus().length} cores, ${engine}, ${date}`;
const mode = plan.quick ? 'quick run' : 'full run';
save();

const wrong = [...frames, ...queries, ...bodies].some(({ results }) =>
  results.some(({ error }) => error),
);
// Some packages leave workers behind, which would keep Node alive.
process.exit(wrong ? 1 : 0);

async function runInNode() {
  return { engine: `Node ${process.versions.node}`, ...(await runSuite(plan, listeners)) };
}

async function runInChromium() {
  const chromium = await import('./chromium/run.mjs');
  return chromium.runInChromium(plan, listeners);
}

function save() {
  const name = browser ? 'chromium' : 'node';
  process.stdout.write(`${machine} · ${mode}\n`);
  if (json) write(json, { machine, mode, frames, queries, bodies });
  if (replaces.frames) write(resultFile(name), { machine, mode, frames, queries });
  if (replaces.bodies) write(bodyResultFile(name), { machine, mode, bodies });
  if (replaces.frames || replaces.bodies) writeReports();
}

function write(file, results) {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
