/** The packed package in the environments that are quickest to try; `npm run test:consumers` tries all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { consumers } from '../consumers/consumers.mjs';
import { makeTries } from '../consumers/tries.mjs';
import { checkout } from './commands.ts';
import { pack } from './packed.ts';

let tarball: string;

beforeAll(() => {
  tarball = pack();
});

describe('works, or says what to do, in', () => {
  for (const consumer of consumers.filter(({ quick }) => quick)) {
    const tags = consumer.name === 'node' ? [] : ['thorough'];
    test(consumer.title, { tags }, async () => {
      const results = await makeTries(consumer, tarball);
      expect(results.filter(({ problem }) => problem !== undefined)).toEqual([]);
      expect(results).toHaveLength(consumer.tries.length);
    });
  }
});

test('docs/installing.md has the results of all consumers', () => {
  const page = readFileSync(join(checkout, 'docs/installing.md'), 'utf8');
  const table = page.slice(page.indexOf('<!-- consumers -->'), page.indexOf('<!-- /consumers -->'));
  const titles = Array.from(table.matchAll(/^\| (.+?) \|/gm), ([, title]) => title);
  // Behind the head of the table and its rule.
  expect(titles.slice(2)).toEqual(consumers.map(({ title }) => title));
});
