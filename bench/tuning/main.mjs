// npm run bench:tuning: what placement, capacity, maxDepth and looseness cost and save. Writes the tables and the curves of docs/placement.md.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import * as build from 'quadrille';
import { tuningFile, writeReports } from '../report/files.mjs';
import { makeScene } from '../scenes.mjs';
import { measureTuning } from './measure.mjs';
import { measuredSettings } from './settings.mjs';

const count = 10_000;
const turns = 15;

const scenes = [];
for (const kind of ['uniform', 'mixed', 'clustered']) {
  const onProgress = (text) => process.stderr.write(`${kind}: ${text}\n`);
  const conditions = { turns, onProgress };
  const measured = await measureTuning(
    build,
    makeScene(kind, count),
    measuredSettings(),
    conditions,
  );
  scenes.push({ kind, count, ...measured });
}
const date = new Date().toISOString().slice(0, 10);
const engine = `Node ${process.versions.node}`;
const machine = `${cpus()[0].model}, ${cpus().length} cores, ${engine}, ${date}`;
writeFileSync(tuningFile, textOf({ machine, turns, scenes }));
writeReports();

/** The run as JSON, with a line for each tree. */
function textOf(kept) {
  const lines = JSON.stringify(kept).replaceAll('{"placement"', '\n{"placement"');
  return `${lines}\n`;
}
