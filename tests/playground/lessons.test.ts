/** Lessons: the page's own are whole in every language; those of others are read, clamped, and never believed. */
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lessonOf } from '../../web/playground/features/lessons/lesson.ts';
import { lessons as englishLessons } from '../../web/playground/locales/en/lessons.ts';
import { stringsOf } from '../../web/playground/locales/languages.ts';
import { lessonStringsOf } from '../../web/playground/locales/lessons-strings.ts';
import { fromFragment, isCanonical, toFragment } from '../../web/playground/state/fragment.ts';
import { languages } from '../../web/playground/state/language.ts';
import { lessonPage, ownStates, readTour } from '../../web/playground/state/lesson-pages.ts';
import { ownLessons } from '../../web/playground/state/lessons.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { initialSettings, withChanges } from '../../web/playground/state/settings.ts';
import { draws } from '../lib/draws.ts';

describe.each(ownLessons)('%s', (lesson) => {
  test('has states that are valid links', () => {
    for (const state of ownStates[lesson]) expect(isCanonical(state), state).toBe(true);
  });

  test('opens every trace at its first event', () => {
    for (const state of ownStates[lesson])
      expect(fromFragment(state), state).toHaveProperty('event', 0);
  });

  test.each(languages)('has a caption for each state in %s', async (language) => {
    const words = await lessonStringsOf(await stringsOf(language));
    expect(words.lessons[lesson].captions).toHaveLength(ownStates[lesson].length);
    const settings = withChanges(initialSettings(), { lesson });
    expect(lessonOf(settings, words)).toBe(words.lessons[lesson]);
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
    expect(readTour(read.tour)).toEqual({ title: 'Mine', pages });
    const captions = pages.map(({ caption }) => caption);
    expect(lessonOf(read, englishLessons)).toEqual({ title: 'Mine', captions });
  });

  test('may say how long its pages wait: 1 to 120 seconds, and nothing but numbers', () => {
    const waits = [8, 0, -3, 1e9, '5', null, {}].map((wait) => ({
      caption: 'One',
      state: 'n=3',
      wait,
    }));
    const read = readTour(`${JSON.stringify(waits).slice(0, -1)},${JSON.stringify(pages[1])}]`);
    const expected = [8, 1, 1, 120, undefined, undefined, undefined, undefined];
    expect(read.pages.map(({ wait }) => wait)).toEqual(expected);
    const settings = withChanges(initialSettings(), {
      lesson: 'own',
      tour: JSON.stringify(waits.slice(0, 5)),
    });
    expect(lessonOf(settings, englishLessons)?.waits).toEqual(expected.slice(0, 5));
    const without = withChanges(settings, { tour: JSON.stringify(pages) });
    expect(lessonOf(without, englishLessons)?.waits).toBeUndefined();
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
      { seed: 7, numRuns: draws(500) },
    );
  });
});

test('the example of docs/lessons.md looks like the pages of the shipped lessons', () => {
  const text = readFileSync(new URL('../../docs/lessons.md', import.meta.url), 'utf8');
  const [, example = ''] = /^```json\n(.*?)^```$/ms.exec(text) ?? [];
  const { pages, title } = readTour(example);
  expect(title).not.toBe('');
  expect(pages.length).toBeGreaterThan(1);
  const shipped = Object.values(ownStates).flat().map(fromFragment);
  for (const { state } of pages) expect(shipped).toContainEqual(fromFragment(state));
});

describe('a page of a lesson', () => {
  const first = withChanges(initialSettings(), { lesson: 'quadtree', count: 7, pace: 2 });

  test('begins with its own state, and leaves what the reader chose', () => {
    expect(lessonPage(first)).toMatchObject({ lesson: 'quadtree', page: 1, count: 24, pace: 2 });
    const second = withChanges(first, { page: 2 });
    expect(lessonPage(second, first)).toMatchObject({ page: 2, maxDepth: 1, playing: false });
  });

  test('is not begun again while it is shown', () => {
    expect(lessonPage(withChanges(first, { capacity: 9, language: 'it' }), first)).toBeUndefined();
    const last = withChanges(first, { page: ownStates.quadtree.length });
    expect(lessonPage(withChanges(first, { page: 50 }), last)).toBeUndefined();
  });

  test('past the last one is the last one', () => {
    const { length } = ownStates.quadtree;
    expect(lessonPage(withChanges(first, { page: 50 }))).toMatchObject({ page: length });
  });

  test('is none without a lesson, and in one that cannot be read', () => {
    expect(lessonPage(initialSettings())).toBeUndefined();
    const unreadable = withChanges(initialSettings(), { lesson: 'own', tour: '{nonsense' });
    expect(lessonPage(unreadable)).toBeUndefined();
  });
});
