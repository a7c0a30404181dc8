/** Starts all guesses of the page, and shows the challenge that a link brings. */
import { type StartedGuess, startGuess } from './guess.ts';

export function startGuesses(): readonly StartedGuess[] {
  const { guess, answer, attempt } = Object.fromEntries(
    new URLSearchParams(location.hash.slice(1)),
  );
  return [...document.querySelectorAll<HTMLElement>('.guess')].map((section) => {
    const started = startGuess(section);
    if (section.id === guess && answer !== undefined) {
      section.scrollIntoView();
      started.challenge({ answer, attempt });
    }
    return started;
  });
}
