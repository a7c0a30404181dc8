/** Tells a press from a finger that scrolls the page. */

/** A finger that moves by fewer CSS pixels taps. */
const TAP = 10;

/** Calls back at once for a mouse or a pen; for a finger, as soon as it has tapped or moves to the side, and not where it scrolls. */
export function whenPressed(down: PointerEvent, press: () => void): void {
  if (down.pointerType !== 'touch') return press();
  const until = new AbortController();
  const follow = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const aside = Math.abs(event.clientX - down.clientX);
    const along = Math.abs(event.clientY - down.clientY);
    const isTap = event.type === 'pointerup' && Math.max(aside, along) < TAP;
    const isAside = aside >= TAP && aside > along;
    const scrolls = event.type === 'pointercancel' || (along >= TAP && along >= aside);
    const hasPressed = !scrolls && (isTap || isAside);
    if (hasPressed) press();
    if (hasPressed || scrolls) until.abort();
  };
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, follow, { signal: until.signal });
}
