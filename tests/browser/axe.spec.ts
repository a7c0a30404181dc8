/** axe-core finds no violation of WCAG 2.0, 2.1 and 2.2, A and AA, in every state of the page and every language. */
import { enter, type OpenPage, states } from '../../scripts/page/states.mjs';
import type { RaceStrings, Strings } from '../../web/playground/locales/strings.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { violations } from './axe-violations.ts';
import { expect, test } from './fixtures.ts';
import { thorough, thoroughUnless } from './thorough.ts';

const languages = parameters.language.values.filter((language) => language !== 'auto');

/** Imported by path: what chooses a language's files is for Vite. */
async function stringsOf(language: string): Promise<OpenPage['strings']> {
  const folder = `../../web/playground/locales/${language}`;
  const { page }: { page: Strings } = await import(`${folder}/page.ts`);
  const { race }: { race: RaceStrings } = await import(`${folder}/race.ts`);
  return { ...page, race };
}

const screens = [
  {
    name: 'on a phone, dark',
    options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  },
  {
    name: 'on a wide screen, light',
    options: { viewport: { width: 1_280, height: 800 }, colorScheme: 'light' },
  },
] as const;

for (const { name, options } of screens)
  test(`axe finds nothing on the first screen, ${name}`, async ({ openPlayground }) => {
    const playground = await openPlayground('', {
      ...options,
      isBare: true,
      reducedMotion: 'reduce',
    });
    await playground.button('Cut into cells').waitFor();
    expect(await violations(playground)).toEqual([]);
  });

/**
 * English has every state, the other languages every second pair of states: roles and colours are the same in all, words
 * differ. Of these, each screen has every second state, and in the next language the others.
 */
for (const [place, language] of languages.entries())
  for (const [turn, { name, options }] of screens.entries())
    test(`axe finds nothing in ${language}, ${name}`, thorough, async ({ openPlayground }) => {
      const playground = await openPlayground(`lang=${language}&play=0`, options);
      const strings = await stringsOf(language);
      const found = [];
      for (const [number, state] of states.entries()) {
        const isDue = place === 0 || Math.floor(number / 2) % 2 === place % 2;
        if (!isDue || (number + place) % 2 !== turn) continue;
        await enter({ page: playground.page, strings }, state);
        for (const violation of await violations(playground))
          found.push(`${state.name}: ${violation}`);
      }
      expect(found).toEqual([]);
    });

for (const fragment of ['start=click', 'start=poster', 'lock=time.tree.probe.tools&play=0'])
  test(
    `axe finds nothing in an embedded page, ${fragment}`,
    thoroughUnless(fragment === 'start=click'),
    async ({ openPlayground }) => {
      const playground = await openPlayground(fragment, { file: 'embed.html', starts: false });
      const start = playground.poster.or(playground.button('Play'));
      // A page that waits for a click has both.
      await expect(start.first()).toBeVisible();
      expect(await violations(playground)).toEqual([]);
    },
  );
