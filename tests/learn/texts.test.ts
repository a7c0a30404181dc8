/** Every chapter in every language: the same figures, settings, numbers, facts, guesses and code. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../web/learn/build/book.ts';
import type { Guess } from '../../web/learn/chapter.ts';
import { type Engine, startEngine } from '../../web/learn/engine/engine.ts';
import { parameterOfKey } from '../../web/learn/engine/keys.ts';
import { languages } from '../../web/playground/state/language.ts';
import { alterationsIn } from '../../web/playground/state/link-review.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { nearestAllowed } from '../../web/playground/state/settings.ts';
import { parseValue } from '../../web/playground/state/value-codec.ts';
import { type BookChapter, book, namedIn, written } from './book.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine();
});

/** All links of a chapter. */
function linksOf({ chapter }: BookChapter): readonly string[] {
  const ofFigures = Object.values(chapter.figures).map(({ settings }) => settings);
  const ofGuesses = Object.values(chapter.guesses).flatMap((guess: Guess) => {
    if (guess.kind === 'scene') return Object.values(guess.options);
    return 'scene' in guess && guess.scene !== undefined ? [guess.scene] : [];
  });
  return [...ofFigures, ...ofGuesses];
}

test('there are chapters, in the order of their numbers', () => {
  expect(book.length).toBeGreaterThan(0);
  expect(book.map(({ folder }) => Number.parseInt(folder, 10))).toEqual(
    book.map((_, at) => at + 1),
  );
});

test.each(book)('the chapter $folder asks at least once', ({ chapter }) => {
  expect(Object.keys(chapter.guesses)).not.toEqual([]);
});

test.each(pages)('the page $folder is written in every language', ({ texts }) => {
  expect(Object.keys(texts)).toEqual(languages);
});

for (const leaf of written)
  describe(leaf.folder, () => {
    test('is written in every language, with a title and a summary of its own', () => {
      expect(Object.keys(leaf.texts)).toEqual(languages);
      const words = Object.values(leaf.texts).flatMap(({ summary, title }) => [title, summary]);
      expect(new Set(words).size).toBe(2 * languages.length);
    });

    test('has the same parts in every language', () => {
      const english = namedIn(leaf, 'en', engine);
      expect(english.parts).not.toEqual([]);
      for (const language of languages) {
        const { facts, parts } = namedIn(leaf, language, engine);
        expect(parts.toSorted(), language).toEqual(english.parts.toSorted());
        const ids = facts.map(({ id }) => id).toSorted();
        expect(ids, language).toEqual(english.facts.map(({ id }) => id).toSorted());
      }
    });

    test('describes its pictures, in each language in its own words', () => {
      const alts = languages.map((language) => namedIn(leaf, language, engine).alts);
      for (const inOne of alts) expect(inOne).not.toContain('');
      expect(new Set(alts.flat()).size).toBe(alts.flat().length);
    });

    test('shows all its figures, guesses and samples', () => {
      const { parts } = namedIn(leaf, 'en', engine);
      const { code, figures, guesses } = leaf.chapter;
      const shown = (kind: string): readonly string[] =>
        parts.filter((part) => part.startsWith(`${kind} `)).map((part) => part.split(' ')[1]!);
      expect(shown('figure').toSorted()).toEqual(Object.keys(figures).toSorted());
      expect(shown('guess').toSorted()).toEqual(Object.keys(guesses).toSorted());
      expect(shown('code').toSorted()).toEqual(Object.keys(code).toSorted());
    });

    test('asks for a number before a slider can show it', () => {
      const { parts } = namedIn(leaf, 'en', engine);
      for (const [id, { kind }] of Object.entries(leaf.chapter.guesses))
        if (kind === 'number') {
          const before = parts.slice(0, parts.indexOf(`guess ${id}`));
          expect(before.filter((part) => part.startsWith('slider '))).toEqual([]);
        }
    });

    test('has links that the playground reads as they are written', () => {
      for (const link of linksOf(leaf)) expect(alterationsIn(link), link).toEqual([]);
    });

    test('has sliders that start and end where the playground allows', () => {
      for (const { sliders = {} } of Object.values(leaf.chapter.figures))
        for (const [key, range] of Object.entries(sliders)) {
          const parameter = parameters[parameterOfKey(key)];
          const words = 'values' in range ? range.values : [`${range.min}`, `${range.max}`];
          for (const word of words) {
            const value = parseValue(parameter, word);
            expect(nearestAllowed(parameter, value), `${key}=${word}`).toBe(value);
          }
        }
    });

    test('names statements of the articles, as things that it teaches', () => {
      const articles = readFileSync(new URL('../../docs/articles.md', import.meta.url), 'utf8');
      for (const id of leaf.chapter.teaches) expect(articles).toContain(`**${id}**`);
    });
  });
