/** What is said of answers, in the language of the page. */
import type { Measure } from '../../engine/measures.ts';
import type { Posed } from '../../guesses/posed.ts';
import type { Verdict } from '../../guesses/verdict.ts';
import type { VerdictWords } from '../../locales/verdicts.ts';

export interface Sentences {
  readonly incomplete: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly verdict: (guess: Posed, verdict: Verdict) => string;
  readonly challenge: (guess: Posed, verdict: Verdict) => string;
  /** What was counted. */
  readonly counted: (measure: Measure, value: number) => string;
}

const dictionaries = import.meta.glob<VerdictWords>('../../locales/verdicts/*.ts', {
  import: 'verdicts',
});

let fetched: Promise<Sentences> | undefined;

export function sentences(): Promise<Sentences> {
  fetched ??= fetchSentences(document.documentElement.lang);
  return fetched;
}

async function fetchSentences(language: string): Promise<Sentences> {
  const words = await dictionaries[`../../locales/verdicts/${language}.ts`]?.();
  if (!words) throw new Error(`locales/verdicts/${language}.ts is missing`);
  const notation = new Intl.NumberFormat(language, { useGrouping: 'always' });
  return { ...words, ...sentencesOf(words, (value) => notation.format(value)) };
}

type Format = (value: number) => string;

function sentencesOf(
  words: VerdictWords,
  format: Format,
): Pick<Sentences, 'verdict' | 'challenge' | 'counted'> {
  return {
    counted: (measure, value) => words.counted(words.measures[measure], format(value)),
    verdict: (guess, verdict) => {
      const opinion = verdict.right ? words.right : words.wrong;
      return [opinion, ...reasonsFor(guess, verdict, words, format)].join(' ');
    },
    challenge: (guess, verdict) => {
      const { challenge } = words;
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
  { kind }: Posed,
  verdict: Verdict,
  words: VerdictWords,
  format: Format,
): readonly string[] {
  if (verdict.kind === 'option') return verdict.right ? [] : [words.otherOption];
  if (verdict.kind === 'set') {
    const { found, wanted, extra } = foundIn(verdict.chosen, verdict.wanted);
    const tooMany = extra > 0 ? [words.tooMany(format(extra))] : [];
    return [words.found(format(found), format(wanted)), ...tooMany];
  }
  const [value, wanted] = [format(verdict.value), format(verdict.wanted)];
  if (kind === 'number')
    return [verdict.value === verdict.wanted ? '' : words.exactly(wanted, value)].filter(Boolean);
  const yours = words.yours(words.measures[verdict.measure], value);
  return [yours, kind === 'place' ? words.atLeast(wanted) : words.best(wanted)];
}

function foundIn(
  chosen: readonly number[],
  wanted: readonly number[],
): { readonly found: number; readonly wanted: number; readonly extra: number } {
  const found = chosen.filter((one) => wanted.includes(one)).length;
  return { found, wanted: wanted.length, extra: chosen.length - found };
}
