/** Guesses of the article: the engine says that the right answer of each is right, and the wrong one wrong. */
import { beforeAll, describe, expect, test } from 'vitest';
import { posedOf } from '../../web/learn/components/guess/guess.tsx';
import { type Engine, startEngine } from '../../web/learn/engine/engine.ts';
import { pointsIn, rowsIn, wordsIn } from '../../web/learn/guesses/answers.ts';
import { judge } from '../../web/learn/guesses/judge.ts';
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
