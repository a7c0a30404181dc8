/** The judged answers to the guesses of the page, as long as its tab is open: a page that is loaded again shows them again. */
import type { Course } from './sentences.ts';

export interface KeptGuess {
  readonly answer: string;
  readonly course: Course;
  /** The first wrong answer, where there is one. */
  readonly firstWrong?: string | undefined;
}

export function keepGuess(id: string, guess: KeptGuess): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(guess));
  } catch {
    // Without storage, answers last as long as the page.
  }
}

export function forgetGuess(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}

export function keptGuess(id: string): KeptGuess | undefined {
  try {
    const kept: Partial<KeptGuess> = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}');
    const { answer, course = 'first' } = kept;
    return answer === undefined ? undefined : { ...kept, answer, course };
  } catch {
    return undefined;
  }
}

function keyOf(id: string): string {
  return `quadrille-guess ${location.pathname} ${id}`;
}
