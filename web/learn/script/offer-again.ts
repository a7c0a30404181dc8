/** Where code could not be fetched: a sentence that says so, and a button that tries again. */

/** In place of what `place` says, which it says again once the button is pressed. */
function offerAgain(place: HTMLElement, tryAgain: () => void): void {
  const { notFetched = '', tryAgain: label = '' } = document.querySelector('main')?.dataset ?? {};
  const before = place.textContent;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    place.textContent = before;
    tryAgain();
  });
  place.replaceChildren(`${notFetched} `, button);
}

/** Does this work; where it needs what cannot be fetched, offers that in `place` until it can. */
export function attempt(work: () => Promise<void>, place: HTMLElement): void {
  work().catch(() => offerAgain(place, () => attempt(work, place)));
}
