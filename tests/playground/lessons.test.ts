/** Lessons: the page's own are whole in every language; those of others are read, clamped, and never believed. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedLessons } from '../../web/playground/features/lessons/lesson-buttons.ts';
import { shippedStates } from '../../web/playground/features/lessons/own-lessons.ts';
import { lessonOf, readTour } from '../../web/playground/features/lessons/pages.ts';
import { lessons as englishLessons } from '../../web/playground/locales/en/lessons.ts';
import { languages, lessonStringsOf, stringsOf } from '../../web/playground/locales/languages.ts';
import { fromFragment, isCanonical, toFragment } from '../../web/playground/state/fragment.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { initialSettings, withChanges } from '../../web/playground/state/settings.ts';

describe.each(shippedLessons)('%s', (lesson) => {
  test('has states that are valid links', () => {
    for (const state of shippedStates[lesson]) expect(isCanonical(state), state).toBe(true);
  });

  test.each(languages)('has a caption for each state in %s', async (language) => {
    const words = await lessonStringsOf(await stringsOf(language));
    expect(words.lessons[lesson].captions).toHaveLength(shippedStates[lesson].length);
    const settings = withChanges(initialSettings(), { lesson });
    const pages = lessonOf(settings, words)?.pages ?? [];
    expect(pages.map(({ state }) => state)).toEqual(shippedStates[lesson]);
  });
});

describe('a lesson in a link', () => {
  const pages = [
    { caption: 'One: 100% & "more"', state: 'n=3&play=0' },
    { caption: '二', state: 'p=s4' },
  ];

  test('is parsed back as it was written', () => {
    const tour = JSON.stringify({ title: 'Mine', pages });
    const settings = withChanges(initialSettings(), { lesson: 'own', page: 2, tour });
    const read = fromFragment(toFragment(settings));
    expect(read).toMatchObject({ lesson: 'own', page: 2, tour });
    expect(lessonOf(read, englishLessons)).toEqual({ title: 'Mine', pages });
  });

  test('may be a bare list', () => {
    expect(readTour(JSON.stringify(pages))).toEqual({ title: '', pages });
  });

  test.each([
    '',
    'nonsense',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '[null, 3, [], {}]',
    '{"pages": "none"}',
    '[{"caption": 1, "state": "n=3"}]',
    '[{"caption": "no state"}]',
  ])('%s has no pages', (tour) => {
    expect(readTour(tour).pages).toEqual([]);
  });

  test('is cut to its limits of pages, captions and total length', () => {
    const long = Array.from({ length: 80 }, () => ({ caption: 'x'.repeat(5_000), state: '' }));
    const read = readTour(JSON.stringify(long));
    expect(read.pages).toHaveLength(50);
    expect(read.pages[0]?.caption).toHaveLength(600);
    const { tour } = withChanges(initialSettings(), { tour: 'y'.repeat(1_000_000) });
    expect(tour).toHaveLength(parameters.tour.longest);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (tour) => {
        for (const { caption, state } of readTour(tour).pages)
          expect([typeof caption, typeof state]).toEqual(['string', 'string']);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
