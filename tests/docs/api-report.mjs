import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, checkout } from '../../scripts/paths.mjs';
import * as reference from '../../scripts/reference/typescript/extract.mjs';

export { baseOf } from '../../scripts/reference/typescript/extract.mjs';

/** The reports of the interface, in the checkout: a change of the interface shows as a change of these files. */
export const reportsDir = join(checkout, 'docs/api');

/** The entries of the library. The element is not one of them: its interface is its attributes, in docs/parameters.md. */
export const entries = reference.entries.filter(([name]) => name !== 'quadrille/playground');

/** The file of an entry's report. */
export function reportFile(entry) {
  return `${entry.replaceAll('/', '-')}.api.md`;
}

/**
 * Describes what an entry of the built package exports, as its declarations in dist/ say.
 *
 * @returns {{ text: string, remarks: string[] }} the report, and what is wrong with doc comments
 */
export function apiReport(entry, declarations) {
  const folder = join(buildDir, 'api');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, reportFile(entry));
  return {
    remarks: reference.extract(declarations, { report }),
    text: readFileSync(report, 'utf8'),
  };
}
