/** What is said of answers, in the language of the page. */
import type { Measure } from '../../engine/measures.ts';
import type { Posed } from '../../guesses/posed.ts';
import type { ValueVerdict, Verdict } from '../../guesses/verdict.ts';
import type { VerdictWords } from '../../locales/verdicts.ts';
import { onceFetched } from '../once-fetched.ts';

/** How the reader came to an answer: by the first try, by the second, or after the right one was shown. */
export type Course = 'first' | 'second' | 'seen';

export interface Sentences {
  /** An answer that is not whole yet: `lacking` is how many things it still needs, where that is a number. */
  readonly unanswered: (lacking: number | undefined) => string;
  readonly copied: string;
  readonly notCopied: string;
  /** Of things that have names. */
  readonly listed: (names: readonly string[]) => string;
  /** Which settings the picture shows. */
  readonly pictureOfBest: (best: string, yours: string) => string;
  readonly pictureOfYours: (yours: string) => string;
  /** Which squares of the picture are whose. */
  readonly example: string;
  readonly yourSquares: string;
  /** Of pairs in a picture: which squares can follow one, and that a pair is not asked about. */
  readonly partners: (name: string) => string;
  readonly notAsked: (pair: string) => string;
  /** `names`: what the page calls what is right, where it has names. */
  readonly verdict: (
    guess: Posed,
    verdict: Verdict,
    course: Course,
    names: readonly string[],
  ) => string;
  /** After a first wrong answer: what is wrong with it, and nothing of the right one. `own`: what the text says to it. */
  readonly hint: (guess: Posed, verdict: Verdict, own: string | undefined) => string;
  /** A hint while the reader changes the answer that it is about. */
  readonly before: (hint: string) => string;
  /** What is right. */
  readonly answer: (guess: Posed, verdict: Verdict, names: readonly string[]) => string;
  readonly challenge: (guess: Posed, verdict: Verdict, course: Course) => string;
  /** What was counted. */
  readonly counted: (measure: Measure, value: number) => string;
}

const dictionaries = import.meta.glob<VerdictWords>('../../locales/verdicts/*.ts', {
  import: 'verdicts',
});

export const sentences = onceFetched(() => sentencesIn(document.documentElement.lang));

export async function sentencesIn(language: string): Promise<Sentences> {
  const words = await dictionaries[`../../locales/verdicts/${language}.ts`]?.();
  if (!words) throw new Error(`locales/verdicts/${language}.ts is missing`);
  const notation = new Intl.NumberFormat(language, { useGrouping: 'always' });
  return { ...words, ...sentencesOf(words, (value) => notation.format(value)) };
}

type Format = (value: number) => string;

function sentencesOf(
  words: VerdictWords,
  format: Format,
): Pick<
  Sentences,
  'unanswered' | 'verdict' | 'hint' | 'before' | 'answer' | 'challenge' | 'counted'
> {
  return {
    unanswered: (lacking) =>
      lacking === undefined ? words.incomplete : words.lacking(format(lacking)),
    counted: (measure, value) => words.counted(words.measures[measure], format(value)),
    verdict: (guess, verdict, course, names) => {
      const ofRight = {
        first: words.right,
        second: words.rightAtSecond,
        seen: words.rightOnceSeen,
      };
      const judgement = verdict.right ? ofRight[course] : words.wrong;
      const hasName = verdict.kind !== 'value' || verdict.best !== undefined;
      const answer = hasName && !verdict.right ? [words.answer(words.listed(names))] : [];
      return [judgement, ...reasonsFor(guess, verdict, words, format), ...answer].join(' ');
    },
    before: words.before,
    hint: (guess, verdict, own) =>
      [words.wrong, ...hintsFor(guess, verdict, own, words, format), words.again].join(' '),
    answer: (guess, verdict, names) => {
      const value = verdict.kind === 'value' ? format(verdict.wanted) : '';
      if (guess.kind === 'number') return words.answer(value);
      if (guess.kind === 'place') return words.atLeast(words.measures[guess.measure], value);
      const answer = words.answer(words.listed(names));
      if (guess.kind !== 'settings') return answer;
      return `${answer} ${words.best(words.measures[guess.measure], value)}`;
    },
    challenge: (guess, verdict, course) => {
      const { challenge } = words;
      if (verdict.right && course === 'second') return challenge.rightAtSecond;
      if (verdict.kind === 'set') {
        const { found, wanted } = foundIn(verdict.chosen, verdict.wanted);
        return challenge.found(format(found), format(wanted));
      }
      if (guess.kind === 'place' && verdict.kind === 'value')
        return challenge.reached(words.measures[verdict.measure], format(verdict.value));
      return verdict.right ? challenge.right : challenge.wrong;
    },
  };
}

