import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** How far beyond the window an element may be, so that its content is there when it is scrolled to. */
const MARGIN = '100px';

/** Whether an element has ever been in the window or just outside: what it holds need not be fetched before. */
export function useNear(part: RefObject<Element | null>): ReadonlySignal<boolean> {
  const isNear = useSignal(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        isNear.value = true;
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    if (part.current) observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, isNear]);
  return isNear;
}
