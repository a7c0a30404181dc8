import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Playground } from './playground.ts';

const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe-core finds against WCAG 2.0, 2.1 and 2.2, A and AA: the rule and the element of each. */
export async function violations({ page }: Playground): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>(
    // Results of rules that pass would double the time.
    `axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })`,
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