function reasonsFor(
  guess: Posed,
  verdict: Verdict,
  words: VerdictWords,
  format: Format,
): readonly string[] {
  if (verdict.kind === 'option') return [];
  if (verdict.kind === 'set') {
    const { found, wanted, extra } = foundIn(verdict.chosen, verdict.wanted);
    const tooMany = extra > 0 ? [words.tooMany(format(extra))] : [];
    return [words.found(format(found), format(wanted)), ...tooMany];
  }
  const [value, wanted] = [format(verdict.value), format(verdict.wanted)];
  if (guess.kind === 'number')
    return [verdict.value === verdict.wanted ? '' : words.exactly(wanted, value)].filter(Boolean);
  const measure = words.measures[verdict.measure];
  const yours = words.yours(measure, value);
  if (guess.kind === 'place') return [yours, words.atLeast(measure, wanted)];
  const isGoodEnough = guess.kind === 'settings' && verdict.right && value !== wanted;
  const allowed = isGoodEnough ? [words.goodEnough(format(percentAbove(guess.within)))] : [];
  return [yours, words.best(measure, wanted), ...allowed];
}

/** 10 for 1.1 times as much. */
function percentAbove(times: number): number {
  return Math.round(100 * (times - 1));
}

function hintsFor(
  guess: Posed,
  verdict: Verdict,
  own: string | undefined,
  words: VerdictWords,
  format: Format,
): readonly string[] {
  const { hints } = words;
  switch (guess.kind) {
    case 'boxes':
    case 'pairs':
      return [...reasonsFor(guess, verdict, words, format), hints[guess.ask]];
    case 'number':
      if (verdict.kind !== 'value') return [];
      return [hints[distanceOf(verdict)], ...(own === undefined ? [] : [own])];
    case 'scene': {
      const value = verdict.kind === 'option' ? verdict.values[verdict.chosen] : undefined;
      const yours =
        value === undefined ? [] : [words.yours(words.measures[guess.measure], format(value))];
      return [...yours, guess.wanted === 'most' ? hints.otherHasMore : hints.otherHasFewer];
    }
    case 'place':
      return [...reasonsFor(guess, verdict, words, format), hints.placed];
    case 'settings':
      return reasonsFor(guess, verdict, words, format);
    case 'statement':
      return own === undefined ? [] : [own];
    default:
      return guess satisfies never;
  }
}

/** In which direction the right number lies, and how far. */
function distanceOf({
  value,
  wanted,
}: ValueVerdict): 'more' | 'twice' | 'tenTimes' | 'less' | 'half' | 'tenth' {
  if (wanted > value) {
    if (wanted >= 10 * value) return 'tenTimes';
    return wanted >= 2 * value ? 'twice' : 'more';
  }
  if (10 * wanted <= value) return 'tenth';
  return 2 * wanted <= value ? 'half' : 'less';
}

function foundIn(
  chosen: readonly number[],
  wanted: readonly number[],
): { readonly found: number; readonly wanted: number; readonly extra: number } {
  const found = chosen.filter((one) => wanted.includes(one)).length;
  return { found, wanted: wanted.length, extra: chosen.length - found };
}
