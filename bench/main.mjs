// node bench/main.mjs: the benchmark itself. `npm run bench` prepares what it needs and starts it.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { loadAdapter } from './adapter.mjs';
import { optionsOrExit } from './command.mjs';
import { help, readOptions } from './options.mjs';
import { resultFile, writeReports } from './report/files.mjs';
import { startInProcess } from './startup/in-process.mjs';
import { startupPart } from './startup/part.mjs';
import { runSuite } from './suite.mjs';
import { Terminal } from './terminal.mjs';

const { adapter, browser, json, replaces, plan } = optionsOrExit(readOptions, help);
const terminal = new Terminal(Object.values(plan.scenes).flat().length);
const listeners = {
  onProgress: (text) => terminal.progress(text),
  onDone: (part, result) => terminal.done(part, result),
};
const { engine, results } = await (browser ? runInChromium() : runInNode());
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus()[0].model}, ${cpus().length} cores, ${engine}, ${date}`;
const mode = plan.quick ? 'quick run' : 'full run';
save();

const wrong = Object.values(results)
  .flat()
  .some((scene) => scene.results.some(({ error }) => error));
// Some packages leave workers behind, which would keep Node alive.
process.exit(wrong ? 1 : 0);

async function runInNode() {
  return {
    engine: `Node ${process.versions.node}`,
    results: await runSuite(await withAdapter(), listeners, {
      startup: startupPart(startInProcess),
    }),
  };
}

async function withAdapter() {
  return adapter === undefined ? plan : { ...plan, adapter: await loadAdapter(adapter) };
}

async function runInChromium() {
  const chromium = await import('./chromium/run.mjs');
  return chromium.runInChromium(plan, listeners);
}

function save() {
  const name = browser ? 'chromium' : 'node';
  process.stdout.write(`${machine} · ${mode}\n`);
  if (json) write(json, { machine, mode, ...results });
  for (const part of replaces) {
    write(resultFile(part, name), { machine, mode, scenes: results[part] });
  }
  if (replaces.length > 0) writeReports();
}

function write(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
