/** The tips, whose code is fetched with the first event that may ask for one. */

/** In milliseconds, after a failure. */
const PAUSE = 2_000;

export function fetchTips(): void {
  const asked = new AbortController();
  const begin = (event: Event): void => {
    asked.abort();
    // Without tips, elements still have their names; a later event asks again.
    import('./tips.ts').then(
      ({ showTips }) => showTips(event),
      () => setTimeout(fetchTips, PAUSE),
    );
  };
  for (const type of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(type, begin, { signal: asked.signal });
}
