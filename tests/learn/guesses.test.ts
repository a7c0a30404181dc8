/** Guesses of the article: the engine says that the right answer of each is right, and the wrong one wrong. */
import { beforeAll, describe, expect, test } from 'vitest';
import { posedOf } from '../../web/learn/components/guess/guess.tsx';
import { type Engine, startEngine } from '../../web/learn/engine/engine.ts';
import { gapBetween } from '../../web/learn/engine/gap.ts';
import { pointsIn, rowsIn, wordsIn } from '../../web/learn/guesses/answers.ts';
import { boardOf, judge } from '../../web/learn/guesses/judge.ts';
import { verdicts as english } from '../../web/learn/locales/verdicts/en.ts';
import { sentencesIn } from '../../web/learn/script/guesses/sentences.ts';
import { languages } from '../../web/playground/state/language.ts';
import { book } from './book.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await startEngine();
});

const guesses = book.flatMap(({ chapter, folder }) =>
  Object.entries(chapter.guesses).map(([id, guess]) => ({
    chapter,
    guess,
    name: `${folder} ${id}`,
  })),
);

describe.each(guesses)('the guess $name', ({ chapter, guess }) => {
  test('has a right answer and a wrong one', () => {
    const posed = posedOf(guess, chapter, engine);
    expect(judge(posed, guess.right, engine)).toMatchObject({ right: true });
    expect(judge(posed, guess.wrong, engine)).toMatchObject({ right: false });
  });

  test.each(['', 'x', '-1.5', '1e9,2;;,3', '999999', '<script>', '%', 'cap=0&depth=999999'])(
    'survives "%s" from a link',
    (answer) => {
      const { right } = judge(posedOf(guess, chapter, engine), answer, engine);
      expect(right && answer !== guess.right).toBe(false);
    },
  );

  test('does not tell its answer to the page', () => {
    const posed = posedOf(guess, chapter, engine);
    expect(posed).not.toHaveProperty('right');
    expect(posed).not.toHaveProperty('wrong');
  });
});

/** Of the picture of a guess, in pixels, where the window is 390 wide. */
const pictureOnPhone = 342;

describe.each(guesses.filter(({ guess }) => guess.kind === 'boxes' && guess.ask === 'touching'))(
  'in the picture of $name',
  ({ guess }) => {
    test('a gap or an overlap beside the marked square is at least 6 pixels wide on a phone', () => {
      if (guess.kind !== 'boxes') return;
      const { boxes, world } = boardOf(guess, engine);
      const [marked, ...others] = [guess.subject ?? 0, ...boxes.keys()].map((row) => boxes[row]!);
      const gaps = others
        .filter((other) => other !== marked)
        .map((other) => Math.abs(gapBetween(marked!, other)))
        // Squares that share an edge are what one question is about.
        .filter((gap) => gap !== 0);
      expect((Math.min(...gaps) * pictureOnPhone) / world.width).toBeGreaterThanOrEqual(6);
    });
  },
);

test('squares to place come with a right answer, which is shown with the reason', () => {
  const places = guesses.filter(({ guess }) => guess.kind === 'place');
  expect(places).not.toEqual([]);
  for (const { chapter, guess } of places) {
    const posed = posedOf(guess, chapter, engine);
    const example = posed.kind === 'place' ? posed.example : '';
    expect(judge(posed, example, engine)).toMatchObject({ right: true });
    // A stack of which each square can be seen.
    expect(new Set(example.split(';')).size).toBe(posed.kind === 'place' ? posed.count : 0);
  }
});

describe.each(languages)('a first wrong answer, in %s', (language) => {
  test.each(guesses)('to $name is told what is wrong with it', async ({ chapter, guess }) => {
    const say = await sentencesIn(language);
    const posed = posedOf(guess, chapter, engine);
    const wrong = judge(posed, guess.wrong, engine);
    const hint = say.hint(posed, wrong, 'Look again.');
    const bare = say.hint({ kind: 'statement', options: {} }, wrong, undefined);
    expect(hint.length).toBeGreaterThan(bare.length);
    // Neither the right number nor that of a better scene.
    if (wrong.kind === 'value' && posed.kind === 'number')
      expect(hint.replaceAll(/\D/g, '')).not.toContain(String(wrong.wanted));
    if (wrong.kind === 'option' && wrong.wanted in wrong.values)
      expect(hint.replaceAll(/\D/g, '')).not.toContain(String(wrong.values[wrong.wanted]));
  });
});

