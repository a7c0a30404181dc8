// node bench/main.mjs: the benchmark itself. `npm run bench` prepares what it needs and starts it.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { optionsOrExit } from './command.mjs';
import { help, readOptions } from './options.mjs';
import { resultFile, writeReports } from './report/files.mjs';
import { runSuite } from './suite.mjs';
import { Terminal } from './terminal.mjs';

const { browser, json, whole, plan } = optionsOrExit(readOptions, help);
const terminal = new Terminal(plan.scenes.length + plan.queries.length);
const listeners = {
  onProgress: (text) => terminal.progress(text),
  onDone: (part, result) => terminal.done(part, result),
};
const { engine, frames, queries } = await (browser ? runInChromium() : runInNode());
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus()[0].model}, ${cpus().length} cores, ${engine}, ${date}`;
const mode = plan.quick ? 'quick run' : 'full run';
save({ machine, mode, frames, queries });

const wrong = [...frames, ...queries].some(({ results }) => results.some(({ error }) => error));
// Some packages leave workers behind, which would keep Node alive.
process.exit(wrong ? 1 : 0);

async function runInNode() {
  return { engine: `Node ${process.versions.node}`, ...(await runSuite(plan, listeners)) };
}

async function runInChromium() {
  const chromium = await import('./chromium/run.mjs');
  return chromium.runInChromium(plan, listeners);
}

function save(results) {
  const text = `${JSON.stringify(results, null, 2)}\n`;
  process.stdout.write(`${machine} · ${mode}\n`);
  if (json) writeFileSync(json, text);
  if (!whole) return;
  writeFileSync(resultFile(browser ? 'chromium' : 'node'), text);
  writeReports();
}
