// node bench/report.mjs [results.json]: turns a result file into bench/RESULTS.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { budgetTable } from './budgets.mjs';
import { sceneTable } from './table.mjs';

const here = new URL('.', import.meta.url);
const file = process.argv[2] ?? new URL('results/latest.json', here);
const { machine, mode, scenes } = JSON.parse(readFileSync(file, 'utf8'));

const lines = [
  '# Results',
  '',
  'Written by `node bench/report.mjs` from a run of `npm run bench`; not typed.',
  '',
  `${machine} · ${mode}`,
  '',
  'One frame: every object moves by its velocity, then all overlapping pairs are delivered; the',
  'time includes both. Every frame of every contender was compared with a reference.',
  'Ratios compare medians. Where a mean is far above its median (planck), that library saves up its',
  'work for single long frames, and the mean is the number that a game feels.',
  '',
  '## Goals',
  '',
  ...budgetTable(scenes),
];
for (const scene of scenes) {
  lines.push('', `## ${scene.kind}, ${scene.count.toLocaleString('en')}`, '', ...sceneTable(scene));
}
writeFileSync(new URL('RESULTS.md', here), `${lines.join('\n')}\n`);
