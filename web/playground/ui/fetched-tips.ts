/** The tips, whose code is fetched with the first event that may ask for one. */

/** In milliseconds, after a failure. */
const PAUSE = 2_000;

export function fetchTips(): void {
  const fetched = new AbortController();
  let last: Event | undefined;
  const note = (event: Event): void => {
    const isFirst = !last;
    last = event;
    if (!isFirst) return;
    import('./tips.ts').then(
      ({ showTips }) => {
        fetched.abort();
        return showTips(last!);
      },
      // Without tips, elements still have their names; a later event asks again.
      () => setTimeout(() => (last = undefined), PAUSE),
    );
  };
  for (const type of ['pointermove', 'pointerdown', 'focusin'])
    document.addEventListener(type, note, { signal: fetched.signal });
}
