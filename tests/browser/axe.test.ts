/** axe-core finds nothing: WCAG 2.0, 2.1 and 2.2, A and AA, in light and dark. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, type Visit, type VisitOptions } from './support.ts';

let house: House;
let axe: string;

beforeAll(async () => {
  house = await House.open();
  axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
});

afterAll(async () => {
  await house.close();
});

async function findings(visit: Visit): Promise<string[]> {
  await visit.page.evaluate(axe);
  const { violations } = await visit.page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const wide = { width: 1_280, height: 800 };
const phone = { width: 390, height: 844 };

const cases: [string, string, VisitOptions][] = (['light', 'dark'] as const).flatMap(
  (colorScheme) => [
    [`the first view, ${colorScheme}`, '', { colorScheme, viewport: wide }],
    [`S4 with its probe, ${colorScheme}`, 'p=s4&play=0', { colorScheme, viewport: wide }],
    [
      `paper colours, wide, ${colorScheme}`,
      'ink=paper',
      { colorScheme, viewport: { width: 2_560, height: 1_440 } },
    ],
    [
      `panes side by side, ${colorScheme}`,
      'compare=parent.leaf.brute&probe=1&play=0',
      { colorScheme, viewport: wide },
    ],
    [`an exhibit, ${colorScheme}`, 'bug=centre&n=1000&play=0', { colorScheme, viewport: phone }],
    [`a phone, ${colorScheme}`, 'p=s1&play=0', { colorScheme, viewport: phone }],
    [
      `settings refused, ${colorScheme}`,
      'p=s1&n=10000&min=200&max=200&cap=1&depth=10',
      { colorScheme },
    ],
  ],
);

for (const lesson of ['quadtree&page=3', 'placement&page=7', 'own&tour=nonsense'])
  cases.push([`a lesson, ${lesson}`, `play=0&lesson=${lesson}`, { viewport: phone }]);

for (const story of [
  'insert&who=3',
  'pair&who=1&with=2&event=9',
  'query&probe=1',
  'move&who=99999',
])
  cases.push([`a story, ${story}`, `play=0&tell=${story}`, { viewport: phone }]);

for (const fragment of ['start=click', 'start=poster', 'lock=time.tree.probe&play=0'])
  cases.push([`embedded, ${fragment}`, fragment, { file: 'embed.html', alive: false }]);

for (const language of ['it', 'vi', 'zh-Hans', 'zh-Hant'])
  cases.push([`in ${language}`, `lang=${language}&probe=1&theme=dark&play=0`, { viewport: phone }]);

describe('axe finds nothing', () => {
  test.each(cases)('%s', async (_, fragment, options) => {
    const visit = await house.visit(fragment, options);
    await visit.page.locator('#poster, #button-play').first().waitFor();
    await visit.page
      .locator(fragment.match(/compare=|bug=/) ? '.pane' : 'body')
      .first()
      .waitFor();
    expect(await findings(visit)).toEqual([]);
    for (const group of await visit.page.locator('details').all())
      await group.evaluate((details) => details.toggleAttribute('open', true));
    expect(await findings(visit)).toEqual([]);
    await visit.close();
  });

  test.each(['light', 'dark'] as const)('the race, %s', async (colorScheme) => {
    const visit = await house.visit('race=1', { colorScheme });
    await visit.page.getByText('Racing with 100 objects').waitFor();
    expect(await findings(visit)).toEqual([]);
    await visit.page.locator('#race-button').click();
    await visit.page.locator('.race summary').click();
    expect(await findings(visit)).toEqual([]);
    await visit.close();
  });

  test.each(['light', 'dark'] as const)('the share dialog, %s', async (colorScheme) => {
    const visit = await house.visit('play=0', { colorScheme, viewport: phone });
    await visit.page.locator('#button-share').click();
    await visit.page.locator('#share').waitFor();
    expect(await findings(visit)).toEqual([]);
    await visit.close();
  });
});