describe.each(languages)('the right answer, in %s', (language) => {
  test.each(guesses)('of $name is said', async ({ chapter, guess }) => {
    const say = await sentencesIn(language);
    const posed = posedOf(guess, chapter, engine);
    const found = judge(posed, '', engine);
    const notation = new Intl.NumberFormat(language, { useGrouping: 'always' });
    if (found.kind === 'value')
      expect(say.answer(posed, found, ['A 1'])).toContain(notation.format(found.wanted));
    else expect(say.answer(posed, found, ['A', 'B'])).toMatch(/A(?:, |、)B[.。]$/);
  });

  test.each(guesses)('of $name is named after a wrong one', async ({ chapter, guess }) => {
    const say = await sentencesIn(language);
    const posed = posedOf(guess, chapter, engine);
    const [right, wrong] = [guess.right, guess.wrong].map((one) => judge(posed, one, engine));
    // Numbers are in the verdict already.
    if (wrong?.kind === 'value' && wrong.best === undefined) return;
    expect(say.verdict(posed, wrong!, 'second', ['A', 'B'])).toMatch(/A(?:, |、)B[.。]$/);
    expect(say.verdict(posed, right!, 'second', ['A', 'B'])).not.toMatch(/B[.。]$/);
  });
});

test('the best settings are an answer that is right', () => {
  const settings = guesses.filter(({ guess }) => guess.kind === 'settings');
  expect(settings).not.toEqual([]);
  for (const { chapter, guess } of settings) {
    const posed = posedOf(guess, chapter, engine);
    const found = judge(posed, guess.wrong, engine);
    const best = found.kind === 'value' ? (found.best ?? '') : '';
    expect(judge(posed, best, engine)).toMatchObject({ right: true, value: found.wanted });
  }
});

describe.each(languages)('an answer that is right without being the best, in %s', (language) => {
  test('is told how much more than the best is right', async () => {
    const say = await sentencesIn(language);
    const { chapter, guess } = guesses.find((one) => one.guess.kind === 'settings')!;
    const posed = posedOf(guess, chapter, engine);
    const told = (answer: string): string =>
      say.verdict(posed, judge(posed, answer, engine), 'first', []);
    expect(judge(posed, 'cap=8&depth=6', engine)).toMatchObject({ right: true });
    expect(told('cap=8&depth=6')).toContain(' 10%');
    for (const answer of [guess.right, guess.wrong]) expect(told(answer)).not.toContain('%');
  });
});

test('a hint says in which direction a number is wrong, and how far', async () => {
  const say = await sentencesIn('en');
  const guess = { kind: 'number', scene: '', measure: 'allPairs', within: 0 } as const;
  const { hints } = english;
  const told = [700, 300, 7, 900, 2_000, 10_000].map((value) =>
    say.hint(
      guess,
      { kind: 'value', right: false, measure: 'allPairs', value, wanted: 780 },
      undefined,
    ),
  );
  const wanted = [hints.more, hints.twice, hints.tenTimes, hints.less, hints.half, hints.tenth];
  expect(told).toEqual(wanted.map((hint) => `${english.wrong} ${hint} ${english.again}`));
});

describe('an answer', () => {
  test('lists rows that there are, each once', () => {
    expect(rowsIn('3.1.3.9.x.-2.', 5)).toEqual([3, 1]);
  });

  test('lists corners within the world, as many as are asked for', () => {
    const world = { width: 100, height: 50 };
    expect(pointsIn('10,20;300,40;5,5', 2, world)).toEqual([
      { x: 10, y: 20 },
      { x: 100, y: 40 },
    ]);
  });

  test('lists values that there are to choose from', () => {
    const choose = { cap: ['1', '4'], depth: ['3'] };
    expect(wordsIn('cap=4&depth=8&n=9', choose)).toEqual(['cap=4', 'depth=3']);
  });
});
