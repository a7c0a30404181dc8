/** What the article says: every fact, in every language, against the engine. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Claim } from '../../web/learn/chapter.ts';
import { type Engine, startEngine } from '../../web/learn/engine/engine.ts';
import { numberIn } from '../../web/learn/guesses/number-text.ts';
import { languages } from '../../web/playground/state/language.ts';
import { namedIn, written } from './book.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine();
});

type Answer = ReturnType<Claim>;

/** All numbers in a text, as its language writes them. */
function numbersIn(text: string, language: string): readonly number[] {
  const words = text.match(/[-−+]?\d(?:[\d.,\u00a0\u202f]*\d)?(?: ?[万萬亿億])?/g) ?? [];
  return words.map((word) => numberIn(word, language));
}

function says(text: string, language: string, answer: Answer): boolean {
  if (typeof answer === 'boolean') return answer;
  const numbers = numbersIn(text, language);
  if (numbers.length !== 1) return false;
  const [said = Number.NaN] = numbers;
  if (typeof answer === 'number') return said === answer;
  return Math.abs(said - answer.about) <= answer.within * Math.abs(answer.about);
}

describe('a number', () => {
  test.each([
    ['4,950', 'en', 4_950],
    ['4.950', 'it', 4_950],
    ['4.950', 'vi', 4_950],
    ['4,950', 'zh-Hans', 4_950],
    ['0.5', 'en', 0.5],
    ['0,5', 'it', 0.5],
    ['1 万', 'zh-Hans', 10_000],
  ])('%s in %s is %d', (text, language, number) => {
    expect(numbersIn(text, language)).toEqual([number]);
  });
});

describe('a fact', () => {
  test.each([
    ['4,950', 4_950, true],
    ['4,951', 4_950, false],
    ['4.950', 4_950, false],
    ['between 2 and 3', 2, false],
    ['many', 2, false],
    ['500', { about: 512, within: 0.05 }, true],
    ['500', { about: 540, within: 0.05 }, false],
    ['never', true, true],
    ['never', false, false],
  ] as const)('"%s" for %o: %s', (text, answer, holds) => {
    expect(says(text, 'en', answer)).toBe(holds);
  });
});

for (const leaf of written)
  describe(leaf.folder, () => {
    const answers = new Map<string, Answer>();

    beforeAll(() => {
      for (const [id, claim] of Object.entries(leaf.chapter.claims)) answers.set(id, claim(engine));
    });

    for (const language of languages)
      test(`says in ${language} what the engine says`, {
        tags: language === 'en' ? [] : ['thorough'],
      }, () => {
        const wrong = namedIn(leaf, language, engine)
          .facts.map(({ id, text }) => ({ id, text, answer: answers.get(id) ?? false }))
          .filter(({ answer, text }) => !says(text, language, answer));
        expect(wrong).toEqual([]);
      });

    test('claims nothing that its text does not say', () => {
      const { facts } = namedIn(leaf, 'en', engine);
      const said = new Set(facts.map(({ id }) => id));
      for (const guess of Object.values(leaf.chapter.guesses))
        if (guess.kind === 'statement')
          for (const claim of Object.values(guess.options)) said.add(claim);
      const unsaid = [...answers.keys()].filter((id) => !said.has(id));
      expect(unsaid).toEqual([]);
    });
  });
