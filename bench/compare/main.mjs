// node bench/compare/main.mjs: the builds of two checkouts compared. `npm run bench:compare` prepares what it needs and starts it.
import { rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { optionsOrExit } from '../command.mjs';
import { judge } from './gates.mjs';
import { measureCells } from './measure.mjs';
import { help, readOptions } from './options.mjs';
import { cellLine, gateTable } from './report.mjs';
import { copyBuild, loadSubject } from './subject.mjs';

const { before, after, json, plan } = optionsOrExit(readOptions, help);
const machine = `${cpus()[0].model}, ${cpus().length} cores, Node ${process.versions.node}`;
process.stdout.write(`before: ${before}\nafter: ${after}\n${machine}\n`);
process.stdout.write('Queries as throughput, all else as time, after divided by before.\n\n');

const copy = copyBuild(before);
try {
  const subjects = {
    before: await loadSubject('before', before),
    after: await loadSubject('after', after),
    control: await loadSubject('control', copy),
  };
  const cells = await measureCells(plan, subjects, (cell) => {
    process.stdout.write(`${cellLine(cell)}\n`);
  });
  const gates = judge(cells);
  process.stdout.write(`\n${gateTable(gates, cells).join('\n')}\n`);
  if (json) writeFileSync(json, `${JSON.stringify({ machine, gates, cells }, null, 2)}\n`);
  process.exitCode = gates.every(({ passed }) => passed) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}
