/** All bugs that can be run, and what is said of each. */
import type { BugStrings, WildStrings } from '../../locales/strings.ts';
import { bugs, type RunBug } from './bugs.ts';
import { type Bug, isWild } from './scenes.ts';
import { wildBugs } from './wild.ts';

export const runBugs: Readonly<Record<Bug, RunBug>> = { ...bugs, ...wildBugs };

interface BugWords {
  /** Above the two pictures. */
  readonly faulty: string;
  readonly right: string;
  readonly says: string;
  readonly looks: string;
  readonly why: string;
}

export function bugWords(bug: Bug, strings: BugStrings, wild: WildStrings): BugWords {
  if (isWild(bug)) {
    const { cause, cure, looks, symptom } = wild.defects[bug];
    const between = /[。]$/.test(cause) ? '' : ' ';
    return {
      faulty: wild.faulty,
      right: wild.cured,
      says: symptom,
      looks,
      why: `${cause}${between}${cure}`,
    };
  }
  return {
    faulty: strings.printed[bugs[bug].article],
    right: strings.corrected,
    says: strings.says[bug],
    looks: strings.looks[bug],
    why: strings.why[bug],
  };
}
