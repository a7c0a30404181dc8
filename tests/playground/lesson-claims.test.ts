/** Every caption of the page's own lessons is true of the picture that it stands beside, in every language. */
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { stringsOf } from '../../web/playground/locales/languages.ts';
import { lessonStringsOf } from '../../web/playground/locales/lessons-strings.ts';
import { fetchProbeKinds } from '../../web/playground/probes/fetched.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { languages } from '../../web/playground/state/language.ts';
import { ownStates } from '../../web/playground/state/lesson-pages.ts';
import { ownLessons } from '../../web/playground/state/lessons.ts';
import { lessonClaims } from './lesson-claims.ts';
import { LessonScene } from './lesson-scene.ts';

beforeAll(() => Promise.all([load(), fetchProbeKinds()]));

/** The numbers of a text, written as its language writes them. */
function numbersIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/\d+(?:[.,]\d+)*/g));
}

describe.each(ownLessons)('the lesson %s', (lesson) => {
  test('has claims for each of its pages', () => {
    expect(lessonClaims[lesson]).toHaveLength(ownStates[lesson].length);
  });

  describe.each(lessonClaims[lesson].map((page, at) => ({ page, number: at + 1 })))(
    'on page $number',
    ({ page: { claims, names }, number }) => {
      const state = ownStates[lesson][number - 1]!;
      const open = (): LessonScene => new LessonScene(fromFragment(state));

      test.each(claims)('shows that “$says.en”', ({ holds }) => {
        expect(holds(open())).toBe(true);
      });

      test.each(languages)('says so in %s, with the numbers of the scene', async (language) => {
        const words = await lessonStringsOf(await stringsOf(language));
        const caption = words.lessons[lesson].captions[number - 1]!;
        for (const { says } of claims) expect(caption).toContain(says[language]);
        const format = new Intl.NumberFormat(language);
        const named = names(open()).map((value) => format.format(value));
        expect(numbersIn(caption)).toEqual(new Set(named));
      });
    },
  );
});
