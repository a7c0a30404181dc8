import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tuningPictures } from '../../scripts/document-pictures/tuning.mjs';
import { placementPage } from '../tuning/page.mjs';
import { benchmarksPage } from './benchmarks-page.mjs';
import { migratingPages, withMeasured } from './migrating.mjs';
import { withTable } from './readme-table.mjs';
import { resultsPage } from './results-page.mjs';

const engines = ['Node', 'Chromium'];
const parts = [
  'frames',
  'small',
  'queries',
  'windows',
  'bodies',
  'casts',
  'bullets',
  'tiles',
  'movers',
  'saves',
  'calls',
  'odd',
  'startup',
  'arcade',
];
const readme = new URL('../../README.md', import.meta.url);
const page = new URL('../RESULTS.md', import.meta.url);
const documents = new URL('../../docs/', import.meta.url);

/** Where the results of a run of a whole part are kept. */
export function resultFile(part, engine) {
  return new URL(`../results/${part}-${engine.toLowerCase()}.json`, import.meta.url);
}

/** Where the verdicts of World and of physics engines are kept. */
export const verdictFile = new URL('../results/verdicts.json', import.meta.url);

/** Where what characters do at hard spots is kept. */
export const hardSpotsFile = new URL('../results/hard-spots.json', import.meta.url);

/** Where the times of trees with other settings are kept. */
export const tuningFile = new URL('../results/tuning.json', import.meta.url);

/** Writes what is made from the kept results: bench/RESULTS.md, and tables and curves of README.md and of documents. */
export function writeReports() {
  for (const { file, text } of reports()) writeFileSync(file, text);
}

/** The names of those files that are not what would be written now. */
export function outdatedReports() {
  const outdated = reports().filter(({ file, text }) => readFileSync(file, 'utf8') !== text);
  return outdated.map(({ file }) => file.pathname.split('/').at(-1));
}

function reports() {
  const runs = engines.map((engine) => ({ engine, parts: keptParts(engine) }));
  const verdicts = existsSync(verdictFile) ? readJson(verdictFile) : undefined;
  const [node, chromium] = runs.map((run) => run.parts);
  const kept = { node, chromium };
  const tuning = readJson(tuningFile);
  const benchmarks = new URL('benchmarks.md', documents);
  const placement = new URL('placement.md', documents);
  return [
    ...migratingPages.map((name) => {
      const file = new URL(`migrating/${name}.md`, documents);
      const text = withMeasured(name, readFileSync(file, 'utf8'), kept);
      return { file, text };
    }),
    { file: page, text: resultsPage(runs, verdicts) },
    { file: readme, text: withTable(readFileSync(readme, 'utf8'), node) },
    { file: benchmarks, text: benchmarksPage(readFileSync(benchmarks, 'utf8'), kept) },
    { file: placement, text: placementPage(readFileSync(placement, 'utf8'), tuning) },
    ...Object.entries(tuningPictures(tuning)).map(([name, text]) => ({
      file: new URL(`${name}.svg`, documents),
      text,
    })),
  ];
}

/** The kept results of an engine, part by part. */
function keptParts(engine) {
  const kept = parts.filter((part) => existsSync(resultFile(part, engine)));
  return Object.fromEntries(kept.map((part) => [part, readJson(resultFile(part, engine))]));
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
