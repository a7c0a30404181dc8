/** The tips, whose code is fetched with the first event that may ask for one. */

export function fetchTips(): void {
  const asked = new AbortController();
  const begin = (event: Event): void => {
    asked.abort();
    // Without tips, elements still have their names.
    void import('./tips.ts').then(({ showTips }) => showTips(event)).catch(() => undefined);
  };
  for (const type of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(type, begin, { signal: asked.signal });
}
