/**
 * All captions of a lesson. On the screen they give the shown one its room, so that nothing moves when a page is turned; on paper they
 * are read, each below the picture of its page.
 */
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import type * as PageStills from './page-stills.ts';

export function PrintedCaptions({ captions }: { readonly captions: readonly string[] }): VNode {
  const store = useStore();
  const list = useRef<HTMLOListElement>(null);
  const { lesson, tour } = store.signals;
  const [of, from] = [lesson.value, tour.value];
  useEffect(() => {
    const places = [...(list.current?.querySelectorAll<HTMLElement>('.lesson-still') ?? [])];
    const stopped = new AbortController();
    // A print cannot wait for code. Without it, the captions are printed alone.
    drawOnPaper(places, store.settings, stopped.signal).catch(() => undefined);
    return () => stopped.abort();
  }, [store, captions, of, from]);
  return (
    <ol class="lesson-captions" ref={list}>
      {captions.map((caption) => (
        <li key={caption}>
          <div class="lesson-still" />
          {caption}
        </li>
      ))}
    </ol>
  );
}

/** Fetches what draws the pages, and draws each in its place while the page is printed. */
async function drawOnPaper(
  places: readonly HTMLElement[],
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  const stills: typeof PageStills = await import('./page-stills.ts');
  const pages = stills.pagesOf(settings, places.length);
  await stills.fetchForStills(pages);
  if (signal.aborted) return;
  const draw = (): void => fill(places, pages.map(stills.stillOf));
  addEventListener('beforeprint', draw, { signal });
  addEventListener('afterprint', () => fill(places, []), { signal });
}

function fill(places: readonly HTMLElement[], stills: readonly (string | undefined)[]): void {
  for (const [at, place] of places.entries()) place.innerHTML = stills[at] ?? '';
}
