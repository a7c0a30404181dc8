import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe-core finds against WCAG 2.0, 2.1 and 2.2, A and AA, and in landmarks: the rule and the element of each. */
export async function violations({ page }: { readonly page: Page }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>(
    // Results of rules that pass would double the time.
    `axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      rules: {
        'landmark-main-is-top-level': { enabled: true },
        'landmark-no-duplicate-main': { enabled: true },
        'landmark-one-main': { enabled: true },
        'landmark-unique': { enabled: true },
        region: { enabled: true },
      },
      resultTypes: ['violations'],
    })`,
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
