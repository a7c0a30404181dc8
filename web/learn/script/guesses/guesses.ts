/** Starts all guesses of the page, and shows the challenge that a link brings. */
import { startGuess } from './guess.ts';

export function startGuesses(): void {
  const { guess, answer, attempt } = Object.fromEntries(
    new URLSearchParams(location.hash.slice(1)),
  );
  for (const section of document.querySelectorAll<HTMLElement>('.guess')) {
    const started = startGuess(section);
    if (section.id !== guess || answer === undefined) continue;
    section.scrollIntoView();
    void started.challenge({ answer, attempt });
  }
}
