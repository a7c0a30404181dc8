import { readFileSync, writeFileSync } from 'node:fs';
import { performancePage } from './performance.mjs';

const page = new URL('../../docs/performance.md', import.meta.url);
const chart = new URL('../../docs/growth.svg', import.meta.url);

/** Where the results of a run of everything are kept. */
export const resultFile = new URL('../results/native.json', import.meta.url);

/** Writes what is made from the kept results: tables and chart of docs/performance.md. */
export function writePerformance() {
  const run = JSON.parse(readFileSync(resultFile, 'utf8'));
  const written = performancePage(readFileSync(page, 'utf8'), run);
  writeFileSync(page, written.page);
  writeFileSync(chart, written.chart);
}
