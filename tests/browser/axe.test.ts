/** axe-core finds nothing: WCAG 2.0, 2.1 and 2.2, A and AA, in every state of the page and every language. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { enter, states } from '../../scripts/page/states.mjs';
import { useHouse, type Visit } from './support.ts';

const house = useHouse();
let axe: string;

beforeAll(async () => {
  axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
});

async function findings(visit: Visit): Promise<string[]> {
  if (!(await visit.page.evaluate(() => 'axe' in window))) await visit.page.evaluate(axe);
  const { violations } = await visit.page.evaluate<AxeResults>(
    // To tell what was looked at and found fine takes twice the time of looking.
    `axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const wide = { viewport: { width: 1_280, height: 800 }, colorScheme: 'light' } as const;
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

const languages = ['en', 'it', 'vi', 'zh-Hans', 'zh-Hant'];

/**
 * Every state in English and in two other languages: marks and names are the same in all, words differ. On a phone and on a
 * wide screen, by light and by dark, stand every second state, and in the next language the others.
 */
describe.each(languages)('axe finds nothing in %s,', (language) => {
  const place = languages.indexOf(language);
  test.each([
    ['on a phone, dark', phone, 0],
    ['on a wide screen, light', wide, 1],
  ] as const)(
    '%s',
    async (_, options, turn) => {
      const visit = await house.visit(`lang=${language}&play=0`, options);
      const found = [];
      for (const [number, state] of states.entries()) {
        const isDue = place === 0 || Math.floor(number / 2) % 2 === place % 2;
        if (!isDue || (number + place) % 2 !== turn) continue;
        await enter(visit.page, state, `&lang=${language}`);
        found.push(...(await findings(visit)).map((finding) => `${state.name}: ${finding}`));
      }
      expect(found).toEqual([]);
      await visit.close();
    },
    300_000,
  );
});

test.each(['start=click', 'start=poster', 'lock=time.tree.probe.tools&play=0'])(
  'axe finds nothing in an embedded page, %s',
  async (fragment) => {
    const visit = await house.visit(fragment, { file: 'embed.html', alive: false });
    await visit.page.locator('#poster, #button-play').first().waitFor();
    expect(await findings(visit)).toEqual([]);
    await visit.close();
  },
);
